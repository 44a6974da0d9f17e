/** Runs a call, and returns its result. Returns a thrown `RangeError` too, because players show it as the result. */
export const resultOrRangeError = (call: () => unknown): unknown => {
  try {
    return call()
  } catch (error) {
    if (error instanceof RangeError && !/call stack/i.test(error.message)) return error
    throw error
  }
}
