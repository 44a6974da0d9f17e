import { expect, it } from 'vitest'
import { compiledOf, htmlOf } from '../testing/compile-text.ts'

it.each([
  String.raw`1986\. A good year`,
  String.raw`3\) is a smiley`,
  String.raw`\- 5 degrees`,
  String.raw`\+ 5 degrees`,
  String.raw`\--- is no rule`,
  String.raw`\# is a sign`,
  String.raw`\> is greater`,
  String.raw`One\
\- two`,
  String.raw`Write \&copy; for a sign`,
  String.raw`![a \[b\]](/img/logo.png)`,
  '-5 degrees, #1, 1.5, R&D and a - b',
  String.raw`- \# in an item
- 1\. as well`,
])('text that looks like a mark stays text: %j', async (body) => {
  const { markdown } = await compiledOf(body)
  expect(markdown).toBe(`# guide/page\n\n${body}\n`)
  expect(await htmlOf(markdown.replace('# guide/page\n\n', ''))).toBe(await htmlOf(body))
})
