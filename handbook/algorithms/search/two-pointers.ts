// #region pair
/**
 * Indices of two numbers in ascending `numbers` that add up to `target`,
 * smaller index first, or `undefined` when there are none. At most n − 1
 * sums.
 */
export const pairWithSum = (
  numbers: readonly number[],
  target: number,
): [left: number, right: number] | undefined => {
  let left = 0
  let right = numbers.length - 1
  while (left < right) {
    const sum = (numbers[left] as number) + (numbers[right] as number)
    if (sum === target) return [left, right]
    if (sum < target) left++
    else right--
  }
  return undefined
}
// #endregion pair

// #region triples
/**
 * All sets of three numbers that add up to `target`. Each set is ascending
 * and occurs once. The numbers may be in any order, because a sorted copy
 * is searched. One run of two pointers for each first number: n² steps.
 */
export const triplesWithSum = (
  numbers: readonly number[],
  target = 0,
): [number, number, number][] => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const triples: [number, number, number][] = []
  for (const [i, first] of sorted.entries()) {
    if (first === sorted[i - 1]) continue
    let left = i + 1
    let right = sorted.length - 1
    while (left < right) {
      const second = sorted[left] as number
      const third = sorted[right] as number
      const sum = first + second + third
      if (sum === target) triples.push([first, second, third])
      // After a hit, the same second number would give the same triple.
      if (sum <= target) while (left < right && sorted[left] === second) left++
      else right--
    }
  }
  return triples
}
// #endregion triples

// #region container
/**
 * The two walls that hold the most water: their indices, and the area,
 * which is their distance times the height of the lower wall. Heights are 0
 * or more. n − 1 areas. `undefined` when there are fewer than two walls.
 */
export const largestContainer = (
  heights: readonly number[],
): { left: number; right: number; area: number } | undefined => {
  let best: { left: number; right: number; area: number } | undefined
  let left = 0
  let right = heights.length - 1
  while (left < right) {
    const leftHeight = heights[left] as number
    const rightHeight = heights[right] as number
    const area = (right - left) * Math.min(leftHeight, rightHeight)
    if (!best || area > best.area) best = { left, right, area }
    // With a nearer wall, the area at the lower wall would not be larger.
    if (leftHeight < rightHeight) left++
    else right--
  }
  return best
}
// #endregion container

// #region partition
/**
 * Moves the items for which `isFirst` is true to the front of `items`, and
 * returns their number. Works in place, and does not keep the order. Tests
 * each item once.
 */
export const partition = <T>(
  items: T[],
  isFirst: (item: T) => boolean,
): number => {
  let left = 0
  let right = items.length
  while (left < right) {
    const item = items[left] as T
    if (isFirst(item)) left++
    else {
      right--
      items[left] = items[right] as T
      items[right] = item
    }
  }
  return left
}
// #endregion partition

// #region unique
/**
 * Removes repeated numbers from ascending `numbers`, in place, and returns
 * how many are left. One pointer reads, and the other writes.
 */
export const removeRepeats = (numbers: number[]): number => {
  let write = 0
  for (const [read, number] of numbers.entries()) {
    if (read > 0 && number === numbers[write - 1]) continue
    numbers[write] = number
    write++
  }
  numbers.length = write
  return write
}
// #endregion unique
