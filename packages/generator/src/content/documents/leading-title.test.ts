import { expect, it } from 'vitest'
import { plainText, takeLeadingTitle } from './leading-title.ts'

it.each([
  ['# Title\n\nText.', 'Title', '\n\nText.'],
  ['# Title ##  \nText.', 'Title', '\nText.'],
  ['# C# and F#\nText.', 'C# and F#', '\nText.'],
  ['# Title {#anchor}\nText.', 'Title', '\nText.'],
  ['Title\n=====\nText.', 'Title', '\n\nText.'],
  ["import a from 'a'\n\n<!-- why -->\n# Title", 'Title', "import a from 'a'\n\n<!-- why -->\n"],
])('%j begins with the title %s', (body, title, rest) => expect(takeLeadingTitle(body)).toEqual({ title, body: rest }))

it.each(['Text.\n\n# Title', '## Title', '#Title', '# ![](a.png)\nText.', '- Title\n=====\n'])(
  '%j begins with none',
  (body) => expect(takeLeadingTitle(body)).toEqual({ body }),
)

it.each([
  ['**Bold** and *soft* and __bold__ and _soft_ and ~~gone~~', 'Bold and soft and bold and soft and gone'],
  ['`**code**`  and `` a ` b ``', '**code** and a ` b'],
  ['[A link](b.md) and [another][c], a note[^1]', 'A link and another, a note'],
  ['A picture ![of it](a.png) and ![more][b]', 'A picture and'],
  ['<https://example.com> and <kbd>Ctrl</kbd>', 'https://example.com and Ctrl'],
  ['\\`not code\\` \\[no link\\](b.md) `\\*` \\_\\_init\\_\\_', '`not code` [no link](b.md) \\* __init__'],
  ['snake_case_name, 2 * 3 * 4, \\*stars\\*', 'snake_case_name, 2 * 3 * 4, *stars*'],
])('%s reads as %s', (markdown, text) => expect(plainText(markdown)).toBe(text))
