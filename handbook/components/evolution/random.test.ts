import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

test('gives the same numbers for the same seed, and other numbers for another seed', () => {
  const draw = (seed: number) => Array.from({ length: 20 }, createRandom(seed))
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
  expect(draw(0).every((value) => value >= 0 && value < 1)).toBe(true)
})

test.each([0, 1, 4_294_967_295])('gives evenly spread numbers for seed %d', (seed) => {
  const random = createRandom(seed)
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let drawn = 0; drawn < 100_000; drawn++) {
    const tenth = Math.floor(random() * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  expect(Math.min(...tenths)).toBeGreaterThan(9700)
  expect(Math.max(...tenths)).toBeLessThan(10_300)
})
