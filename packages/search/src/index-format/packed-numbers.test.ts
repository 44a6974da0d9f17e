import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packNumber, packSymbol, PackedReader, symbolCount } from './packed-numbers.ts'

describe('packed numbers', () => {
  it('reads the numbers that were packed, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 ** 40 })), (numbers) => {
        const packed = numbers.map(packNumber).join('')
        const reader = new PackedReader(packed)
        expect(numbers.map(() => reader.number())).toEqual(numbers)
        expect(reader.done).toBe(true)
        expect(JSON.stringify(packed)).toBe(`"${packed}"`)
      }),
    )
  })

  it('can use every symbol', () => {
    const all = Array.from({ length: symbolCount }, (_, value) => value)
    const reader = new PackedReader(all.map(packSymbol).join(''))
    expect(all.map(() => reader.symbol())).toEqual(all)
  })

  it.each([-1, 0.5, NaN, 2 ** 60])('rejects %d', (value) => {
    expect(() => packNumber(value)).toThrow('Allowed: whole numbers from 0.')
  })

  it('rejects a symbol that does not exist', () => {
    expect(() => packSymbol(92)).toThrow('92 does not fit into a symbol. Allowed: whole numbers from 0 to 91.')
  })
})
