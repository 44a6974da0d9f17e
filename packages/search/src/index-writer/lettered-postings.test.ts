import { expect, it } from 'vitest'
import type { DocumentPostings } from './collect-postings.ts'
import { letteredPostings } from './lettered-postings.ts'

const rowsOf = ({ terms, term, section, field, quality }: DocumentPostings) =>
  Array.from(term, (number, place) => [terms[number], section[place], field[place], quality[place]])

it('divides postings by the first letter of their terms, and keeps their order', () => {
  const postings = letteredPostings({
    terms: ['bar', 'apple', '𝒳y', 'box', '𝒴'],
    term: Uint32Array.of(0, 1, 2, 3, 0, 4, 1),
    section: Uint32Array.of(0, 0, 0, 0, 1, 1, 70_000),
    field: Uint8Array.of(1, 2, 3, 4, 5, 0, 1),
    quality: Uint8Array.of(14, 13, 12, 11, 10, 0, 1),
  })
  expect([...postings.letters.keys()]).toEqual(['b', 'a', '𝒳', '𝒴'])
  expect(rowsOf(postings.read('b'))).toEqual([
    ['bar', 0, 1, 14],
    ['box', 0, 4, 11],
    ['bar', 1, 5, 10],
  ])
  expect(rowsOf(postings.read('a'))).toEqual([
    ['apple', 0, 2, 13],
    ['apple', 70_000, 1, 1],
  ])
  expect(rowsOf(postings.read('𝒳'))).toEqual([['𝒳y', 0, 3, 12]])
  expect(() => postings.read('z')).toThrow('No term begins with "z".')
})
