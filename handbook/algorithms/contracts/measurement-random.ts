import type { Random } from '../random.ts'

/**
 * Returns a source of random numbers that always gives the same ones for a seed, for measurements that must not vary.
 * The constants are those of Numerical Recipes' linear congruential generator; only its high bits are used.
 */
export const measurementRandom = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const high = state >>> 16
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (high * 65536 + (state >>> 16)) / 2 ** 32
  }
}
