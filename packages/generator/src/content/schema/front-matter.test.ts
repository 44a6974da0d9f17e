import { expect, it } from 'vitest'
import { faultMessages } from '../testing/fault-messages.ts'
import { frontMatterSchema } from './front-matter.ts'
import { validate } from './validate.ts'

it('reports errors in front matter', () => {
  expect(
    faultMessages(frontMatterSchema, {
      kind: 'guid',
      toc_max_heading_level: 9,
      tags: 'react',
      draft: 'yes',
      lang: 'Russian',
    }),
  ).toMatchInlineSnapshot(`
    [
      ""tags" is "react"; needed: a list.",
      ""lang" is "Russian"; needed: a BCP 47 language tag: "ru".",
      ""kind" is "guid"; allowed: "guide", "topic", "links", "intro", "algorithm", "questions", "snippets", "reference", "cheatsheet", "data-structure".",
      ""toc_max_heading_level" is 9; needed: at most 6.",
      ""draft" is "yes"; needed: true or false.",
    ]
  `)
  expect(
    faultMessages(frontMatterSchema, {
      tags: [true, { label: 'x' }],
      last_update: { date: 'soon', by: 'x' },
      title: null,
    }),
  ).toMatchInlineSnapshot(`
    [
      ""title" is null; needed: text.",
      ""tags[0]" is true; needed: text or a map.",
      ""tags[1].permalink" is missing; needed: text.",
      ""last_update.date" is "soon"; needed: a day that exists, as 2025-01-31, 1/31/2025 (the month first) or Jan 31 2025.",
      "Unknown key "by" in "last_update". Known keys: "date", "author".",
    ]
  `)
  expect(validate(frontMatterSchema, { keywords: 'a, b', pagination_next: null }).value).toEqual({
    keywords: ['a', 'b'],
    pagination_next: null,
  })
})
