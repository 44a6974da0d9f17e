import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadCatalogue } from './catalogue.ts'
import { collectProblems } from './problems.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'catalogue-'))
  mkdirSync(join(root, 'algorithms'))
})
afterEach(() => rmSync(root, { recursive: true }))

const load = async (source?: string) => {
  if (source !== undefined) writeFileSync(join(root, 'algorithms/catalogue.ts'), source)
  const problems = collectProblems()
  const rows = await loadCatalogue(root, problems)
  return { rows: Object.fromEntries(rows), report: problems.all.map(({ severity, rule, file, line, message, cause }) => [severity, rule, file, line, message, ...(cause === undefined ? [] : ['+ cause'])].join(' ')) }
}

const bound = (notation: string) => ({ notation, growth: () => 1 })
const operation = { name: 'sort', best: bound('n'), average: bound('n log n'), worst: bound('n²'), space: bound('1') }
const printed = { name: 'sort', best: 'n', average: 'n log n', worst: 'n²', space: '1' }

it('has of each algorithm, by its path, what tables print', async () => {
  const short = { path: 'tree/heap', title: 'Heap', kind: 'data-structure', deterministic: true, operations: [operation] }
  const long = { path: 'sort/quick', title: 'Quick sort', kind: 'algorithm', stable: false, inPlace: true, online: false, deterministic: false, operations: [{ ...operation, note: 'On average.' }] }
  const { rows, report } = await load(`const growth = () => 1\nexport const catalogue = ${JSON.stringify([{ ...short, source: 'heap.ts' }, long])}`)
  expect(report).toEqual([])
  expect(rows).toStrictEqual({ 'tree/heap': { ...short, operations: [printed] }, 'sort/quick': { ...long, operations: [{ ...printed, note: 'On average.' }] } })
})

it('is empty where a project has none', async () => expect(await load()).toEqual({ rows: {}, report: [] }))

it.each([
  ['throws', '\nthrow new Error("too bad")', [expect.stringMatching(/^error catalogue algorithms\/catalogue\.ts 2 The catalogue cannot be loaded: too bad\. Correct the module\. \+ cause$/)]],
  ['is no module', 'export const catalogue = [,,', [expect.stringMatching(/^error catalogue algorithms\/catalogue\.ts 1 The catalogue cannot be loaded: .+\. Correct the module\.$/)]],
  ['has no catalogue', 'export default []', ['error catalogue algorithms/catalogue.ts  "catalogue" is missing; needed: a list.']],
  [
    'has entries of another shape',
    `export const catalogue = ${JSON.stringify([{ path: 'a', title: 'A', kind: 'algorithms', deterministic: true, operations: [{ ...operation, space: '1' }] }])}`,
    ['error catalogue algorithms/catalogue.ts  "catalogue[0].kind" is "algorithms"; allowed: "algorithm", "data-structure".', 'error catalogue algorithms/catalogue.ts  "catalogue[0].operations[0].space" is "1"; needed: a map.'],
  ],
])('is empty after an error where the module %s', async (_, source, report) => expect(await load(source)).toEqual({ rows: {}, report }))
