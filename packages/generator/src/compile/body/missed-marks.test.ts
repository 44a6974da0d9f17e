import { expect, test } from 'vitest'
import { compileText } from '../testing/compile-text.ts'

const problemsOf = async (body: string) => (await compileText(body)).problems

test.each([
  ['See [the page](my page.md).', '"[the page](my page.md)" stays text', '[the page](<my page.md>)'],
  ['![A box](img/a box.svg)', '"![A box](img/a box.svg)" stays text', '![A box](<img/a box.svg>)'],
  ['See [the page] (page.md).', '"[the page] (page.md)" stays text', '"[the page](page.md)"'],
  ['See [the page] (./other/#part).', '"[the page] (./other/#part)" stays text', '"[the page](./other/#part)"'],
  ['Some ** strong text ** here.', '"** strong text **" stays text', 'Write "**strong text**"'],
  ['Some **strong text **here.', '"**strong text **" stays text', 'Write "**strong text**"'],
  ['- Some __ strong text __ here.', '"__ strong text __" stays text', 'Write "__strong text__"'],
  ['これは**「太字」**です。', '"**「太字」**" stays text', 'Put a space around the marks'],
  ['##Heading', '"##Heading" stays text', '"## Heading"'],
  ['> Text\n> ###Deep *one*', '"###Deep" stays text', '"### Deep"'],
])('marks that stay text warn: %j', async (body, message, remedy) => {
  const problems = await problemsOf(body)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^warning content\/guide\/page\.mdx:\d \[markdown\] /)
  expect(problems[0]).toContain(message)
  expect(problems[0]).toContain(remedy)
})

test.each([
  'Files of `**/*.ts`, src/**/test and \\*\\* text \\*\\*.',
  'Globs: **/a and **/b, packages/** and lib/**.',
  'Powers: 2 ** 3 ** 2, x ** n ** m.',
  'Code: `f[i](a b)`, f[i](a b), and `** text **`.',
  'A list [a] (see below), [x] (in words) and [b](<./other.mdx>).',
  'Tags: #one and ##, a##b, **bold**##c.',
  'Names: \\_\\_init\\_\\_ and snake__case__name.',
  '```md\n##Heading\n** text **\n[a](b c)\n```',
])('text that only looks like marks passes: %j', async (body) => {
  expect((await problemsOf(body)).filter((problem) => problem.includes('[markdown]'))).toEqual([])
})

test('a link without text warns, and a link with an image or an element does not', async () => {
  const body = 'A [](./other.mdx) b.\n\n[![](/img/logo.png)](./other.mdx) [<b>x</b>](./other.mdx) <https://example.com>'
  expect(await problemsOf(body.replace(' <https://example.com>', ''))).toEqual([
    'warning content/guide/page.mdx:1 [markdown] The link to "./other.mdx" has no text, so readers do not see it. Write "[text](./other.mdx)".',
  ])
})
