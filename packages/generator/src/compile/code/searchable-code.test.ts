import { expect, it } from 'vitest'
import { searchableCode } from './searchable-code.ts'

it('keeps names, and drops words that every program has', () => {
  expect(searchableCode({ lang: 'ts', code: 'const total = await readTotal(id)' })).toEqual(['total', 'readTotal'])
})

it('keeps short shell command lines whole, without prompts and comments', () => {
  const found = searchableCode({
    lang: 'sh',
    code: `$ git  rebase -i HEAD~3  # the last three\nls\n# only a comment\necho ${'x'.repeat(80)}`,
  })
  expect(found.slice(0, 1)).toEqual(['git rebase -i HEAD~3'])
  expect(found.filter((text) => text.includes(' '))).toHaveLength(1)
})
