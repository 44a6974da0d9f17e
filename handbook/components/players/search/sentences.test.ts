import { expect, it } from 'vitest'
import { sentencesOf } from '../testing/sentences-of.ts'

it.each([
  ['jump-search', '5 in 1, 2', 'A block has one item.'],
  ['jump-search', '5 in 1, 2', 'Yes. Jumps past the last item.'],
  ['jump-search', '5 in 1, 2', 'No block is left.'],
  ['jump-search', '5 in 1, 2, 3, 4, 5', 'The last block is shorter, so the search does not skip it.'],
  ['jump-search', '5 in 1, 5, 5, 5, 5', 'If the list contains the target, this block does, too.'],
  ['exponential-search', '5 in 1, 2', 'Yes. Doubles the distance and goes to item number 2.'],
  ['exponential-search', '5 in 1, 2, 3, 4, 5', '… and the last item is at index 4.'],
  ['exponential-search', '3 in 1, 2, 3, 4, 5', '… and not after index 3.'],
  ['exponential-search', '5 in 1, 5, 5', 'The place of the target is not before index 1 …'],
  ['exponential-search', '5 in 1, 2, 3', 'Item number 4 is beyond the end of the list.'],
  ['exponential-search', '5 in 1, 2, 3', 'Every item is smaller than 5.'],
  ['exponential-search', '3 in 1, 2, 3', 'The first item that is not smaller than 3 is at index 2.'],
  ['interpolation-search', '5 in 1, 2, 5, 9', 'The first key left is 5.'],
  ['interpolation-search', '5 in 5, 5, 5', 'So the guess is index 1.'],
  ['ternary-search', '0 in 1, 2', 'No item is before the left cut.'],
  ['ternary-search', '5 in 1, 2', 'No item is after the right cut.'],
  ['ternary-search', '2 in 1, 3', 'No item is between the cuts.'],
  ['ternary-search', '7 in 1, 3, 5, 7', 'A third of the distance from 0 to 3, rounded down, is 1.'],
  ['binary-search', '7 in 1, 3, 5, 7', 'The middle of 0 and 3, rounded down, is 1.'],
  ['binary-search', '7 in 1, 3, 5, 7', 'The middle of 2 and 3, rounded down, is 2.'],
  ['binary-search', '5 in 1, 3, 5', 'The middle of 0 and 2 is 1.'],
  ['binary-search', '5 in 1, 3, 5', 'One item is left, at index 2.'],
  ['exponential-search', '7 in 1, 3, 5, 7, 9, 11, 13', 'The middle of 2 and 3, rounded down, is 2.'],
  ['two-pointers', '6 in 3', 'The pointers have met: no two numbers are left.'],
  ['two-pointers', '-3 in -5, 2', 'Is the sum −3 the target −3?'],
  ['two-pointers', '-3 in -5, 2', '−5 at index 0 and 2 at index 1 add up to −3.'],
  ['sliding-window', 'navigation', 'It was seen at index 0. Is this index in the window, which starts at 4?'],
  ['sliding-window', 'navigation', 'No. Stores that “n” was seen at index 9.'],
  ['sliding-window', 'aa', 'No. The end of the text is reached.'],
  ['sliding-window', 'aa in aab', 'Was this the last missing “a”?'],
  ['sliding-window', 'aa in aab', 'No. 1 required character is incomplete, so the window has to grow.'],
  ['sliding-window', 'aa in aab', '“a” is required 2 times so far.'],
  ['sliding-window', 'tin in navigation', 'Yes, but the window had a spare “i”.'],
  ['sliding-window', 'a in aa', 'No. The first character, “a”, leaves the window.'],
  ['sliding-window', 'a in ba', 'The shortest window with all characters of “a”: “a”, 1 character from index 1.'],
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(`search/${name}`, text)).toContain(sentence)
})

it.each([
  ['2 in 1, 3, 5', 'jump-search'],
  ['5 in 1, 2', 'jump-search'],
])('does not look into a block that does not exist: %s', async (text, name) => {
  const sentences = await sentencesOf(`search/${name}`, text)
  expect(sentences.includes('If the list contains the target, this block does, too.')).toBe(
    !sentences.includes('No block is left.'),
  )
})

it('answers each question only after asking it', async () => {
  const sentences = await sentencesOf('search/two-pointers', '17 in 1, 4, 6, 9, 11, 15')
  expect(sentences.filter((sentence) => sentence.startsWith('Adds'))).toHaveLength(4)
  expect(sentences.slice(3, 7)).toEqual([
    'Adds 1 and 15.',
    'Is the sum 16 the target 17?',
    'No. Is 16 less than 17?',
    'Yes. Even with the greatest number left, 15, 1 is too small. It belongs to no pair.',
  ])
})
