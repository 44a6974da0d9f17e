import { expect, it } from 'vitest'
import { sentencesOf } from '../testing/sentences-of.ts'

it.each([
  ['sets/coin-change', '4 from 2, 1', 'The rest cannot be paid yet, so nothing changes.'],
  ['sets/coin-change', '3 from 1, 3', 'Yes, so 3 now needs 3 coins.'],
  ['sets/coin-change', '3 from 1, 3', 'Pays 3 with a coin of 1. The rest is 2, which needs 2 coins so far.'],
  ['sets/coin-change', '3 from 1, 3', 'Pays 3 with a coin of 3. The rest is 0, which needs no coin.'],
  ['sets/coin-change', '0 from 3', 'Yes, without any coin.'],
  ['sets/combination-sum', '5 from 3', '3 is more than the missing 2, and no number comes after 3.'],
  ['sets/combination-sum', '7 from 4, 6', '4 and all later numbers are more than the missing 3.'],
  ['sets/combination-sum', '3 from 3', '3 would be too much.'],
  ['sets/combination-sum', '3 from 3', '1 way to make 3, in ascending order.'],
  ['sets/combinations', '2 of ab', 'At position 0, the index 0 is the greatest possible, 2 − 2 + 0.'],
  ['sets/combinations', '1 of ab', 'The index is as far right as possible, so the list is complete.'],
  ['sets/knapsack', '1:2, 1:2 in 1', 'With this item, the value is 0 + 2. Both values are 2.'],
  ['sets/knapsack', '5:1 in 3', 'The first row is reached. No item was taken.'],
  ['sets/longest-common-subsequence', 'a / b', '“a” and “b” differ. The entries above and to the left are both 0.'],
  ['sets/longest-common-subsequence', 'a / b', 'No characters were found.'],
  ['sets/longest-common-subsequence', 'a / a', 'One character was found.'],
  ['sets/maximum-subarray', '-3 2', 'The first stretch begins at index 0, with the sum 0.'],
  ['sets/maximum-subarray', '-3 2', 'Stores the stretch from index 1 to index 1.'],
  ['sets/permutations', 'a', 'There is only one place, so all orders are found.'],
  ['sets/permutations', 'ab', 'Place 1 exchanges with the only place before it, place 0, now with “a”.'],
  [
    'sets/permutations',
    'abc',
    'Place 1 has had 1 exchange in this round, so its counter goes back to 0. Continues with place 2.',
  ],
  [
    'sets/shortest-common-supersequence',
    'a / b',
    'The rest of the first text goes to the end, and then the rest of the second text.',
  ],
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(name, text)).toContain(sentence)
})
