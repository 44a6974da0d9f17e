import { expect, it } from 'vitest'
import { sentencesOf } from '../testing/sentences-of.ts'

it.each([
  ['jump-search', '5 in 1, 2', 'A block has one item.'],
  ['jump-search', '5 in 1, 2', 'Yes: jumps past the last item.'],
  ['jump-search', '5 in 1, 2', 'Every block has been passed: nothing is left.'],
  ['jump-search', '5 in 1, 2, 3, 4, 5', 'The last block is shorter: the target can only be there.'],
  ['exponential-search', '5 in 1, 2', 'Yes: reaches twice as far, to item number 2.'],
  ['exponential-search', '5 in 1, 2, 3, 4, 5', '… and the last item is at index 4.'],
  ['exponential-search', '3 in 1, 2, 3, 4, 5', '… and not after index 3.'],
  ['ternary-search', '0 in 1, 2', 'Nothing is before the left cut.'],
  ['ternary-search', '5 in 1, 2', 'Nothing is after the right cut.'],
  ['ternary-search', '2 in 1, 3', 'Nothing is between the cuts.'],
  ['ternary-search', '7 in 1, 3, 5, 7', 'A third of the way from 0 to 3, rounded down, is 1.'],
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(`search/${name}`, text)).toContain(sentence)
})

it.each([['2 in 1, 3, 5', 'jump-search'], ['5 in 1, 2', 'jump-search']])('does not look into a block that is not there: %s', async (text, name) => {
  const sentences = await sentencesOf(`search/${name}`, text)
  expect(sentences.includes('The target can only be in this block.')).toBe(!sentences.includes('Every block has been passed: nothing is left.'))
})
