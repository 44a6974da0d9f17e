import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations } from '../contracts/growth.ts'
import { greatestSum, longestDistinct, shortestCover, shortestWithSum, type Window } from './sliding-window.ts'
import * as counted from './sliding-window.ts?counted'

const letters = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength })

/** Every window, including the empty windows, sorted by start and then by end. */
const windows = (length: number): Window[] =>
  Array.from({ length: length + 1 }, (_, start) =>
    Array.from({ length: length + 1 - start }, (_, size) => ({ start, end: start + size })),
  ).flat()
const sizeOf = ({ start, end }: Window): number => end - start
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** The first of the shortest windows that satisfy the condition. */
const shortest = (length: number, passes: (window: Window) => boolean): Window | undefined =>
  windows(length)
    .filter(passes)
    .toSorted((a, b) => sizeOf(a) - sizeOf(b))[0]

describe('greatest sum of a fixed window', () => {
  it('agrees with adding up every window', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 9 }),
        fc.nat(8),
        (numbers, more) => {
          const size = 1 + (more % numbers.length)
          const sums = numbers.slice(size - 1).map((_, start) => sumOf(numbers.slice(start, start + size)))
          const start = sums.indexOf(Math.max(...sums))
          expect(greatestSum(numbers, size)).toEqual({ start, end: start + size, sum: sums[start] })
        },
      ),
    )
  })

  it('refuses sizes that do not fit', () => {
    for (const size of [0, -1, 1.5, NaN, 3]) {
      expect(() => greatestSum([1, 2], size)).toThrow(`The size is ${size}; use a whole number from 1 to 2.`)
    }
  })
})

describe('longest window without repetition', () => {
  it.each([
    ['navigation', 4, 10],
    ['abba', 0, 2],
    ['aaaa', 0, 1],
    ['', 0, 0],
  ])('%s', (text, start, end) => {
    expect(longestDistinct(text)).toEqual({ start, end })
  })

  it('agrees with looking at every window', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcde'), maxLength: 12 }), (text) => {
        const best = windows(text.length)
          .filter(({ start, end }) => new Set(text.slice(start, end)).size === end - start)
          .toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]
        expect(longestDistinct(text)).toEqual(best)
      }),
    )
  })

  it('compares any items like keys of a map', () => {
    expect(longestDistinct([NaN, 1, NaN, 2])).toEqual({ start: 1, end: 4 })
  })
})

describe('shortest window with a sum', () => {
  it('agrees with adding up every window', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 9 }), fc.integer({ min: 1, max: 40 }), (numbers, target) => {
        expect(shortestWithSum(numbers, target)).toEqual(
          shortest(numbers.length, ({ start, end }) => sumOf(numbers.slice(start, end)) >= target),
        )
      }),
    )
  })

  it('never leaves the list, even when rounding leaves something over', () => {
    expect(shortestWithSum([0.1, 0.2, 0.3], 1e-18)).toEqual({ start: 0, end: 1 })
  })

  it('refuses what would make a longer window smaller', () => {
    for (const number of [-1, NaN]) {
      expect(() => shortestWithSum([1, number], 3)).toThrow(`A number is ${number}; use 0 or numbers above it.`)
    }
    for (const target of [0, -1, NaN]) {
      expect(() => shortestWithSum([1], target)).toThrow(`The target is ${target}; use a number above 0.`)
    }
  })
})

describe('shortest window that covers', () => {
  it.each([
    ['navigation', 'tin', { start: 6, end: 10 }],
    ['aab', 'aa', { start: 0, end: 2 }],
    ['ab', 'aa', undefined],
    ['ab', '', { start: 0, end: 0 }],
    ['', 'a', undefined],
  ])('%s with %s', (text, required, expected) => {
    expect(shortestCover(text, required)).toEqual(expected)
  })

  it('agrees with looking at every window', () => {
    const holds = (part: string, required: string): boolean =>
      [...required].every((letter) => part.split(letter).length >= required.split(letter).length)
    fc.assert(
      fc.property(letters(10), letters(4), (text, required) => {
        expect(shortestCover(text, required)).toEqual(
          shortest(text.length, ({ start, end }) => holds(text.slice(start, end), required)),
        )
      }),
    )
  })
})

it('lets each item enter once and leave at most once', () => {
  const numbers = Array.from({ length: 1000 }, () => 1)
  // One call, one round for each number that enters, and one for each number that leaves.
  expect(operations(() => counted.shortestWithSum(numbers, 400))).toBe(1 + 1000 + 601)
  expect(operations(() => counted.shortestCover('ab'.repeat(500), 'ab'))).toBeLessThanOrEqual(1 + 2 + 2 * 1000)
})
