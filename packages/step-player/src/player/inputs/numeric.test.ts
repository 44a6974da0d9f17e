import { describe, expect, it } from 'vitest'
import { faultWords } from '../testing/fault-words.ts'
import { congruencesInput } from './congruences.ts'
import { drawsInput, streamInput } from './draws.ts'
import { equationsInput } from './equations.ts'
import { halvedNumberInput, oneNumberInput } from './one-number.ts'

const year = oneNumberInput({ en: 'Year', ru: 'Год' }, { from: 1, to: 99 })
const candidate = halvedNumberInput({ to: 999, most: 8 })

describe('inputs of the numeric subjects', () => {
  it('are parsed', () => {
    expect(year.parse(' 42 ')).toEqual({ value: 42 })
    expect(candidate.parse('1')).toEqual({ value: 1 })
    expect(candidate.parse('257')).toEqual({ value: 257 })
    expect(equationsInput.parse('2 1 = 8; 1 −1 = 1')).toEqual({
      value: {
        matrix: [
          [2, 1],
          [1, -1],
        ],
        right: [[8], [1]],
      },
    })
    expect(congruencesInput.parse('-1 mod 3, −2 mod 5')).toEqual({
      value: [
        { remainder: -1, modulus: 3 },
        { remainder: -2, modulus: 5 },
      ],
    })
    expect(congruencesInput.parse('2 mod 3, 3 mod 5')).toEqual({
      value: [
        { remainder: 2, modulus: 3 },
        { remainder: 3, modulus: 5 },
      ],
    })
    expect(drawsInput.parse('1, 0, 5 at 0 .25 0.999')).toEqual({
      value: { weights: [1, 0, 5], fractions: [0, 0.25, 0.999] },
    })
    expect(streamInput.parse('5, 8, 1 k 2')).toEqual({
      value: {
        items: [
          { id: 0, value: '5' },
          { id: 1, value: '8' },
          { id: 2, value: '1' },
        ],
        k: 2,
        seed: 1,
      },
    })
    expect(streamInput.parse('5 8 k 1 seed 77')).toEqual({
      value: {
        items: [
          { id: 0, value: '5' },
          { id: 1, value: '8' },
        ],
        k: 1,
        seed: 77,
      },
    })
  })

  it.each([
    [year, '', 'There is no number. Write one number: 5.'],
    [year, '100', '100 is outside of 1 to 99.'],
    [year, '1 2', 'There are 2 numbers. Write one number: 5.'],
    [year, 'x', '“x” is not a whole number. Write one number: 5.'],
    [candidate, '1000', '1000 is outside of 1 to 999.'],
    [
      candidate,
      '513',
      '512 can be halved 9 times, so each base needs 9 squarings. These are too many to watch. Give a number with at most 8.',
    ],
    [equationsInput, '', 'There are no equations. Write equations like this: 2 1 = 8; 1 -1 = 1'],
    [equationsInput, '2 1; 1 1 = 3', '“2 1” is not an equation. Write equations like this: 2 1 = 8; 1 -1 = 1'],
    [equationsInput, '2 = 1; 1 1 = 3', 'Equation 1 has 1 coefficient. Give 2, as many as there are equations.'],
    [
      equationsInput,
      '2 x = 1; 1 1 = 3',
      '“x” is not a whole number. Write numbers with commas or spaces between them: 5, 8, 1.',
    ],
    [equationsInput, '1 = 1; 1 = 1; 1 = 1; 1 = 1; 1 = 1', '5 equations are too many to watch. Give at most 4.'],
    [congruencesInput, ' ', 'There are no conditions. Write some: 2 mod 3, 3 mod 5'],
    [congruencesInput, '2 of 3', '“2 of 3” is not a condition. Write a remainder and a modulus: 2 mod 3, 3 mod 5'],
    [congruencesInput, '2 mod 0', 'The modulus of “2 mod 0” is 0. Give a modulus of at least 1.'],
    [
      congruencesInput,
      '1 mod 11, 2 mod 12',
      'The product of the moduli is 132. These are too many numbers to watch. Give moduli with a product of at most 120.',
    ],
    [drawsInput, '1 2 5', 'Write the weights, the word “at”, and the values of the random source: 1 2 5 8 at 0.3 0.95'],
    [drawsInput, '0 0 at 0.5', 'The sum of the weights is 0. Give weights with a sum from 1 to 24.'],
    [drawsInput, '1 2 at 1', '“1” is not a fraction from 0 to 0.999, with three decimals at most: 1 2 5 8 at 0.3 0.95'],
    [drawsInput, '1 2 at 0 0 0 0 0 0 0 0 0', 'There are 9 draws. Give 1 to 8.'],
    [streamInput, '1 2 3', 'Write the items, k, and a seed if you like: 5, 8, 1, 9 k 2 seed 7'],
    [streamInput, '1 2 3 k 9', 'k is 9. Give a k from 1 to 8.'],
  ])('%# %s', async (input, text, fault) => {
    expect(await faultWords(input.parse(text))).toBe(fault)
  })
})
