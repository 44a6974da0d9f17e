import { expect, it } from 'vitest'
import { sentencesOf } from '../testing/sentences-of.ts'

it.each([
  ['bubble-sort', '5', 'There is only one item.'],
  ['bubble-sort', '2, 1', 'Begins a pass over the first 2 items.'],
  ['bucket-sort', '1, 9', 'Sorts this bucket of one item with insertion sort.'],
  ['counting-sort', '3', 'Another item with the key 3 would go after it.'],
  ['radix-sort', '3, 5', 'Another item with the digit 2 would go after it.'],
  ['merge-sort', '2, 1', 'The buffer is empty, so the two runs are merged.'],
  ['merge-sort', '1, 3, 2, 4', 'The buffer is empty, and the rest of the right run is in its place.'],
  ['quick-sort', '5, 5, 5', 'left stopped at 5 and right at 5. The two items change places.'],
  ['quick-sort', '5, 5, 5', 'left and right have passed each other, so every item is on a correct side.'],
  ['quick-sort', '5, 5, 5', 'The left side is not smaller. Sorts the right side, 2 to 2, first.'],
  ['shell-sort', '2, 1', 'The gap is 1. Inserts 1, at index 1, among the items before it.'],
  ['shell-sort', '2, 1', 'The whole list is in order.'],
  ['bucket-sort', '5', 'Makes an empty bucket, one for each item.'],
  ['counting-sort', '3, 3', 'The range has 1 value, which is small enough to count.'],
  ['counting-sort', '1, 2', 'The range has 2 values, which is small enough to count.'],
  ['shell-sort', '2, 1', 'Is 2, 1 place before, greater than 1?'],
  ['shell-sort', '2, 1', 'There is no item 1 place before.'],
  ['timsort', '5', 'Computes the minimum run for one item.'],
  ['merge-sort', '5, 5', 'Yes, so nothing has to move.'],
  ['merge-sort', '5', 'A part of one item is in order. Returns to the call before.'],
  ['counting-sort', '3, 3', 'Each counter now says how many items have a smaller key.'],
  ['radix-sort', '3, 5', 'Each counter now says how many items have a smaller digit.'],
  ['quick-sort', '1, 2', 'The left side is empty.'],
  ['quick-sort', '1, 2', 'The pivot 1 is already in its final place.'],
  ['quick-sort', '1, 2', 'right has reached the pivot.'],
  ['quick-sort', '2, 1', 'The right side is empty.'],
  ['quick-sort', '2, 1', 'left has reached the end.'],
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(`sort/${name}`, text)).toContain(sentence)
})

const runsOf = (...lengths: number[]) =>
  lengths.flatMap((length, run) => Array.from({ length }, (_, i) => 99 - 30 * run + i)).join(', ')

it('timsort says what happens to balanced runs, also at the end of the list', async () => {
  const sentences = await sentencesOf('sort/timsort', runsOf(70, 30))
  expect(sentences).toEqual(
    expect.arrayContaining([
      'There are 2 runs. Are their lengths balanced?',
      'That was the last run.',
      '2 runs are left to merge.',
      'There are only two runs, so they are merged.',
    ]),
  )
  expect(sentences).not.toContain('The next run begins at 100.')
})
