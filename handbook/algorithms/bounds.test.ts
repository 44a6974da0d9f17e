import { describe, expect, it } from 'vitest'
import { graphLinear, linearithmic, log } from './bounds.ts'

describe('bounds', () => {
  it('give the value of their expression', () => {
    expect(linearithmic.of({ n: 8 })).toBe(24)
    expect(graphLinear.of({ V: 3, E: 4 })).toBe(7)
    expect(log(1)).toBe(1)
  })

  it('say which size they miss', () => {
    expect(() => linearithmic.of({ V: 3 })).toThrow('The bound needs the size "n"; given: V.')
  })
})
