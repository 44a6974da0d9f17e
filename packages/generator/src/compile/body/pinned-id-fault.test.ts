import { expect, it } from 'vitest'
import { compileText } from '../testing/compile-text.ts'
import { pinnedIdFault } from './pinned-id-fault.ts'

it.each([
  ['## Ünï {#ünï}', 'The id {#ünï} of a heading is not ASCII. Write Latin letters, digits and "-": {#uni}.'],
  ['## Тома {#тома}', 'The id {#тома} of a heading is not ASCII. Write Latin letters, digits and "-".'],
  ['## A {#with space}', 'The id {#with space} of a heading holds a space. Write one word: {#with-space}.'],
  ['A {#with space}\n===', 'The id {#with space} of a heading holds a space. Write one word: {#with-space}.'],
  ['## A', undefined],
  ['## A {#a-b_1.c}', undefined],
  ['## A {#a .wide}', undefined],
  ['## A {#c++}', undefined],
  ['## The id `{#a b}` of this', undefined],
])('%j', (source, fault) => {
  expect(pinnedIdFault(source)).toBe(fault)
})

it('such a heading, or a heading without text, is reported like other faults of headings', async () => {
  const body = '## Ünï {#ünï}\n\n## {#empty}\n\n## ![a](/img/logo.png)\n\n##\n'
  const markdown = { comments: true, admonitions: true, headingIds: true, headings: 'warn', codeMeta: 'warn' } as const
  const reported = (severity: string) => [
    `${severity} content/guide/page.mdx:1 [heading] The id {#ünï} of a heading is not ASCII. Write Latin letters, digits and "-": {#uni}.`,
    `${severity} content/guide/page.mdx:3 [heading] A heading has no text. Say what its section is about, or delete it.`,
    `${severity} content/guide/page.mdx:7 [heading] A heading has no text. Say what its section is about, or delete it.`,
  ]
  expect((await compileText(body)).problems).toEqual(reported('error'))
  expect((await compileText(body, { context: { markdown } })).problems).toEqual(reported('warning'))
  expect((await compileText(body, { context: { markdown: { ...markdown, headings: 'ignore' } } })).problems).toEqual([])
})
