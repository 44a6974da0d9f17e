import { expect, it } from 'vitest'
import { checkBigInt, checkInteger } from './check-integer.ts'

it('lets integers within the limits pass', () => {
  checkInteger('n', Number.MIN_SAFE_INTEGER)
  checkInteger('n', 0, 0, 0)
  checkBigInt('n', 2n ** 100n, 2n)
})

it.each([NaN, Infinity, 0.5, -1, 11, 2 ** 53])('names the offending value %s and the choices', (value) => {
  expect(() => checkInteger('The size', value, 0, 10)).toThrow(
    new RangeError(`The size is ${value}; use an integer from 0 to 10.`),
  )
})

it('refuses bigints below the minimum', () => {
  expect(() => checkBigInt('n', 1n, 2n)).toThrow(new RangeError('n is 1; use 2 or more.'))
})
