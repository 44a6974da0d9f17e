import { describe, expect, it } from 'vitest'
import { nestItems, type OutlineBranch } from './nest-items.ts'

type Drawn = (string | Drawn)[]

const draw = (branches: readonly OutlineBranch[]): Drawn =>
  branches.flatMap(({ item, below }) => (below.length > 0 ? [item.id, draw(below)] : [item.id]))

const nested = (...levels: number[]): Drawn =>
  draw(nestItems(levels.map((level, index) => ({ id: `${'abcdefgh'[index]}`, html: '', level }))))

describe('nested headings', () => {
  it.each([
    [[], []],
    [
      [2, 2],
      ['a', 'b'],
    ],
    [
      [2, 3, 3, 2, 3],
      ['a', ['b', 'c'], 'd', ['e']],
    ],
    [
      [2, 3, 4, 3, 2],
      ['a', ['b', ['c'], 'd'], 'e'],
    ],
    // A level is left out.
    [
      [2, 4, 3, 6],
      ['a', ['b', 'c', ['d']]],
    ],
    // The first heading is not of level 2.
    [
      [3, 3, 2, 3],
      ['a', 'b', 'c', ['d']],
    ],
  ])('of levels %j', (levels, tree) => {
    expect(nested(...levels)).toEqual(tree)
  })
})
