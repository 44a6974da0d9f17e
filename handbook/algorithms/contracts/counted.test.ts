import { describe, expect, it } from 'vitest'
import { bound, linear, quadratic } from '../bounds.ts'
import { log as countedLog } from '../bounds.ts?counted'
import { expectGrowth, operations } from './growth.ts'

describe('counted modules', () => {
  it('count calls and leave results alone', () => {
    expect(operations(() => expect(countedLog(8)).toBe(3))).toBe(1)
  })

  it('accept a cost that fits its bound and refuse one that does not', () => {
    const sizes = [{ n: 64 }, { n: 256 }, { n: 1024 }]
    const cost = ({ n = 0 }) => 3 * n * n + n
    expectGrowth({ bound: quadratic, sizes, cost })
    expect(() => expectGrowth({ bound: linear, sizes, cost })).toThrow('cost / (n)')
    expect(() => expectGrowth({ bound: bound('n³', (n = 0) => n ** 3, 'n'), sizes, cost })).toThrow('cost / (n³)')
    expectGrowth({ bound: bound('n³', (n = 0) => n ** 3, 'n'), sizes, cost, upper: true })
  })
})
