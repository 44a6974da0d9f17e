import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedTypos, editDistance } from './edit-distance.ts'

/** Optimal string alignment, implemented directly from its definition. */
const distanceByDefinition = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length
  const [restA, restB] = [a.slice(0, -1), b.slice(0, -1)]
  const choices = [
    distanceByDefinition(restA, b) + 1,
    distanceByDefinition(a, restB) + 1,
    distanceByDefinition(restA, restB) + (a.at(-1) === b.at(-1) ? 0 : 1),
  ]
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1))
    choices.push(distanceByDefinition(a.slice(0, -2), b.slice(0, -2)) + 1)
  return Math.min(...choices)
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ж'), maxLength: 6 })

describe('edit distance', () => {
  it('equals the definition, capped above the limit', () => {
    fc.assert(
      fc.property(word, word, fc.nat({ max: 3 }), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(distanceByDefinition(a, b), limit + 1))
      }),
    )
  })

  it('uses the nearest beginning for an unfinished word', () => {
    fc.assert(
      fc.property(word, word, fc.nat({ max: 3 }), (a, b, limit) => {
        const beginnings = Array.from({ length: b.length + 1 }, (_, length) =>
          distanceByDefinition(a, b.slice(0, length)),
        )
        expect(editDistance(a, b, limit, true)).toBe(Math.min(...beginnings, limit + 1))
      }),
    )
  })

  it.each([
    ['dokcer', 'docker', 1],
    ['dcker', 'docker', 1],
    ['doccker', 'docker', 1],
    ['docter', 'docker', 1],
    ['замыкание', 'замыкапие', 1],
  ])('of %s and %s is %d', (a, b, distance) => expect(editDistance(a, b, 2)).toBe(distance))

  it('counts without a limit, even when a text is longer than all texts before', () => {
    expect(editDistance('kitten', 'sitting', Infinity)).toBe(3)
    expect(editDistance('', 'a'.repeat(500), Infinity)).toBe(500)
    const path = 'folder/'.repeat(300)
    expect(editDistance(`${path}dokcer`, `${path}docker`, Infinity)).toBe(1)
    expect(editDistance('kitten', 'sitting', 2)).toBe(3)
  })

  it('allows typos from four letters on', () => expect([3, 4, 8, 9].map(allowedTypos)).toEqual([0, 1, 1, 2]))
})
