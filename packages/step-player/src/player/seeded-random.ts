/**
 * Random numbers from 0 (included) to 1 (excluded), the same for the same seed: a shared address shows the same run.
 * Addresses are shared for years, so this generator is separate from those of tests and benchmarks, and never changes.
 * Source: G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8(14), 2003.
 */
export const seededRandom = (seed: number): (() => number) => {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
