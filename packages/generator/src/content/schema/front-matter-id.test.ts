import { expect, it } from 'vitest'
import { frontMatterSchema } from './front-matter.ts'

it.each(['register drep', 'delegate to a drep', 'C++'])('an id may be %j, as in Docusaurus', (id) => {
  expect(frontMatterSchema.parse({ id }).id).toBe(id)
})

it.each(['a/b', ' ', ' a', 'a\nb'])('an id cannot be %j', (id) => {
  expect(frontMatterSchema.safeParse({ id }).error?.issues[0]?.message).toContain('a text without "/"')
})
