import { expect, it } from 'vitest'
import { tornRegions } from './torn-regions.ts'

const messages = (code: string) => tornRegions('a.ts', code).map(({ line, message }) => `${line} ${message}`)

it('accepts regions of whole statements, inside functions and nested ones too', () => {
  expect(
    messages(
      '// #region all\nconst f = () => {\n  // #region part\n  let a = 1\n  a++\n  // #endregion part\n  return a\n}\n// #endregion all\n',
    ),
  ).toEqual([])
})

it.each([
  [
    'a region that ends in a function',
    '// #region one\nconst f = () => {\n  let a = 1\n\n// #endregion one\n  return a\n}\n',
    '1 The region "one" cuts "const f = () => {" in two. Move its marks to whole statements.',
  ],
  [
    'a region that begins in a function',
    'function f() {\n// #region one\n  return 1\n}\n// #endregion one\n',
    '2 The region "one" cuts "function f() {" in two. Move its marks to whole statements.',
  ],
  [
    'a case of a switch cut in two',
    'switch (a) {\n  // #region one\n  case 1:\n    b()\n  // #endregion one\n    c()\n}\n',
    '2 The region "one" cuts "case 1:" in two. Move its marks to whole statements.',
  ],
  [
    'only the widest of the cut pieces',
    'function f() {\n  if (a) {\n// #region one\n    b()\n  }\n}\n// #endregion one\n',
    '3 The region "one" cuts "function f() {" in two. Move its marks to whole statements.',
  ],
  [
    'a region that is never closed',
    'function f() {\n  // #region one\n  return 1\n}\n',
    '2 The region "one" cuts "function f() {" in two. Move its marks to whole statements.',
  ],
  [
    'a class cut between its members',
    'class A {\n  a = 1\n// #region one\n  b = 2\n}\n// #endregion one\n',
    '3 The region "one" cuts "class A {" in two. Move its marks to whole statements.',
  ],
])('reports %s', (_, code, message) => {
  expect(messages(code)).toEqual([message])
})

it('names the source that cannot be parsed', () => {
  expect(() => tornRegions('a.ts', '// #region a\nconst =\n')).toThrow('a.ts: ')
})
