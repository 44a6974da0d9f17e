import { expect, it } from 'vitest'
import { faultWords } from '@dev-handbook/step-player/player/testing/fault-words'
import { subject as bits } from './bit-manipulation.ts'
import { subject as floats } from './binary-floating-point.ts'
import { subject as complex } from './complex-numbers.ts'
import { subject as euclid } from './euclidean-algorithm.ts'
import { subject as power } from './fast-exponentiation.ts'
import { subject as horner } from './horner-method.ts'

it.each([
  [
    bits,
    '0b101100: set 7, drop',
    {
      word: 44,
      operations: [
        { verb: 'set', args: ['7'] },
        { verb: 'drop', args: [] },
      ],
      now: undefined,
    },
  ],
  [bits, '0xFF: count', { word: 255, operations: [{ verb: 'count', args: [] }], now: undefined }],
  [floats, '0.1 + 0.2', { value: 0.1 + 0.2, text: '0.30000000000000004' }],
  [floats, ' .5 ', { value: 0.5, text: '.5' }],
  [floats, '−1e-5', { value: -0.00001, text: '-1e-5' }],
  [floats, '−1e−5', { value: -0.00001, text: '-1e-5' }],
  [floats, '1e+3+2', { value: 1002, text: '1002' }],
  [floats, '-Infinity', { value: -Infinity, text: '-Infinity' }],
  [floats, '-0', { value: -0, text: '-0' }],
  [floats, '-0 + -0', { value: -0, text: '-0' }],
  [floats, '9007199254740993', { value: 9007199254740992, text: '9007199254740993' }],
  [
    complex,
    '-i: plus 2.5',
    { start: { re: 0, im: -1 }, calls: [{ verb: 'plus', by: { re: 2.5, im: 0 } }], now: undefined },
  ],
  [
    complex,
    '3 − 2i: power -3',
    { start: { re: 3, im: -2 }, calls: [{ verb: 'power', by: { re: -3, im: 0 } }], now: undefined },
  ],
  [power, '2 ** 10', { base: 2, exponent: 10 }],
  [horner, '1 0, −1 at -2', { coefficients: [1, 0, -1], x: -2 }],
])('%# reads %s', ({ input }, text, value) => {
  expect(input.parse(text)).toEqual({ value })
})

it.each([
  [bits, '44 set 0', 'Write a word and what to do with it, like this: 44: get 2, set 0'],
  [bits, '256: drop', 'The word “256” is not a whole number from 0 to 255.'],
  [bits, ': drop', 'The word “” is not a whole number from 0 to 255.'],
  [bits, '1: set 8', 'There is no bit 8 among the eight that are shown. Use 0 to 7.'],
  [
    bits,
    '1: flip 2',
    '“flip” is not a call. The calls are get, set, clear, toggle, lowest, drop, count. Write commas between them.',
  ],
  [
    floats,
    '1,5',
    '“1,5” is not a number. Write a number such as 0.1, -6.5, 5e-324, Infinity or NaN, or a sum: 0.1 + 0.2',
  ],
  [floats, '', '“” is not a number. Write a number such as 0.1, -6.5, 5e-324, Infinity or NaN, or a sum: 0.1 + 0.2'],
  [floats, '1 + 2 + 3', '3 numbers are too many. Give one number, or a sum of two: 0.1 + 0.2'],
  [complex, '1+2i', 'Write a complex number and what to do with it, like this: 1+2i: times 3+i, plus -2'],
  [complex, '1+2j: times 2', '“1+2j” is not a complex number. Write a number such as 3, -2i or 1+2i.'],
  [complex, '1: times 100i', '100i is too far out to draw. Use parts of at most 99.'],
  [
    complex,
    '1: root 2',
    '“root” is not a call. The calls are plus, minus, times, over, power. Write commas between them.',
  ],
  [complex, '1: power 2i', 'The exponent 2i is not a whole number from -12 to 12.'],
  [
    complex,
    `1: ${Array.from({ length: 9 }, () => 'times i').join(', ')}`,
    '9 calls are too many to watch. Make at most 8.',
  ],
  [euclid, '0, 0', 'A rectangle of 0 by 0 is empty. Give at least one other number.'],
  [power, '3', 'Write the base and the exponent like this: 3 ^ 13'],
  [power, '13 ^ 2', 'The base 13 makes numbers that are too long to show. Give a base of at most 12.'],
  [power, '2 ^ 64', 'The exponent 64 makes numbers that are too long to show. Give an exponent of at most 63.'],
  [
    horner,
    '1, 2, 3',
    'Write the coefficients, from the highest power down, and where to evaluate, like this: 2, -6, 2, -1 at 3',
  ],
  [horner, '1, x at 3', '“x” is not a whole number. Write numbers with commas or spaces between them: 5, 8, 1.'],
  [horner, '1 at 13', '13 is outside of −12 to 12.'],
])('%# rejects %s', async ({ input }, text, fault) => {
  expect(await faultWords(input.parse(text))).toBe(fault)
})
