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
  const { readMarkdown } = await compiledOf(body)
  const markdown = readMarkdown()
  expect(markdown).toBe(`# guide/page\n\n${body}\n`)
  expect(await htmlOf(markdown.replace('# guide/page\n\n', ''))).toBe(await htmlOf(body))
})

it.each([
  '3. three\n4. four',
  '- a\n- b\n  1. c\n  2. d',
  '- a\n\n- b\n\n  More.',
  '- a\n\n  ```js\n  let a = 1\n  ```\n\n- b',
  'One\n\n---\n\nTwo',
  'Note.[^1]\n\n[^1]: First.\n\n    Second.',
  '| a | b | c |\n| --- | :-: | --: |\n| 1 | x\\|y | `3` |',
  '- [ ] open\n- [x] done',
  '> One\n>\n> - two',
  '``a`b`` and `` `c` `` and ~~gone~~',
  '````md\n```js\n```\n````',
])('Markdown stays the same: %j', async (body) => {
  expect((await compiledOf(body)).readMarkdown()).toBe(`# guide/page\n\n${body}\n`)
})

it.each([
  [
    'no controls, styles and templates',
    '<div><button>Press</button><style>{"p {}"}</style><template>t</template>Text.</div>',
    'Text.',
  ],
  ['code of its own', '<pre>{`a *b*\\n`}</pre>', '```\na *b*\n```'],
  ['a drawing', '<svg aria-label="A drawing"><path d="M0 0" /></svg>', '[A drawing]'],
  ['a drawing within text', 'See <svg aria-label="a drawing"><path d="M0 0" /></svg>.', 'See a drawing.'],
  ['a drawing for the eyes', '<svg><title>x</title></svg>\n\nText.', 'Text.'],
  ['a frame', '<iframe title="A frame" src="https://example.com"></iframe>', '[A frame]'],
  ['a frame without a title', '<iframe src="https://example.com"></iframe>\n\nText.', 'Text.'],
  ['a caption', '<figure><figcaption>A caption</figcaption></figure>', '_A caption_'],
  ['a caption with emphasis', '<figure><figcaption>A *caption*</figcaption></figure>', '_A *caption*_'],
  ['a caption without text', '<figure><figcaption></figcaption></figure>\n\nText.', 'Text.'],
  ['an admonition with emphasis in its title', ':::note[**b** c]\nText.\n:::', '> **__b__ c**\n>\n> Text.'],
  ['a fold', '<details>\n<summary>More **text**</summary>\n\nText.\n</details>', '**More __text__**\n\nText.'],
  [
    'inline elements that lie between blocks',
    '<div>a <em>b</em> <abbr>c</abbr> d<sub>2</sub> <kbd>K</kbd><p>e</p><code>f</code> <a href="https://example.com/">g</a></div>',
    'a _b_ c d<sub>2</sub> K\n\ne\n\n`f` [g](https://example.com/)',
  ],
  ['emphasis with spaces at its ends', 'a<em> b </em>c<b> </b>', 'a _b_ c'],
  ['an anchor', '<a name="x">no address</a>', 'no address'],
  ['a field', 'a<input type="text" /> <input type="checkbox" defaultChecked /> b', 'a [x] b'],
])('writes %s', async (_, body, markdown) => {
  expect((await compiledOf(body)).readMarkdown()).toBe(`# guide/page\n\n${markdown}\n`)
})
