import { describe, expect, it } from 'vitest'
import type { RunKind, RunSource } from '../../model/run/run-job.ts'
import { type LoadImports, prepareJob, SampleFault } from './prepare-job.ts'

const packages: LoadImports = async (specifiers) => ({
  modules: specifiers.includes('zod') ? [{ name: 'zod-1.js', code: 'export const z = 1' }] : [],
  names: new Map(specifiers.includes('zod') ? [['zod', 'zod-1.js']] : []),
})
const source = (file: string, code: string): RunSource => ({ file, language: file.split('.').at(-1) ?? '', code })
const prepare = async (sources: RunSource[], kind: RunKind = 'script') => prepareJob({ kind, sources }, packages)
const codeOf = async (code: string, { kind, file = 'sample.ts' }: { kind?: RunKind; file?: string } = {}) =>
  (await prepare([source(file, code)], kind)).job.modules.at(-1)?.code

describe('the code of a sample', () => {
  it('is compiled without its types, and keeps its lines', async () => {
    expect(
      await codeOf('interface A {\n  a: number\n}\nconst a: A = { a: 1 } satisfies A\nlet b = a!.a as number'),
    ).toBe('\n\n\nconst a = { a: 1 } \nlet b = a.a ')
  })

  it('checks the values in its comments', async () => {
    const { job, prints, assertions } = await prepare([
      source('sample.ts', 'f(1 as number) // => 2\nconsole.log(1) // prints: 1'),
    ])
    expect(job.modules.at(-1)?.code).toBe(
      'sampleCheck(1, (f(1 )), () => (2)) // => 2\nsampleConsole(2).log(1) // prints: 1',
    )
    expect([[...prints], assertions]).toEqual([[[2, '1']], [1]])
  })

  it('compiles JSX', async () => {
    expect(await codeOf('export const A = () => <p>Hi</p>', { file: 'sample.tsx' }).catch(String)).toContain(
      'Cannot find package "react/jsx-runtime"',
    )
  })

  it('has guarded loops only in browser samples', async () => {
    const code = 'for (;;);\nwhile (a) b()\ndo { c() } while (d)\nfor (const e of f) for (const g in h) i()'
    expect(await codeOf(code, { kind: 'browser' })).toBe(
      'for (;;){sampleTick();;}\nwhile (a) {sampleTick();b()}\ndo {sampleTick(); c() } while (d)\n' +
        'for (const e of f) {sampleTick();for (const g in h) {sampleTick();i()}}',
    )
    expect(await codeOf(code)).toBe(code)
  })

  it('has guarded tail calls only in browser samples, because they use no stack in WebKit', async () => {
    const code =
      'const a = () => a()\nconst b = () => (c ? b() : 1)\nconst d = () => ({})\nfunction e() { while (a) return e() }\n' +
      'const f = () => () => { for (;;) return g?.f() }\nconst h = async () => { await h(); return 1 + h() }'
    expect(await codeOf(code, { kind: 'browser' })).toBe(
      'const a = () => (sampleTick(),a())\nconst b = () => ((sampleTick(),c ? b() : 1))\nconst d = () => ({})\n' +
        'function e() { while (a) {sampleTick();return (sampleTick(),e())} }\n' +
        'const f = () => () => { for (;;) {sampleTick();return (sampleTick(),g?.f())} }\n' +
        'const h = async () => { await h(); return 1 + h() }',
    )
    expect(await codeOf(code)).toBe(code)
  })
})

describe('imports', () => {
  it.each([
    ["import { z } from 'zod'\nz", 'import { z } from "run:zod-1.js"\nz'],
    ["import { z, type Z, Y } from 'zod'\nz as Y", 'import { z,  } from "run:zod-1.js"\nz '],
    ["import { Y } from 'zod'\nlet a: Y = 1", '\nlet a = 1'],
    ["import 'zod'", 'import "run:zod-1.js"'],
    ["import z, { Y } from 'zod'\nz", 'import z, {  } from "run:zod-1.js"\nz'],
    ["import Z, { y } from 'zod'\ny", 'import { y } from "run:zod-1.js"\ny'],
    ["import { z } from 'zod'\n1 // => z", 'import { z } from "run:zod-1.js"\nsampleCheck(2, (1), () => (z)) // => z'],
    ["await import('zod')", 'await import("run:zod-1.js")'],
    ["export * from 'zod'", 'export * from "run:zod-1.js"'],
  ])('%s', async (code, expected) => expect(await codeOf(code)).toBe(expected))

  it('come before the modules that need them, also for files of the project', async () => {
    const { job, files } = await prepare([
      source('src/unused.ts', 'export {}'),
      source('src/b.ts', "import { z } from 'zod'\nexport const b = z"),
      source('src/a.ts', "import { b } from './b.js'\nexport const a = b"),
      source('test.ts', "import { a } from './src/a'\na // => 1"),
    ])
    expect(job.modules.map(({ name }) => name)).toEqual(['zod-1.js', 'src/b.ts', 'src/a.ts', 'test.ts'])
    expect(job.modules.at(-1)?.code).toContain('"run:src/a.ts"')
    expect(files).toEqual(['src/b.ts', 'src/a.ts'])
  })

  it('can read other files as data and text', async () => {
    const { job } = await prepare([
      source('a.json', '{ "b": 1 }'),
      source('a.css', 'p {}'),
      source('sample.ts', "import a from './a.json'\nimport css from './a.css?inline'\na; css"),
    ])
    expect(job.modules.map(({ code }) => code)).toEqual([
      'export default { "b": 1 }',
      'export default "p {}"',
      'import a from "run:a.json"\nimport css from "run:a.css"\na; css',
    ])
  })

  it('do not run checks in the files before the sample', async () => {
    const { job } = await prepare([source('a.ts', 'export const a = 1 // => 2'), source('b.ts', "import './a.ts'")])
    expect(job.modules[0]?.code).toBe('export const a = 1 // => 2')
  })
})

const faultOf = async (sources: RunSource[]): Promise<unknown> => {
  const error = await prepare(sources).catch((thrown: unknown) => thrown)
  return error instanceof SampleFault ? [error.module, error.line, error.message] : error
}

it.each([
  ['const = 1', 1],
  ['const a = 1\n\nlet a = 2', 3],
  ['let a = 1\n// => 2', 2],
  ['f() // => not a value', 1],
])('reports the line of the fault in %j', async (code, line) => {
  expect(await faultOf([source('sample.ts', code)])).toEqual(['sample.ts', line, expect.stringMatching(/^.+$/)])
})

it.each([
  ["import './b.ts'", 'Cannot find module "./b.ts"'],
  ["import { a } from 'unknown'\na", 'Cannot find package "unknown"'],
])('reports the missing module in %j', async (code, message) => {
  expect(await faultOf([source('sample.ts', code)])).toEqual(['sample.ts', 0, message])
})

it('reports files that import each other in a cycle', async () => {
  const circle = [source('a.ts', "import './b.ts'"), source('b.ts', "import './a.ts'")]
  expect(await faultOf(circle)).toEqual(['b.ts', 0, 'b.ts → a.ts → b.ts'])
})
