import { readFileSync } from 'node:fs'
import type * as files from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { compileText } from '../testing/compile-text.ts'

/** An edit that a test makes to the source `of`. */
const edit = vi.hoisted(() => ({ of: '', by: (code: string): string => code }))
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof files>()
  const readFile = async (file: string, encoding: 'utf8') => {
    const text = await real.readFile(file, encoding)
    return edit.of !== '' && file.endsWith(edit.of) ? edit.by(text) : text
  }
  return { ...real, readFile, default: { ...real, readFile } }
})
beforeEach(() => {
  edit.of = ''
})

const file = 'algorithms/sort/quick-sort.ts'
const problemsOf = async (
  by: (code: string) => string,
  { of = file, body = '<StepPlayer of="sort/quick-sort" />' } = {},
) => {
  Object.assign(edit, { of, by })
  const { compiled, problems } = await compileText(body)
  expect(compiled).toBeUndefined()
  return problems.map((problem) => problem.replace('error ', ''))
}

/** The code that one of the tests breaks, and its line in the source. */
const pivot = '  const pivot = items[low] as T\n'
const beforePivot = readFileSync(join(import.meta.dirname, '../..', file), 'utf8').split(pivot)[0] ?? ''
const pivotLine = beforePivot.split('\n').length

const correct = 'Correct the source: the player or race that shows it cannot be built.'

it.each<[what: string, edit: (code: string) => string, problem: string]>([
  [
    'throws when it is imported',
    (code) => code.replace('// #region partition-type', 'undefinedThing()'),
    `${file}:5 [source] undefinedThing is not defined. ${correct}`,
  ],
  [
    'imports a name that is not exported',
    (code) => code.replace('{ swap }', '{ swapp }'),
    `${file}:3:10 [source] The import "swapp" is not an export of "algorithms/swap.ts". Its exports, nearest first: "swap".`,
  ],
  [
    'imports a missing file',
    (code) => code.replace('../swap.ts', '../swop.ts'),
    `${file}:3:22 [source] The import "../swop.ts" leads to no file: there is no "algorithms/swop.ts". Write the path relative to this file, with its ending.`,
  ],
  [
    'does not parse',
    (code) => code.replace('// #region partition-type', 'export ((('),
    `${file}:5:8 [source] Unexpected token. ${correct}`,
  ],
  [
    'throws when it runs',
    (code) => code.replace(pivot, pivot.replace('items', 'itemz')),
    `${file}:${pivotLine} [source] itemz is not defined. ${correct}`,
  ],
  [
    'lacks a shown region',
    (code) => code.replace('// #region partition\n', ''),
    `${file}: [source] The player "sort/quick-sort" shows the region "partition", which does not exist or has no end. ${correct}`,
  ],
])('an implementation that %s is reported as a fault of its source', async (_, by, problem) => {
  expect(await problemsOf(by)).toEqual([problem])
})

it('a fault in an imported source is reported at its place in that source', async () => {
  expect(await problemsOf((code) => `${code}\nundefinedThing()\n`, { of: 'algorithms/swap.ts' })).toEqual([
    expect.stringMatching(/^algorithms\/swap\.ts:\d+ \[source\] undefinedThing is not defined\./),
  ])
})

it.each<[what: string, edit: (code: string) => string]>([
  ['of the import', (code) => `${code}\nundefinedThing()\n`],
  ['of the run', (code) => code.replaceAll('  return ', '  undefinedThing()\n  return ')],
])('a player and a race report the same fault %s in the same words', async (_, mistake) => {
  const of = 'algorithms/sort/merge-sort.ts'
  const problems = await problemsOf(mistake, { of, body: '<StepPlayer of="sort/merge-sort" />' })
  expect(problems).toEqual([expect.stringContaining('undefinedThing is not defined')])
  expect(await problemsOf(mistake, { of, body: '<PlayerRace topic="sort" />' })).toEqual(problems)
})
