import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readBuildRecord } from './output/build-record.ts'
import { publishBuild } from './publish-build.ts'

const hour = 3_600_000
let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-build-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true, force: true })
})

it('removes unused cache entries at most once a day', async () => {
  const cacheFolder = join(root, '.cache')
  const unfinished = join(cacheFolder, 'store/icons/half.1.0.tmp')
  mkdirSync(join(unfinished, '..'), { recursive: true })
  writeFileSync(unfinished, 'half')
  const start = Date.now()
  const publishAfter = async (hours: number): Promise<number | undefined> => {
    vi.useFakeTimers({ now: start + hours * hour, toFake: ['Date'] })
    await publishBuild({
      root,
      cacheFolder,
      site: { documents: [] },
      output: { files: [], publish: async () => {} },
      record: () => ({ outside: [], writer: '', problems: [], pages: 0, files: {} }),
      lastSweep: readBuildRecord(root)?.swept,
      useCards: () => {},
    })
    return readBuildRecord(root)?.swept
  }
  expect(await publishAfter(0)).toBe(start)
  expect(await publishAfter(23)).toBe(start)
  expect(existsSync(unfinished)).toBe(true)
  expect(await publishAfter(25)).toBe(start + 25 * hour)
  expect(existsSync(unfinished)).toBe(false)
})
