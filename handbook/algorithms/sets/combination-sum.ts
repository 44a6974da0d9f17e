// #region every
/**
 * Yields all ways to add up to `target` with numbers from `candidates`,
 * each used any number of times. Every way is ascending and comes once.
 * Backtracks with its own stack, so targets in the millions do not overflow
 * the call stack. Throws a `RangeError`, at the first step, unless the
 * candidates are positive integers and the target is a non-negative
 * integer.
 */
export function* combinationSum(
  candidates: Iterable<number>,
  target: number,
): Generator<number[]> {
  const numbers = sorted(candidates, target).filter(
    (number, i, all) => number !== all[i - 1],
  )
  yield* choose(numbers, target, { step: 0, skip: (index) => index + 1 })
}
// #endregion every

// #region once
/**
 * Yields all ways to add up to `target` in which each of `candidates` is
 * used at most once. A number that occurs twice may be used twice, but no
 * way comes twice. Throws a `RangeError` like `combinationSum`.
 */
export function* combinationSumOnce(
  candidates: Iterable<number>,
  target: number,
): Generator<number[]> {
  const numbers = sorted(candidates, target)
  const skip = (index: number): number => {
    let next = index + 1
    while (numbers[next] === numbers[index]) next++
    return next
  }
  yield* choose(numbers, target, { step: 1, skip })
}
// #endregion once

// #region count
/**
 * The number of ways that `combinationSum` yields, without building them:
 * target × candidates steps. Exact below 2^53. Throws a `RangeError` for
 * the same arguments as `combinationSum`, but at the call.
 *
 * Source: G. Pólya, "On picture-writing", The American Mathematical Monthly
 * 63(10), 1956 (ways to change a dollar).
 */
export const countCombinationSums = (
  candidates: Iterable<number>,
  target: number,
): number => {
  const numbers = new Set(sorted(candidates, target))
  const ways = Array.from({ length: target + 1 }, () => 0)
  ways[0] = 1
  // The outer loop takes one candidate after another, so each way is
  // counted in only one order.
  for (const number of numbers) {
    for (let sum = number; sum <= target; sum++)
      ways[sum] = (ways[sum] as number) + (ways[sum - number] as number)
  }
  return ways[target] as number
}
// #endregion count

// #region choose
/**
 * When a search uses number i, it continues at i + `step`. When it skips
 * number i, it continues at `skip(i)`.
 */
interface Moves {
  step: 0 | 1
  skip: (index: number) => number
}

function* choose(
  numbers: readonly number[],
  target: number,
  { step, skip }: Moves,
): Generator<number[]> {
  const chosen: number[] = []
  let rest = target
  let next = 0
  while (true) {
    if (rest === 0) yield chosen.map((index) => numbers[index] as number)
    const number = numbers[next] ?? Infinity
    if (number <= rest) {
      chosen.push(next)
      rest -= number
      next += step
    } else {
      // This number and all later ones are too great. So the number that
      // was taken last is removed.
      const last = chosen.pop()
      if (last === undefined) return
      rest += numbers[last] as number
      next = skip(last)
    }
  }
}
// #endregion choose

const sorted = (candidates: Iterable<number>, target: number): number[] => {
  if (!Number.isSafeInteger(target) || target < 0)
    throw new RangeError(`The target is ${target}; use a non-negative integer.`)
  const numbers = [...candidates]
  for (const number of numbers) {
    if (!Number.isSafeInteger(number) || number < 1) {
      throw new RangeError(`A candidate is ${number}; use positive integers.`)
    }
  }
  return numbers.toSorted((a, b) => a - b)
}
