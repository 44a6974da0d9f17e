import { expect, it } from 'vitest'
import { useSmallSite } from './testing/small-site.ts'

const { configure, load, write } = useSmallSite()

const noHeading = 'The link "plain.md#nothere" leads to no heading: /docs/plain has no "#nothere". Nearest: "heading".'

it('reports broken anchors together with all other faults, also those of the same document', async () => {
  await configure({ onBrokenAnchors: 'throw', onBrokenMarkdownLinks: 'throw' })
  await write('content/intro.mdx', '# Intro\n\n[a](plain.md#nothere)\n\n<Nothing />\n\n[b](none.md)\n')
  await write('content/quote.mdx', '# Quote\n\n```ts source="algorithms/none.ts"\n```\n')
  await write('content/partial.mdx', '# Partial\n\n{1 +\n\n[c](plain.md#nothere)\n')
  await write('content/guide/a.md', '# A guide\n\n[d](../plain.md#gone) [e](https://example.com/docs/plain#gone)\n')
  const { messages } = await load()
  expect(messages.map((message) => message.replace(/(content\/\S+ .{30}).*/s, '$1'))).toEqual([
    'content/guide/a.md The link "../plain.md#gone" le',
    'content/guide/a.md The link "https://example.com/',
    'content/intro.mdx The link "plain.md#nothere" le',
    'content/intro.mdx Unknown component <Nothing>. K',
    'content/intro.mdx The link "none.md" leads to no',
    'content/partial.mdx MDX syntax: Unexpected end of ',
    'content/quote.mdx source="algorithms/none.ts": t',
  ])
  expect(messages).toContain(`content/intro.mdx ${noHeading}`)
})

it('does not report anchors of documents that have errors, since their headings are unknown', async () => {
  await write(
    'content/plain.md',
    '# Plain\n\n## Heading\n\n[own](#nothere)\n\n```ts source="algorithms/none.ts"\n```\n',
  )
  await write(
    'content/intro.mdx',
    '# Intro\n\n<Nothing />\n\n[a](plain.md#nothere) [b](https://example.com/docs/plain#x)\n',
  )
  const { messages } = await load()
  expect(messages.map((message) => message.slice(0, 50))).toEqual([
    'content/intro.mdx Unknown component <Nothing>. Kno',
    'content/plain.md source="algorithms/none.ts": ther',
  ])
})
