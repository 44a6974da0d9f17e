// #region fewest
/**
 * The fewest coins that add up to `amount`, or `undefined` when no coins
 * do. Each coin may be used any number of times. For n coins: n × amount
 * steps, amount space. Throws a `RangeError` unless the coins are positive
 * integers and the amount is a non-negative integer.
 */
export const fewestCoins = (
  coins: readonly number[],
  amount: number,
): number[] | undefined => {
  check(coins, amount)
  const fewest = Array.from({ length: amount + 1 }, () => Infinity)
  const lastCoin = Array.from({ length: amount + 1 }, () => 0)
  fewest[0] = 0
  for (const coin of coins) {
    for (let sum = coin; sum <= amount; sum++) {
      const count = (fewest[sum - coin] as number) + 1
      if (count < (fewest[sum] as number)) {
        fewest[sum] = count
        lastCoin[sum] = coin
      }
    }
  }
  if (fewest[amount] === Infinity) return undefined
  const paid: number[] = []
  let rest = amount
  while (rest > 0) {
    const coin = lastCoin[rest] as number
    paid.push(coin)
    rest -= coin
  }
  return paid
}
// #endregion fewest

// #region ways
/**
 * The number of ways to pay `amount`. The order of the coins does not
 * matter. Exact for every amount. Throws a `RangeError` like `fewestCoins`.
 */
export const waysToPay = (coins: readonly number[], amount: number): bigint => {
  check(coins, amount)
  const ways = Array.from({ length: amount + 1 }, () => 0n)
  ways[0] = 1n
  // One coin after another, so that 1 + 3 and 3 + 1 count as one way.
  for (const coin of new Set(coins)) {
    for (let sum = coin; sum <= amount; sum++) {
      ways[sum] = (ways[sum] as bigint) + (ways[sum - coin] as bigint)
    }
  }
  return ways[amount] as bigint
}
// #endregion ways

// #region greedy
/**
 * Pays with the largest coin that fits, again and again. Returns
 * `undefined` when a rest remains. The result is not always the fewest
 * coins. Throws a `RangeError` like `fewestCoins`.
 */
export const greedyChange = (
  coins: readonly number[],
  amount: number,
): number[] | undefined => {
  check(coins, amount)
  const paid: number[] = []
  let rest = amount
  for (const coin of coins.toSorted((a, b) => b - a)) {
    for (; coin <= rest; rest -= coin) paid.push(coin)
  }
  return rest === 0 ? paid : undefined
}
// #endregion greedy

// #region failure
/**
 * The smallest amount for which the greedy method uses more coins than
 * necessary, or `undefined` when it is always optimal. If there is such an
 * amount, the smallest is less than the sum of the two largest coins.
 * Throws a `RangeError` like `fewestCoins`, and when there is no coin of 1.
 *
 * Source: D. Kozen, S. Zaks, "Optimal bounds for the change-making
 * problem", Theoretical Computer Science 123(2), 1994.
 */
export const firstGreedyFailure = (
  coins: readonly number[],
): number | undefined => {
  check(coins, 0)
  const rising = [...new Set(coins)].toSorted((a, b) => a - b)
  if (rising[0] !== 1) throw new RangeError('There is no coin of 1; add one.')
  const limit = (rising.at(-1) as number) + (rising.at(-2) ?? 0)
  const fewest = [0]
  const greedy = [0]
  for (let sum = 1; sum < limit; sum++) {
    const counts = rising
      .filter((coin) => coin <= sum)
      .map((coin) => (fewest[sum - coin] as number) + 1)
    const largest = rising.findLast((coin) => coin <= sum) as number
    fewest[sum] = Math.min(...counts)
    greedy[sum] = (greedy[sum - largest] as number) + 1
    if (greedy[sum] !== fewest[sum]) return sum
  }
  return undefined
}
// #endregion failure

const check = (coins: readonly number[], amount: number): void => {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new RangeError(
      `The amount is ${amount}; use a non-negative whole number.`,
    )
  }
  for (const coin of coins) {
    if (!Number.isSafeInteger(coin) || coin < 1) {
      throw new RangeError(`A coin is ${coin}; use positive whole numbers.`)
    }
  }
}
