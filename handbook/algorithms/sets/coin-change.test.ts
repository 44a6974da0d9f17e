import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations } from '../contracts/growth.ts'
import { fewestCoins, firstGreedyFailure, greedyChange, waysToPay } from './coin-change.ts'
import * as counted from './coin-change.ts?counted'

const someCoins = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 })
const amounts = fc.nat(20)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Every way to pay, by definition: takes 0, 1, 2 … of the first coin, and pays the rest with the other coins. */
const allWays = (coins: readonly number[], amount: number): number[][] => {
  const [first, ...others] = coins
  if (first === undefined) return amount === 0 ? [[]] : []
  return Array.from({ length: Math.floor(amount / first) + 1 }, (_, count) => {
    const paid = Array.from({ length: count }, () => first)
    return allWays(others, amount - count * first).map((rest) => [...paid, ...rest])
  }).flat()
}
const distinct = (coins: readonly number[]): number[] => [...new Set(coins)]

describe('fewest coins', () => {
  it('pays where greedy pays more', () => {
    expect(fewestCoins([1, 3, 4], 6)).toEqual([3, 3])
    expect(greedyChange([1, 3, 4], 6)).toEqual([4, 1, 1])
    expect(fewestCoins([3, 4], 6)).toEqual([3, 3])
    expect(greedyChange([3, 4], 6)).toBeUndefined()
    expect(fewestCoins([4, 7], 5)).toBeUndefined()
    expect(fewestCoins([], 0)).toEqual([])
    expect(fewestCoins([], 1)).toBeUndefined()
  })

  it('agrees with the shortest of all ways', () => {
    fc.assert(
      fc.property(someCoins, amounts, (coins, amount) => {
        const lengths = allWays(distinct(coins), amount).map(({ length }) => length)
        const paid = fewestCoins(coins, amount)
        expect(paid?.length ?? Infinity).toBe(Math.min(...lengths))
        if (!paid) return
        expect(sum(paid)).toBe(amount)
        expect(paid.every((coin) => coins.includes(coin))).toBe(true)
      }),
    )
  })

  it('takes one round for each coin and amount that it fits into', () => {
    // One round for each coin, amount + 1 − coin rounds in the table, and one round for each coin that is paid.
    const rounds = 3 + 1000 + 998 + 997 + 250
    // Calls of the function, of the check (one round for each coin), and of the functions that fill the two lists.
    const calls = 2 + 3 + 2 * 1001
    expect(operations(() => counted.fewestCoins([1, 3, 4], 1000))).toBe(rounds + calls)
  })
})

describe('ways to pay', () => {
  it('counts one way to pay nothing, and a repeated coin once', () => {
    expect(waysToPay([], 0)).toBe(1n)
    expect(waysToPay([], 1)).toBe(0n)
    expect(waysToPay([3, 3], 3)).toBe(1n)
  })

  it('agrees with listing them', () => {
    fc.assert(
      fc.property(someCoins, amounts, (coins, amount) => {
        expect(waysToPay(coins, amount)).toBe(BigInt(allWays(distinct(coins), amount).length))
      }),
    )
  })

  it('is exact beyond 2^53', () => {
    // The coin 2 is used 0 to 5 times, and the rest is paid with ones.
    expect(waysToPay([1, 2], 10)).toBe(6n)
    expect(waysToPay([1, 5, 10, 25, 50, 100], 100)).toBe(293n)
    expect(waysToPay([1, 2, 5, 10, 20, 50, 100, 200], 100_000)).toBeGreaterThan(2n ** 53n)
  })
})

describe('greedy change', () => {
  it('takes the largest coin that fits', () => {
    fc.assert(
      fc.property(someCoins, amounts, (coins, amount) => {
        const paid: number[] = []
        while (true) {
          const coin = Math.max(...coins.filter((coin) => coin <= amount - sum(paid)))
          if (coin === -Infinity) break
          paid.push(coin)
        }
        expect(greedyChange(coins, amount)).toEqual(sum(paid) === amount ? paid : undefined)
      }),
    )
  })
})

describe('the first failure of greedy', () => {
  it('of known coins', () => {
    expect(firstGreedyFailure([1, 3, 4])).toBe(6)
    expect(firstGreedyFailure([1, 3, 4, 7, 1e12])).toBe(6)
    expect(firstGreedyFailure([1, 12, 5, 20])).toBe(15)
    expect(firstGreedyFailure([1, 2, 5, 10, 20, 50, 100, 200])).toBeUndefined()
    expect(firstGreedyFailure([1])).toBeUndefined()
  })

  it('agrees with comparing every amount, also far beyond the limit', () => {
    const coins = fc.array(fc.integer({ min: 2, max: 12 }), { maxLength: 4 }).map((others) => [1, ...others])
    fc.assert(
      fc.property(coins, (coins) => {
        const failure = Array.from({ length: 60 }, (_, amount) => amount).find(
          (amount) => greedyChange(coins, amount)?.length !== fewestCoins(coins, amount)?.length,
        )
        expect(firstGreedyFailure(coins)).toBe(failure)
      }),
    )
  })

  it('needs a coin of 1', () => {
    expect(() => firstGreedyFailure([2, 5])).toThrow('There is no coin of 1; add one.')
    expect(() => firstGreedyFailure([])).toThrow('There is no coin of 1; add one.')
    expect(() => firstGreedyFailure([0, 1])).toThrow('A coin is 0; use positive whole numbers.')
  })
})

it.each([fewestCoins, waysToPay, greedyChange])('%o refuses fractions and the like', (pay) => {
  for (const amount of [-1, 0.5, NaN, Infinity]) {
    expect(() => pay([1], amount)).toThrow(`The amount is ${amount}; use a non-negative whole number.`)
  }
  for (const coin of [0, -1, 0.5, NaN])
    expect(() => pay([coin], 3)).toThrow(`A coin is ${coin}; use positive whole numbers.`)
})
