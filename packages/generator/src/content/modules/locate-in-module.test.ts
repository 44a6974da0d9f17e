import { expect, it } from 'vitest'
import { locateInModule } from './locate-in-module.ts'

const literal = `{
  ...base,
  title: 'T',
  'docs': { path: 'content' },
  navbar: {
    items: [
      { type: 'doc' },
      { type: 'link', href: '/é' },
    ],
  },
}`

it.each([
  ['a call', (text: string) => `import { define } from './x.ts'\nexport default define(${text})`],
  ['satisfies', (text: string) => `import type { T } from './x.ts'\nexport default (${text}) satisfies T`],
  ['a literal that is constant', (text: string) => `export default ${text} as const`],
  [
    'an exported constant among others',
    (text: string) =>
      `function make() {}\nlet [first] = [{ title: 1 }], other = { title: 2 }, config, none\nexport const settings = ${text}\nexport default settings`,
  ],
  ['a constant', (text: string) => `const config: T = ${text}\nexport default config`],
])('finds keys in the default export as %s', (_, wrap) => {
  const source = wrap(literal)
  const lineOf = (...path: PropertyKey[]) => source.split('\n')[(locateInModule(source, path)?.line ?? 0) - 1]?.trim()
  expect(lineOf('title')).toBe("title: 'T',")
  expect(lineOf('docs', 'path')).toBe("'docs': { path: 'content' },")
  expect(lineOf('navbar', 'items', 1, 'href')).toBe("{ type: 'link', href: '/é' },")
  expect(lineOf('navbar', 'nothing', 'at', 'all')).toBe('navbar: {')
})

it('counts columns from one', () => {
  expect(locateInModule('export default { a: { b: 1 } }', ['a', 'b'])).toEqual({ line: 1, column: 23 })
})

it.each(['export const x = 1', 'export default {', ''])('finds no place in %j', (source) => {
  expect(locateInModule(source, ['a'])).toBeUndefined()
})

it('points at the export when it is not a literal', () => {
  expect(locateInModule('\nexport default makeConfig()', ['a'])).toEqual({ line: 2, column: 1 })
})
