import { expect, it } from 'vitest'
import { faultMessages } from '../testing/fault-messages.ts'
import { tagsSchema } from './tags.ts'

it('reports errors in the vocabulary of tags', () => {
  expect(faultMessages(tagsSchema, { 'Node.js': null, react: { lable: 'React' }, css: 'CSS' })).toMatchInlineSnapshot(`
    [
      ""Node.js" cannot be a key here; needed: lower-case words joined by "-", Latin or Cyrillic letters and digits, no dots: "nodejs".",
      "Unknown key "lable" in "react". Did you mean "label"? Known keys: "label", "description".",
      ""css" is "CSS"; needed: null or a map.",
    ]
  `)
})
