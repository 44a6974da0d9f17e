import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFolders } from '../bootstrap/source-folders.mjs'
import { timeLimits } from './time-limits.ts'

const root = resolve(import.meta.dirname, '..')

/**
 * Tests, and files that only tests use. Fixtures are left out, because they are documents of a site. This file is left
 * out too, because it contains the forbidden code.
 */
const files = sourceFolders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter(
    (file) =>
      /\.test\.tsx?$|^tests\/(?:e2e\/)?[^/]+\.ts$/.test(file) &&
      !/node_modules|tests\/fixtures|test-rules\.test/.test(file),
  )

/** Ways to wait for a fixed time, independent of any condition. */
const fixedWaits = [
  /\bwaitForTimeout\(/,
  // A promise of a timer alone: `new Promise((resolve) => setTimeout(resolve, 200))`, also with a value.
  /new Promise(?:<[^>]*>)?\(\((\w+)\) => \{?\s*(?:void )?setTimeout\((?:\1\b|\(\) => \1\()/,
  /from 'node:timers\/promises'/,
]

/** Files that wait for a fixed time, with the line of the wait. */
const waitsIn = (file: string, text: string): string[] =>
  fixedWaits.flatMap((pattern) => {
    const { index } = pattern.exec(text) ?? {}
    return index === undefined ? [] : [`${file}:${text.slice(0, index).split('\n').length}`]
  })

it('finds a fixed wait in every notation', () => {
  const waits = [
    'await page.waitForTimeout(300)',
    'await new Promise((resolve) => setTimeout(resolve, 120))',
    'const pause = () => new Promise<void>((done) => setTimeout(done))',
    'return new Promise((resolve) => setTimeout(() => resolve(1), 300))',
    "import { setTimeout as wait } from 'node:timers/promises'",
  ]
  expect(waits.flatMap((text, at) => waitsIn(String(at), text))).toEqual(['0:1', '1:1', '2:1', '3:1', '4:1'])
  expect(waitsIn('beat', 'const beat = () => setTimeout(beat, 10)')).toEqual([])
})

it('waits in no test for a fixed time: wait for a condition, or run the clock of the test forward', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => waitsIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

/**
 * Waits of Vitest that give up after one second, its default, which a busy machine may need. `expect.poll` has a longer
 * limit in the configuration.
 */
const shortWaitsIn = (file: string, text: string): string[] =>
  [...text.matchAll(/\bvi\.wait(?:For|Until)\(/g)]
    .filter(({ index }) => !argumentsAt(text, index).includes('timeout:'))
    .map(({ index }) => `${file}:${text.slice(0, index).split('\n').length}`)

/** The text from an index to the parenthesis that closes the first one. */
const argumentsAt = (text: string, index: number): string => {
  let depth = 0
  for (let at = text.indexOf('(', index); at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return text.slice(index, at)
  }
  return text.slice(index)
}

it('finds a wait with the limit of Vitest', () => {
  const waits = [
    'await vi.waitFor(() => expect(list).toHaveLength(1))\nconst limit = { timeout: 5 }',
    'await vi.waitUntil(\n  () => isDone(),\n  { interval: 1 },\n)',
    'await vi.waitFor(() => expect(list).toHaveLength(1), { timeout: 20_000 })',
  ]
  expect(waits.flatMap((text, at) => shortWaitsIn(String(at), text))).toEqual(['0:1', '1:1'])
})

it('gives each wait in a test more than the second of Vitest', () => {
  expect(files.flatMap((file) => shortWaitsIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

/** Limits that a test or a preparation has of its own, in milliseconds, with their places. */
const limitsIn = (file: string, text: string): { place: string; limit: number }[] =>
  [/^ *(?:\}, )?(\d[\d_]{3,})(?:,\n *)?\)$/gm, /\{ timeout: (\d[\d_]*) \}, (?:async )?\(/g].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, 1: digits = '' }) => ({
      place: `${file}:${text.slice(0, index).split('\n').length}`,
      limit: Number(digits.replaceAll('_', '')),
    })),
  )

it('finds the limit of a test in every notation', () => {
  const limits = [
    'it(x, async () => {\n}, 60_000)',
    'it(\n  x,\n  () => {},\n  120_000,\n)',
    "it('x', { timeout: 90_000 }, async () => {\n})",
    'f(1_000)',
  ]
  expect(limits.flatMap((text, at) => limitsIn(String(at), text))).toEqual([
    { place: '0:2', limit: 60_000 },
    { place: '1:4', limit: 120_000 },
    { place: '2:1', limit: 90_000 },
  ])
})

it('gives no test a shorter limit than the configuration, because it would fail on a busy machine', () => {
  const short = files.flatMap((file) => {
    const usual = file.startsWith('tests/e2e/') ? timeLimits.browser : timeLimits.unit
    return limitsIn(file, readFileSync(join(root, file), 'utf8')).filter(({ limit }) => limit <= usual)
  })
  expect(short).toEqual([])
})
