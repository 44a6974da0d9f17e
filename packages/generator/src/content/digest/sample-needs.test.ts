import { expect, it } from 'vitest'
import type { Sample, SampleMeta, SampleNeeds } from '../../model/compiled-document.ts'
import { scriptFacts } from '../../compile/code/script-facts.ts'
import { noModules } from '../runs/offered-modules.ts'
import { runRefusal } from '../runs/run-refusal.ts'
import { sampleNeeds } from './sample-needs.ts'

const sample = (code: string, meta: SampleMeta = { run: 'node' }, lang = 'ts'): Sample => {
  const script = scriptFacts(code, lang)
  return { lang, meta, code, line: 1, ...(script && { script }) }
}
const lastOf = (...samples: Sample[]) => sampleNeeds(samples).at(-1)
const file = (title: string, code: string) => sample(code, { title })

it('finds the blocks that the checks execute', () => {
  const kinds = sampleNeeds([
    sample('1'),
    sample('2', {}),
    sample('3', { run: 'browser' }),
    sample('select 4', { run: 'node' }, 'sql'),
    sample('5', { run: 'node', nocheck: 'slow' }),
    sample('print(6)', { run: 'node' }, 'python'),
  ])
  expect(kinds.map(({ index, kind }) => [index, kind])).toEqual([
    [0, 'script'],
    [2, 'browser'],
    [3, 'sql'],
  ])
})

it('collects the modules of all files that a block imports', () => {
  const needs = lastOf(
    file('src/a.ts', "import { z } from 'zod'\nexport { b } from './b'\nexport const a = z"),
    file('src/b/index.ts', "import { y } from 'zod'\nexport const b = y"),
    sample("import { a } from './src/a.js'\nimport React from 'react'\nReact(a)"),
  )
  expect(needs?.imports).toEqual([
    { specifier: 'react', names: ['default'] },
    { specifier: 'zod', names: ['y', 'z'] },
  ])
})

it.each([
  ['lib.cts', './lib.cjs'],
  ['ui/index.jsx', './ui'],
  ['a.cjs', './a'],
  ['types.d.ts', './types'],
])('finds %s by the import of %s, as the page does', (name, specifier) => {
  const needs = lastOf(file(name, "import 'zod'"), sample(`import '${specifier}'`))
  expect(needs?.imports).toEqual([{ specifier: 'zod', names: [] }])
})

it('uses the latest version of a file that the document shows before the block, or else the first version', () => {
  const importer = sample("import './a.ts'")
  const [old, fresh, later] = ['old', 'new', 'later'].map((name) => file('a.ts', `import '${name}'`)) as [
    Sample,
    Sample,
    Sample,
  ]
  const importsOf = (...samples: Sample[]) =>
    sampleNeeds(samples).map(({ imports }) => imports.map(({ specifier }) => specifier))
  expect(importsOf(old, fresh, importer, later)).toEqual([['new']])
  expect(importsOf(importer, fresh, later)).toEqual([['new']])
})

it.each([
  [[sample('process.exit()')], 'it uses process'],
  [[sample("await import('data:text/javascript,export const a = 1')")], 'it imports an address'],
  [[sample('await navigator.locks.query()')], 'it uses navigator.locks, which the sandbox does not have'],
  [[file('a.ts', 'console.log(__dirname)'), sample("import './a.ts'")], 'it uses __dirname'],
  [[sample("import './a.ts'"), file('b.ts', '1')], 'it imports a file that the document does not show'],
  [[sample('1', { run: 'node', noButton: true })], 'it says run=node or nobutton'],
  [[file('a.module.css', ''), sample("import a from './a.module.css'\na()")], 'it imports a CSS module'],
])('says why no page can run a block %#', (samples, refusal) => {
  expect(lastOf(...samples)?.refusal).toBe(refusal)
})

it('says which modules a block lacks', () => {
  const modules = {
    names: { zod: ['z'], 'node:util': ['promisify'] },
    hasSql: false,
    refusals: { express: 'node:http', 'node:fs': 'node:fs' },
  }
  const refusalOf = (code: string) => runRefusal(lastOf(sample(code)) as SampleNeeds, modules)
  expect(refusalOf("import { z } from 'zod'\nz()")).toBeUndefined()
  expect(refusalOf("import express from 'express'\nexpress()")).toBe('it imports express, which needs node:http')
  expect(refusalOf("import fs from 'node:fs'\nfs()")).toBe('it imports node:fs')
  expect(refusalOf("import { inspect } from 'node:util'\ninspect()")).toBe(
    'it imports "inspect" from node:util, which offers that on Node only',
  )
  const sql: SampleNeeds = { index: 0, kind: 'sql', imports: [] }
  expect(runRefusal(sql, modules)).toContain('@electric-sql/pglite')
  expect(runRefusal(sql, { ...noModules, hasSql: true })).toBeUndefined()
})

it('names features that some browsers lack', () => {
  expect(lastOf(sample('Temporal.Now.instant()'))?.feature).toBe('Temporal')
  expect(lastOf(sample('new Date().toTemporalInstant()'))?.feature).toBe('Temporal')
  expect(lastOf(sample('new AsyncDisposableStack()'))?.feature).toBe('AsyncDisposableStack')
  expect(lastOf(sample('{\n  await using file = open()\n}'))?.feature).toBe('DisposableStack')
  expect(lastOf(sample('const using = 1'))?.feature).toBeUndefined()
  expect(lastOf(sample("addEventListener('scrollend', save)"))?.feature).toBe('onscrollend')
  expect(lastOf(sample("new ReadableStream({ type: 'bytes' })"))?.feature).toBe('ReadableByteStreamController')
  expect(lastOf(sample('await renderToReadableStream(page)'))?.feature).toBe('ReadableByteStreamController')
  expect(lastOf(sample("import userEvent from '@testing-library/user-event'", { run: 'browser' }))?.feature).toBe(
    'focus',
  )
  expect(lastOf(sample('input.focus()', { run: 'browser' }))?.feature).toBe('focus')
  expect(
    lastOf(file('a.ts', 'export const now = Temporal.Now'), sample("import { now } from './a.ts'\nnow.instant()"))
      ?.feature,
  ).toBe('Temporal')
  expect(lastOf(sample('temporal.focus()'))?.feature).toBeUndefined()
})
