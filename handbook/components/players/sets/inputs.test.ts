import { expect, it } from 'vitest'
import { faultWords } from '@dev-handbook/step-player/player/testing/fault-words'
import { subject as backtracking } from './backtracking.ts'
import { subject as cartesianProduct } from './cartesian-product.ts'
import { subject as coinChange } from './coin-change.ts'
import { subject as combinationSum } from './combination-sum.ts'
import { subject as shuffle } from './fisher-yates-shuffle.ts'

it('reads sets, a target with its numbers, and a list with its seed', () => {
  expect(cartesianProduct.input.parse('S, M / / x')).toEqual({ value: [['S', 'M'], [], ['x']] })
  expect(combinationSum.input.parse('8 from 2, 3 5')).toEqual({ value: { target: 8, numbers: [2, 3, 5] } })
  expect(shuffle.input.parse('1, 2, 3 seed 7')).toEqual({ value: { list: ['1', '2', '3'], seed: 7 } })
  expect(coinChange.input.parse('6 from 1, 3, 4')).toEqual({ value: { amount: 6, coins: [1, 3, 4] } })
  const euroCents = [1, 2, 5, 10, 20, 50, 100, 200]
  expect(coinChange.input.parse(`18 from ${euroCents.join(', ')}`)).toEqual({ value: { amount: 18, coins: euroCents } })
  expect(backtracking.input.parse('4 all')).toEqual({ value: { n: 4, all: true } })
  expect(backtracking.input.parse('8')).toEqual({ value: { n: 8, all: false } })
  expect(shuffle.input.parse('1 2 3')).toEqual({ value: { list: ['1', '2', '3'], seed: 1 } })
})

it.each([
  [cartesianProduct, ' ', 'There are no sets. Write some: S M / red blue'],
  [cartesianProduct, 'a/b/c/d/e', '5 sets are too many to watch. Give at most 4.'],
  [cartesianProduct, 'purple / x', '“purple” is too long. Give words of at most 5 characters: S M / red blue'],
  [
    cartesianProduct,
    '1 2 3 4 / 1 2 3 4 / 1 2 3',
    '48 tuples are too many to watch. Give sets with at most 36: S M / red blue',
  ],
  [combinationSum, '8', 'Write the target, the word “from”, and the numbers: 8 from 2, 3, 5'],
  [combinationSum, '13 from 2', '13 is outside of 1 to 12.'],
  [combinationSum, '8 from 0, 2', '0 is outside of 1 to 12.'],
  [backtracking, 'four', '“four” is not a board. Write its size, and “all” for every way: 6 all'],
  [backtracking, '9 all', 'The size is 9. Give a size from 1 to 8.'],
  [coinChange, '6', 'Write the amount, the word “from”, and the coins: 6 from 1, 3, 4'],
  [coinChange, '25 from 1', '25 is outside of 0 to 24.'],
  [coinChange, '6 from 0', '0 is outside of 1 to 200.'],
  [
    coinChange,
    '6 from 3, 3',
    'The coin 3 is in the list twice. Write each coin once. It may be used any number of times.',
  ],
  [shuffle, '1, 2 seed x', '“x” is not a seed. Write a whole number from 0 to 9999 after the items: a b c seed 7'],
  [
    shuffle,
    '1, 2 seed 1 seed 2',
    '“1 seed 2” is not a seed. Write a whole number from 0 to 9999 after the items: a b c seed 7',
  ],
  [shuffle, 'a, b!', '“b!” is not a value. Write numbers or short words with commas or spaces between them.'],
  [shuffle, ' seed 3', 'There are no items. Write some: a b c d e seed 7'],
])('%# rejects an input that it cannot show', async ({ input }, text, fault) => {
  expect(await faultWords(input.parse(text))).toBe(fault)
})
