import { expect, it } from 'vitest'
import { seededRandom } from './seeded-random.ts'

const first = (seed: number) => {
  const random = seededRandom(seed)
  return Array.from({ length: 1000 }, random)
}

it('a seed gives the same numbers in every release: addresses that readers have shared show the same run', () => {
  expect(first(1).slice(0, 2)).toEqual([0.3170971313957125, 0.7506774193607271])
  expect(first(7)).toEqual(first(7))
  expect(first(7)).not.toEqual(first(8))
})

it.each([0, 1, 77, 2 ** 31])('the numbers of the seed %d lie from 0 to 1 and spread over the whole range', (seed) => {
  const numbers = first(seed)
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
  expect(new Set(numbers.map((number) => Math.floor(number * 10))).size).toBe(10)
})
