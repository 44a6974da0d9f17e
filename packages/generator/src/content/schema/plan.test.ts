import { expect, it } from 'vitest'
import { faultMessages } from '../testing/fault-messages.ts'
import { planRowSchema } from './plan.ts'

it('reports errors in a row of the plan', () => {
  expect(faultMessages(planRowSchema, { path: '/a', title: '', kind: 'x', lang: 'en', words: 'many', note: '' }))
    .toMatchInlineSnapshot(`
    [
      ""path" is "/a"; needed: words joined by "/".",
      ""title" is empty; write something.",
      ""kind" is "x"; allowed: "topic", "guide", "links", "intro", "snippets", "algorithm", "questions", "reference", "cheatsheet", "data-structure".",
      ""words" is "many"; needed: a whole number.",
    ]
  `)
})
