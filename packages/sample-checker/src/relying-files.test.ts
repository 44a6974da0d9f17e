import { expect, it } from 'vitest'
import { relyingFiles } from './relying-files.ts'

const relying = (files: Record<string, string>, ...leftOut: string[]) =>
  Object.fromEntries(
    relyingFiles(new Map(Object.entries(files).map(([file, code]) => [file, { code }])), new Set(leftOut)),
  )

it.each([
  ["import { a } from './a.ts'"],
  ["import './a'"],
  ['export * from "./a.js"'],
  ["export type B = import('../src/a.ts').A"],
  ['const a = await import(`./a`)'],
  ["vi.mock('./a.ts')"],
])('a module relies on the module that it names: %s', (code) => {
  expect(
    relying(
      { 'src/a.ts': '', 'src/b.ts': code, 'src/c.ts': "import { c } from './other/a.ts'\nimport a from 'a'\n" },
      'src/a.ts',
    ),
  ).toEqual({ 'src/b.ts': 'src/a.ts' })
})

it('a module relies on everything that the modules it imports rely on', () => {
  expect(
    relying(
      {
        'c.tsx': "import './b'",
        'b/index.ts': "import '../a'",
        'a.mts': "import './c'",
        'd.ts': "import '.'",
        'index.ts': "import './b/'",
      },
      'a.mts',
    ),
  ).toEqual({
    'b/index.ts': 'a.mts',
    'c.tsx': 'a.mts',
    'index.ts': 'a.mts',
    'd.ts': 'a.mts',
  })
})

it('all modules rely on declarations of globals and of the contents of packages', () => {
  expect(relying({ 'types.d.ts': '', 'b.ts': '' }, 'types.d.ts')).toEqual({ 'b.ts': 'types.d.ts' })
  expect(relying({ 'a.ts': "declare module 'x' {", 'b.ts': '' }, 'a.ts')).toEqual({ 'b.ts': 'a.ts' })
})

it('an import of data names the file with its extension', () => {
  expect(
    relying({ 'a.json': '', 'a.ts': '', 'b.ts': "import a from './a.json'", 'c.ts': "import './a'" }, 'a.json'),
  ).toEqual({ 'b.ts': 'a.json' })
})

it('without a left-out file, no file relies on one', () => {
  expect(relying({ 'a.ts': '', 'b.ts': "import './a.ts'" })).toEqual({})
})
