import { expect, it } from 'vitest'
import { findMissingExport } from './find-missing-export.ts'

const faultOf = (sources: Record<string, string>) => findMissingExport(new Map(Object.entries(sources)))

it('names an import that the other source does not export, with its place and the existing exports', () => {
  expect(
    faultOf({
      'sort/a.ts': "\nimport { one, tow as two } from '../lib.ts'",
      'lib.ts': 'export const one = 1, two = 2',
    }),
  ).toMatchObject({
    file: 'sort/a.ts',
    place: { line: 2, column: 15 },
    message: 'The import "tow" is not an export of "lib.ts". Its exports, nearest first: "two", "one".',
  })
  expect(faultOf({ 'a.ts': "import b from './b.ts'", 'b.ts': 'export const b = 1' })).toMatchObject({
    place: { line: 1, column: 8 },
  })
})

it.each([
  [
    'all kinds of exports',
    "import d, { f, C, type T, U, e as x } from './b.ts'",
    'export function f() {}\nexport class C {}\nexport type T = 1\nexport interface U {}\nconst y = 1\nexport { y as e }\nexport default y',
  ],
  ['an export of all names of another module', "import { a } from './b.ts'", "export * from './c.ts'"],
  ['missing types', "import { type A } from './b.ts'\nimport type { B } from './b.ts'", ''],
  ['a namespace', "import * as b from './b.ts'", ''],
  ['packages', "import { a } from 'b.ts'", ''],
])('reports nothing for %s', (_, code, other) => {
  expect(faultOf({ 'a.ts': code, 'b.ts': other })).toBeUndefined()
})
