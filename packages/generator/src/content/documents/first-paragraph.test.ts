import { expect, it } from 'vitest'
import { firstParagraph } from './first-paragraph.ts'
import { plainText } from './leading-title.ts'

it.each([
  ['', ''],
  ['## Heading\n\nText', 'Text'],
  ['```js\ncode\n```\n\nText', 'Text'],
  ['````md\n```\nx\n```\n````\nText', 'Text'],
  ['<!-- a\n\nb -->\nText', 'Text'],
  ['{/* comment */}\n\nText', 'Text'],
  ['- item\n\n> quote\n\n| a | b |\n\n1. one\n\nText\nmore\n- item', 'Text more'],
  ['![image](x.png)\n\nText', 'Text'],
  ['<Tabs>\n\nText', 'Text'],
  ['    code\n\nText', 'Text'],
  ["import {\n  a,\n  b,\n} from './c'\n\nText", 'Text'],
  ['export const A = () => (\n  <b>\n    a\n  </b>\n);\n\nText', 'Text'],
  ['<Box\n  title="a"\n  onClick={() => {}}\n>\n\nText\n\n</Box>', 'Text'],
  ['<Code>{`one\n\ntwo`}</Code>\n\nText', 'Text'],
  ['<b>a</b> is > 1\nText', 'Text'],
  ['import of goods\n\nText', 'Text'],
  ['Text\n```js\ncode\n```', 'Text'],
  ['---\n\nText', 'Text'],
  ['```js\nexport default a\n```\n\n```js\nb\n```\n\nText', 'Text'],
  ['~~~js\nimport a from "a"\n```\n~~~\nText', 'Text'],
  ['- ```js\n  export const a = 1\n  ```\n\nText', 'Text'],
  ['<!--\n```\n-->\nText', 'Text'],
  ['```\nnever closed', ''],
  ['See\n<https://example.com> and\n<mailto:a@b.c>', 'See https://example.com and mailto:a@b.c'],
  ['word '.repeat(50), `${'word '.repeat(32).trim()}…`],
  ['Text [q][undef] and ![img][nope]. [a](./my file.mdx)', 'Text [q][undef] and ![img][nope]. [a](./my file.mdx)'],
  ['Text [**q**][undef], [c][] and [d]\n\n[other]: /x', 'Text [q][undef], [c][] and [d]'],
  [
    'Text [q][Two  Words], [c][] and [d], ![e][] and ![f]\n\n[two words]: /x\n[c]: /c\n[D]: /d\n> [e]: /e\n[f]: /f',
    'Text q, c and d, and',
  ],
  [`Text [a](/a "A title") and [b](<./my file.mdx> 'b'), [c]( /c ), [d](), [e](/e (f))`, 'Text a and b, c, d, e)'],
  ['Text `[q][undef]`, \\[q][undef] and [q]', 'Text [q][undef], [q][undef] and [q]'],
  ['Text [a](https://en.wikipedia.org/wiki/A_(b)', 'Text a'],
  ['Text with a note[^1] and [ref][^2]', 'Text with a note and ref'],
  ['a'.repeat(200), `${'a'.repeat(159)}…`],
])('%j', (body, expected) => {
  expect(firstParagraph(body)).toBe(expected)
})

it.each([
  ['**bold** and *it* and __b__ and _i_', 'bold and it and b and i'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['`a*b*c` and ``x ` y``', 'a*b*c and x ` y'],
  ['[link](http://x) [ref][r] note[^1] <kbd>K</kbd>', 'link ref note K'],
  ['**use `a*b` now**', 'use a*b now'],
  [String.raw`\{escaped\} \*`, '{escaped} *'],
])('plain text of %j', (markdown, expected) => {
  expect(plainText(markdown)).toBe(expected)
})
