import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeCode, quotedModules } from './quoted-modules.ts'

const repository = resolve(import.meta.dirname, '..')
const sources = quotedModules()
const fileOf = (source: string) => source.replaceAll('/', '--').replace(/\.ts$/, '')

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'complete-files-'))
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const compilerOptions = { noEmit: true, types: ['node'] }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(repository, 'tsconfig.base.json'), compilerOptions, include: ['*.ts'] }),
  )
  for (const source of sources) {
    const { typescript, javascript } = completeCode(source)
    writeFileSync(join(folder, `${fileOf(source)}.ts`), typescript)
    writeFileSync(join(folder, `${fileOf(source)}.js`), javascript)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('complete files of the handbook', () => {
  it('exist for every module that a document quotes', () => {
    expect(sources.length).toBeGreaterThan(120)
  })

  it('compile under the strict settings of this repository, unused names included', () => {
    const tsc = join(repository, 'node_modules/typescript/bin/tsc')
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    })
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 })
  })

  it.each(sources)('%s runs as JavaScript and exports what its source does', async (source) => {
    const [whole, original] = await Promise.all(
      [join(folder, `${fileOf(source)}.js`), join(repository, 'handbook', source)].map(
        (file) => import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Record<string, unknown>>,
      ),
    )
    expect(Object.keys(original ?? {})).not.toEqual([])
    expect(Object.keys(whole ?? {})).toEqual(expect.arrayContaining(Object.keys(original ?? {})))
  })

  it.each(sources)('%s reads like its source: no lines with blanks at their ends, no marks, no gaps', (source) => {
    for (const code of Object.values(completeCode(source))) {
      expect(code).not.toMatch(/[ \t]$/m)
      expect(code).not.toMatch(/#(?:end)?region/)
      expect(code).not.toMatch(/\n{3}/)
      expect(Math.max(...code.split('\n').map((line) => line.length))).toBeLessThanOrEqual(160)
    }
  })
})
