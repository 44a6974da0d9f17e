import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { programRoot } from '../content/program-root.ts'
import { importTraced } from '@dev-handbook/step-player/trace/import-traced'
import { sweepCache } from './sweep-cache.ts'

let folder = ''
let cache = ''
let compiled = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handbook-sweep-'))
  cache = join(folder, '.cache')
  compiled = join(cache, 'typescript')
  mkdirSync(compiled, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const age = (path: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000)
  utimesSync(path, then, then)
}

it('removes instrumented algorithms that nobody has asked for in a day', async () => {
  const traced = join(cache, 'traced')
  const run = (factor: number) =>
    importTraced('double.ts', {
      cacheFolder: cache,
      read: async () => `export const times = (n: number): number => n * ${factor}`,
    })
  const names: string[] = []
  for (const factor of [2, 3, 4]) {
    await run(factor)
    names.push(...readdirSync(traced).filter((name) => !names.includes(name)))
  }
  expect(names).toHaveLength(3)
  for (const [index, name] of names.entries()) age(join(traced, name), [20, 30, 30][index] ?? 0)
  // An old one, and asked for again: its files are as they were.
  await run(3)
  sweepCache(cache, compiled)
  expect(readdirSync(traced).toSorted()).toEqual(names.slice(0, 2).toSorted())
  expect(existsSync(join(traced, names[1] ?? '', 'double.mts'))).toBe(true)
})

it('removes outcomes of samples that nobody has asked for in a month', () => {
  const samples = join(cache, 'samples')
  mkdirSync(samples)
  for (const [name, days] of [
    ['asked.json', 29],
    ['forgotten.json', 31],
  ] as const) {
    writeFileSync(join(samples, name), '[]')
    age(join(samples, name), days * 24)
  }
  sweepCache(cache, compiled)
  expect(readdirSync(samples)).toEqual(['asked.json'])
})

it('removes compiled modules whose source is gone, and leaves alone what is being written', () => {
  const own = join(programRoot, '.cache/typescript')
  const run = (name: string): string => {
    const file = join(folder, name)
    writeFileSync(file, 'console.log("ran" as string)')
    const { stdout } = spawnSync(process.execPath, ['--import', join(programRoot, 'bootstrap/typescript.mjs'), file], {
      encoding: 'utf8',
    })
    expect(stdout).toBe('ran\n')
    // As it is, but in a cache that no other process uses.
    const kept =
      readdirSync(own).find(
        (entry) =>
          /^[\da-f]{20}$/.test(entry) && readFileSync(join(own, entry), 'utf8').split('\n')[0]?.endsWith(` ${file}`),
      ) ?? 'none'
    writeFileSync(join(compiled, kept), readFileSync(join(own, kept)))
    rmSync(join(own, kept))
    return kept
  }
  const stays = run('stays (1).mts')
  run('gone.mts')
  expect(readdirSync(compiled)).toHaveLength(2)
  const others = { damaged: 'no path', '0123.99': 'half', '4567.99': 'left by one that was stopped' }
  for (const [name, text] of Object.entries(others)) writeFileSync(join(compiled, name), text)
  age(join(compiled, '4567.99'), 2)
  age(join(compiled, stays), 1000)
  rmSync(join(folder, 'gone.mts'))
  sweepCache(cache, compiled)
  expect(readdirSync(compiled).toSorted()).toEqual(['0123.99', stays].toSorted())
})
