import { expect, it } from 'vitest'
import { faultWords } from '../testing/fault-words.ts'
import { parseNumbers } from './numbers.ts'

it('reads whole numbers with commas, spaces or semicolons between them', () => {
  expect(parseNumbers('5, 8 1;+9')).toEqual({ value: [5, 8, 1, 9] })
  expect(parseNumbers('-3 −4')).toEqual({ value: [-3, -4] })
  expect(parseNumbers('-1.5 .25 2.', { decimals: true })).toEqual({ value: [-1.5, 0.25, 2] })
})

it.each([
  ['', {}, 'There are no numbers. Write some with commas between them: 5, 8, 1.'],
  ['1', { least: 2 }, 'Give at least 2 numbers.'],
  ['1, two', {}, '“two” is not a whole number. Write numbers with commas or spaces between them: 5, 8, 1.'],
  ['1.5', {}, '“1.5” is not a whole number. Write numbers with commas or spaces between them: 5, 8, 1.'],
  ['1 2 3', { most: 2 }, '3 numbers are too many to watch. Give at most 2 numbers.'],
  ['1000', {}, '1000 is outside of −999 to 999.'],
  ['1 .', { decimals: true }, '“.” is not a number. Write numbers with commas or spaces between them: 5, 8, 1.'],
  ['', { most: 1, from: 7 }, 'There is no number. Write one number: 7.'],
  [
    '-9 9',
    { spread: 15 },
    'From −9 to 9, there are 19 values. These are too many boxes to draw. Give numbers that are at most 15 apart.',
  ],
  ['1 3 2', { ordered: true }, 'The list has to be in ascending order, but 2 comes after 3.'],
])('explains the fault of %s %j', async (text, limits, fault) => {
  expect(await faultWords(parseNumbers(text, limits))).toBe(fault)
})
