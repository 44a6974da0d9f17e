import { describe, expect, test } from 'vitest'
import { compiledOf } from './testing/compile-text.ts'

const document = `First **words**, \`code\`
and a [link](./other.mdx).

## Section *one* {#one}

- Item
  1. Nested
  2. Second

     More of it
- [x] Done

:::tip[Use it]

Text[^1] | pipe.

:::

### Below

\`\`\`ts title="a.ts"
export const parseUrl = (text: string) => new URL(text)
\`\`\`

| Name | Value |
| --- | :-: |
| \`a\\|b\` | *two* |

> Quoted

![A dot](/img/logo.png) H<sub>2</sub>O 1 < 2 and a\\_b\\
next

## Two

<ArrayFigure alt="An array of two" caption="A caption" rows={[{ values: [1, 2] }]} />

<Tabs><TabItem value="a" label="First tab">

In the tab.

</TabItem></Tabs>

<Answer level="junior">

Because.

</Answer>

<Demo title="A box">

\`\`\`html
<p>
\`\`\`

</Demo>

<DocumentList under="guide" />

| Operation | Worst |
| --- | --- |
| quickSort | O(n²) |

{1 + 1} <kbd>K</kbd>

[^1]: A note.
`

const source = document.replace('1 < 2', String.raw`1 \< 2`)

test('the document as plain Markdown', async () => {
  const { readMarkdown } = await compiledOf(source)
  const markdown = readMarkdown()
  expect(markdown).toMatchInlineSnapshot(`
    "# guide/page

    First **words**, \`code\` and a [link](/docs/guide/other).

    ## Section _one_

    - Item
      1. Nested

      2. Second

         More of it

    - [x] Done

    > **Use it**
    >
    > Text[^1] | pipe.

    ### Below

    \`\`\`ts title="a.ts"
    export const parseUrl = (text: string) => new URL(text)
    \`\`\`

    | Name | Value |
    | --- | :-: |
    | \`a\\|b\` | _two_ |

    > Quoted

    ![A dot](/img/logo.png) H<sub>2</sub>O 1 \\< 2 and a\\_b\\
    next

    ## Two

    [An array of two]

    _A caption_

    **First tab**

    In the tab.

    **Answer Junior**

    Because.

    [A box]

    \`\`\`html
    <p>
    \`\`\`

    - [guide/other](/docs/guide/other)

      About guide/other

    | Operation | Worst |
    | --- | --- |
    | quickSort | O(n²) |

    2 K

    [^1]: A note.
    "
  `)
})

test('its sections as plain text', async () => {
  const { readSections } = await compiledOf(source)
  const sections = readSections()
  expect(sections).toMatchInlineSnapshot(`
    [
      {
        "headings": [],
        "text": "First words, code and a link.",
      },
      {
        "headings": [
          {
            "id": "one",
            "level": 2,
            "text": "Section one",
          },
        ],
        "text": "Item Nested Second More of it Done Use it Text | pipe.",
      },
      {
        "headings": [
          {
            "id": "one",
            "level": 2,
            "text": "Section one",
          },
          {
            "id": "below",
            "level": 3,
            "text": "Below",
          },
        ],
        "text": "Name Value a|b two Quoted H2O 1 < 2 and a_b next parseUrl text URL",
      },
      {
        "headings": [
          {
            "id": "two",
            "level": 2,
            "text": "Two",
          },
        ],
        "text": "A caption In the tab. Answer Junior Because. Operation Worst quickSort O(n²) 2 K A note.",
      },
    ]
  `)
})

test('a heading without text below it is a section; an empty part before the first heading is not', async () => {
  const { readSections } = await compiledOf('## Empty\n\n## With a\nlist\n\n- Item\n- Item')
  const sections = readSections()
  expect(sections).toMatchObject([
    { headings: [{ id: 'empty', text: 'Empty' }], text: '' },
    { headings: [{ text: 'With a' }], text: 'list Item Item' },
  ])
})

test('output of code is not part of its section’s text', async () => {
  const { readSections } = await compiledOf(
    '```ts\nconst parseUrl = 1\n```\n\n```ts output\nconst parseNumber = 1\n```',
  )
  const sections = readSections()
  expect(sections.map(({ text }) => text)).toEqual(['parseUrl'])
})

describe('words', () => {
  test.each([
    ['Two words.', 2],
    ["It's a `code span` — 3.5 well-known кошки", 7],
    ['## A heading\n\nText', 3],
    ['```ts\nconst a = 1\n```', 0],
    ['| a | b |\n|--|--|\n| c | d |', 4],
    ['<ArrayFigure alt="An array" caption="Not prose" rows={[{ values: [1] }]} />', 0],
    ['<Counter start={8} />\n\nTwo words.', 2],
    ['<DocumentList under="guide" />', 0],
    [':::note\nText\n:::', 2],
  ])('%s', async (body, count) => {
    expect((await compiledOf(body)).words).toBe(count)
  })
})
