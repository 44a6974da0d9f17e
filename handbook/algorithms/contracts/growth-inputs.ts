import type { Sizes } from '../bounds.ts'
import type { Measurement } from './catalogue-growth.ts'
import { measurementRandom } from './measurement-random.ts'
import { after } from './uncounted.ts'

/** log n doubles between the last two, so that n and n log n, or 1 and log n, are not taken for each other. */
export const sizes: Sizes[] = [{ n: 2 ** 4 }, { n: 2 ** 7 }, { n: 2 ** 14 }]

/** Sizes and tolerance that tell a logarithm from a constant. */
export const wide = { sizes, tolerance: 1.4 }

/** For structures that take a quadratic time to build in their worst case. */
export const shorter = { sizes: [{ n: 2 ** 4 }, { n: 2 ** 6 }, { n: 2 ** 12 }], tolerance: 1.4 }

/** Number of operations in `sample`, to divide by. */
export const runs = () => 64

/** The numbers from 0 up to, not including, `length`. */
export const numbers = (length: number): number[] => Array.from({ length }, (_, index) => index)

/** The same numbers in a random order that is always the same for a length. */
export const shuffled = (length: number): number[] => {
  const random = measurementRandom(length)
  return numbers(length)
    .map((value): [number, number] => [random(), value])
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value)
}

/** 64 of the numbers below n, evenly spread. */
export const sample = (n: number): number[] => numbers(64).map((index) => Math.floor((index * n) / 64))

/** The first operation on a new structure of n items, for bounds that hold for every single one. */
export const each = <Subject>(
  build: (sizes: Sizes) => Subject,
  act: (subject: Subject, sizes: Sizes) => unknown,
  given = sizes,
): Measurement => ({ sizes: given, tolerance: 1.4, every: after(build, act) })
