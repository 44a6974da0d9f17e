import { expect, it } from 'vitest'
import { faultsOf } from './testing/faults-of.ts'

const cases: Record<string, [body: string]> = {
  'empty tabs': ['<Tabs>x</Tabs>'],
  'items without a value': [
    '<Tabs><TabItem label="x">x</TabItem></Tabs>\n\n<Tabs>\n<TabItem value="a">x</TabItem>\n<TabItem label="b">y</TabItem>\n<TabItem>z</TabItem>\n</Tabs>',
  ],
  'items outside tabs, without a value': ['<TabItem label="x">x</TabItem>\n\n<TabItem>x</TabItem>'],
  'item outside tabs': ['<TabItem value="a">x</TabItem>'],
  'answer of a level that is no text': ['<Answer level={3}>x</Answer>'],
  'id that three headings have': ['## A {#a}\n\n## B {#a}\n\n## C {#a-2}\n\n## D {#a}\n\n## E {#a}'],
  'language that is near to several': ['```tss\nx\n```'],
}

it('reports missing values, and suggests free ones', async () => {
  const reports = await Promise.all(
    Object.entries(cases).map(async ([name, [body]]) => `${name}\n${await faultsOf(body)}`),
  )
  expect(reports.join('\n\n')).toMatchInlineSnapshot(`
    "empty tabs
    error content/guide/page.mdx:5 [component] <Tabs> has no <TabItem>. Put at least one <TabItem value="a" label="A"> into it.

    items without a value
    error content/guide/page.mdx:5 [component] <TabItem label="x"> has no value. Give it one of its own among the items of its <Tabs>: <TabItem value="a" label="A">.
    error content/guide/page.mdx:9 [component] <TabItem label="b"> has no value. Give it one of its own among the items of its <Tabs>: <TabItem value="a" label="A">.
    error content/guide/page.mdx:10 [component] <TabItem> has no value. Give it one of its own among the items of its <Tabs>: <TabItem value="a" label="A">.

    items outside tabs, without a value
    error content/guide/page.mdx:5 [component] <TabItem label="x"> is outside <Tabs>. Put it inside one.
    error content/guide/page.mdx:7 [component] <TabItem> is outside <Tabs>. Put it inside one.

    item outside tabs
    error content/guide/page.mdx:5 [component] <TabItem value="a"> is outside <Tabs>. Put it inside one.

    answer of a level that is no text
    error content/guide/page.mdx:5 [component] <Answer level={3}> names no level. Write one of: junior, middle, senior.

    id that three headings have
    error content/guide/page.mdx:7 [heading] The id "a" of the heading "B" is taken by another heading. Pin another one: {#a-3}.
    error content/guide/page.mdx:11 [heading] The id "a" of the heading "D" is taken by another heading. Pin another one: {#a-4}.
    error content/guide/page.mdx:13 [heading] The id "a" of the heading "E" is taken by another heading. Pin another one: {#a-5}.

    language that is near to several
    error content/guide/page.mdx:5 [code] Unknown language "tss" of a code block. Did you mean "ts"? Nearest: "ts", "tsx", "css", "qss", "tsv", "tsp", "js", "jsx" and 343 more. Plain text is "text"."
  `)
})
