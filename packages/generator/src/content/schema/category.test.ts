import { expect, it } from 'vitest'
import { faultMessages } from '../testing/fault-messages.ts'
import { categorySchema } from './category.ts'
import { validate } from './validate.ts'

it('reports errors in the settings of a folder', () => {
  expect(faultMessages(categorySchema, { label: 'A', link: { type: 'page' }, position: 'first' }))
    .toMatchInlineSnapshot(`
    [
      ""position" is "first"; needed: a number.",
      ""link.type" is "page"; allowed: "doc", "generated-index".",
    ]
  `)
})

it('accepts quoted numbers, and no other texts as numbers', () => {
  expect([' 2 ', '-1.5'].map((position) => validate(categorySchema, { position }).value?.position)).toEqual([2, -1.5])
  expect(['', ' ', '0x1', '1 2'].flatMap((position) => faultMessages(categorySchema, { position }))).toHaveLength(4)
  expect(validate(categorySchema, { link: null }).value).toEqual({ link: null })
})
