import { expect, it } from 'vitest'
import { quotedLines } from '../../../../pipeline/testing/quoted-lines.ts'
import { sentencesOf } from '../../sentences-of.ts'

it.each([
  ['bubble-sort', '5', 'There is only one item.'],
  ['bucket-sort', '5', 'Makes an empty bucket, one for each item.'],
  ['counting-sort', '3, 3', 'That is 1 value: few enough to count.'],
  ['counting-sort', '1, 2', 'Those are 2 values: few enough to count.'],
  ['shell-sort', '2, 1', 'Is 2, 1 place before, greater than 1?'],
  ['shell-sort', '2, 1', 'Nothing is 1 place before.'],
  ['timsort', '5', 'Finds the least length of a run for one item.'],
  ['quick-sort', '1, 2', 'The left side is empty.'],
  ['quick-sort', '1, 2', 'The pivot 1 is already in its final place.'],
  ['quick-sort', '1, 2', 'right has reached the pivot.'],
  ['quick-sort', '2, 1', 'The right side is empty.'],
  ['quick-sort', '2, 1', 'left has reached the end.'],
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(`sort/${name}`, text, quotedLines)).toContain(sentence)
})
