import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinationSum, combinationSumOnce, countCombinationSums } from './combination-sum.ts'
import { powerSet } from './power-set.ts'

const few = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 6 })
const key = (ways: Iterable<number[]>) => [...ways].map(String).toSorted()

/** Every way, by definition: takes 0, 1, 2… of the first number, and continues with the other numbers. */
const allWays = (numbers: number[], target: number): number[][] => {
  if (target === 0) return [[]]
  const [first, ...others] = numbers
  if (first === undefined) return []
  const ways: number[][] = []
  for (let count = 0; count * first <= target; count++) {
    for (const rest of allWays(others, target - count * first)) {
      ways.push([...Array.from({ length: count }, () => first), ...rest])
    }
  }
  return ways
}

describe('combination sum', () => {
  it('finds every way once, in rising order', () => {
    expect([...combinationSum([2, 3, 6, 7], 7)]).toEqual([[2, 2, 3], [7]])
    expect([...combinationSum([7, 3, 3], 6)]).toEqual([[3, 3]])
    expect([...combinationSum([5], 3)]).toEqual([])
    expect([...combinationSum([], 3)]).toEqual([])
    expect([...combinationSum([1, 2], 0)]).toEqual([[]])
  })

  it('agrees with the definition and with the count', () => {
    fc.assert(
      fc.property(few, fc.integer({ min: 0, max: 20 }), (candidates, target) => {
        const expected = allWays(
          [...new Set(candidates)].toSorted((a, b) => a - b),
          target,
        )
        expect(key(combinationSum(candidates, target))).toEqual(key(expected))
        expect(countCombinationSums(candidates, target)).toBe(expected.length)
      }),
    )
  })

  it('goes as deep as the target without recursion', () => {
    expect([...combinationSum([1], 200_000)].map(({ length }) => length)).toEqual([200_000])
  })
})

describe('combination sum with each number once', () => {
  it('uses a number as often as it is given, and gives no way twice', () => {
    expect([...combinationSumOnce([10, 1, 2, 7, 6, 1, 5], 8)]).toEqual([
      [1, 1, 6],
      [1, 2, 5],
      [1, 7],
      [2, 6],
    ])
    expect([...combinationSumOnce([2, 2, 2], 4)]).toEqual([[2, 2]])
    expect([...combinationSumOnce([], 0)]).toEqual([[]])
  })

  it('agrees with the power set', () => {
    fc.assert(
      fc.property(few, fc.integer({ min: 0, max: 20 }), (candidates, target) => {
        const subsets = [...powerSet(candidates.toSorted((a, b) => a - b))].filter(
          (set) => set.reduce((a, b) => a + b, 0) === target,
        )
        expect(key(combinationSumOnce(candidates, target))).toEqual([...new Set(subsets.map(String))].toSorted())
      }),
    )
  })
})

describe('count', () => {
  it('of ways to change a dollar', () => {
    expect(countCombinationSums([1, 5, 10, 25, 50, 100], 100)).toBe(293)
    expect(countCombinationSums([2, 2], 4)).toBe(1)
  })
})

it.each([
  ['combinationSum', (candidates: number[], target: number) => combinationSum(candidates, target).next()],
  ['combinationSumOnce', (candidates: number[], target: number) => combinationSumOnce(candidates, target).next()],
  ['countCombinationSums', countCombinationSums],
])('%s refuses numbers that could go on for ever', (_, run) => {
  for (const target of [-1, 0.5, NaN, Infinity]) expect(() => run([1], target)).toThrow(`The target is ${target}; `)
  for (const candidate of [0, -1, 0.5, NaN])
    expect(() => run([1, candidate], 3)).toThrow(`A candidate is ${candidate}; `)
})
