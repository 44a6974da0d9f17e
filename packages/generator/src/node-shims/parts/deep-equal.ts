import { dequal } from 'dequal'

/**
 * Whether two values are deeply equal, as `util.isDeepStrictEqual` compares them: `0` is not equal to `-0`, and `NaN`
 * is equal to `NaN`.
 */
export const deepEqual = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || a === null) return Object.is(a, b)
  if (a instanceof Error && b instanceof Error)
    return a.name === b.name && a.message === b.message && dequal({ ...a }, { ...b })
  return dequal(a, b)
}
