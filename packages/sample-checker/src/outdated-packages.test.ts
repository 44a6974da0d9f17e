import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { outdatedPackages, parseOutdated } from './outdated-packages.ts'

describe('outdated packages', () => {
  it('are those whose installed version is older than their newest release', () => {
    const report = {
      zod: { current: '4.0.0', latest: '4.1.0' },
      axios: { current: '1.9.0', latest: '1.10.1' },
      react: { current: '19.2.0', latest: '19.3.1' },
      ws: { current: '8.0.0', latest: '8.0.0' },
      node: { latest: '26.0.0' },
      jotai: { current: '3.0.1', latest: '2.20.3' },
    }
    expect(parseOutdated(JSON.stringify(report))).toEqual([
      { name: 'axios', current: '1.9.0', latest: '1.10.1' },
      { name: 'react', current: '19.2.0', latest: '19.3.1' },
      { name: 'zod', current: '4.0.0', latest: '4.1.0' },
    ])
    expect(parseOutdated('')).toEqual([])
  })

  it('cannot be found without a registry', () => {
    expect(() => parseOutdated('{"error":{"summary":"no network"}}')).toThrow(
      'npm could not compare the releases: no network',
    )
    expect(() => parseOutdated('{"error":{"code":"EAI_AGAIN"}}', 'npm error code EAI_AGAIN\n')).toThrow(
      /^npm could not compare the releases: npm error code EAI_AGAIN$/,
    )
  })

  it.skipIf(process.platform === 'win32')('are found with the Node of the folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'outdated-'))
    const programs = join(folder, 'node_modules/.bin')
    mkdirSync(programs, { recursive: true })
    // npm starts with the first `node` in the search path. This one prints a report instead of running npm.
    writeFileSync(join(programs, 'node'), '#!/bin/sh\necho \'{"ai":{"current":"6.0.0","latest":"7.0.0"}}\'\n')
    chmodSync(join(programs, 'node'), 0o755)
    expect(outdatedPackages(folder)).toEqual([{ name: 'ai', current: '6.0.0', latest: '7.0.0' }])
    rmSync(folder, { recursive: true })
  })
})
