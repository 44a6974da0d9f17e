/**
 * Returns the index of the last of `count` ascending positions that is at or above a line, or -1. It is a binary
 * search, so that a page with hundreds of elements reads the places of only a few.
 */
export const lastAbove = (count: number, position: (index: number) => number, line: number): number => {
  let [low, high] = [-1, count - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (position(middle) <= line) low = middle
    else high = middle - 1
  }
  return low
}
