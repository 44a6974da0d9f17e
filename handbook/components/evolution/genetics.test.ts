import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breed, cross, mutate, select, type GeneticSettings } from './genetics.ts'
import { createRandom } from './random.ts'

const settings: GeneticSettings = { tournament: 2, elite: 1, mutationChance: 0.1, mutationStrength: 0.5 }
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const genes = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { maxLength: 40 })

test('crossing takes each gene from one of the parents, at the same index', () => {
  fc.assert(
    fc.property(seeds, genes, (seed, mother) => {
      const father = mother.map((gene) => gene + 1)
      const child = cross(mother, father, createRandom(seed))
      expect(child).toHaveLength(mother.length)
      for (const [index, gene] of child.entries()) expect([mother[index], father[index]]).toContain(gene)
    }),
  )
})

test('crossing takes about half of the genes from each parent', () => {
  const child = cross(
    Array.from({ length: 1000 }, () => 0),
    Array.from({ length: 1000 }, () => 1),
    createRandom(5),
  )
  const fromFather = child.reduce((sum, gene) => sum + gene, 0)
  expect(fromFather).toBeGreaterThan(440)
  expect(fromFather).toBeLessThan(560)
})

describe('mutation', () => {
  test('changes no gene further than its strength, and none at chance 0', () => {
    fc.assert(
      fc.property(seeds, genes, fc.double({ min: 0, max: 2, noNaN: true }), (seed, before, mutationStrength) => {
        const after = mutate(before, { ...settings, mutationChance: 1, mutationStrength }, createRandom(seed))
        for (const [index, gene] of after.entries())
          expect(Math.abs(gene - (before[index] ?? Number.NaN))).toBeLessThanOrEqual(mutationStrength + 1e-9)
        expect(mutate(before, { ...settings, mutationChance: 0, mutationStrength }, createRandom(seed))).toEqual(before)
      }),
    )
  })

  test('adds a number between −strength and strength', () => {
    const drawn = [0, 0, 0, 0.75, 0.1, 0.0999, 0.5]
    expect(mutate([1, 1, 1, 1], settings, () => drawn.shift() ?? Number.NaN)).toEqual([0.5, 1.25, 1, 1])
    expect(drawn).toEqual([])
  })

  test('changes about the share of genes that its chance gives', () => {
    const after = mutate(
      Array.from({ length: 10_000 }, () => 0),
      settings,
      createRandom(9),
    )
    const changed = after.filter((gene) => gene !== 0).length
    expect(changed).toBeGreaterThan(900)
    expect(changed).toBeLessThan(1100)
  })
})

test('a larger tournament prefers high scores', () => {
  const parents = Array.from({ length: 10 }, (_, score) => ({ genes: [score], score }))
  const average = (tournament: number) => {
    const random = createRandom(3)
    return (
      Array.from({ length: 2000 }, () => select(parents, tournament, random)[0] ?? 0).reduce(
        (sum, score) => sum + score,
        0,
      ) / 2000
    )
  }
  expect(average(1)).toBeGreaterThan(4.2)
  expect(average(1)).toBeLessThan(4.8)
  expect(average(3)).toBeGreaterThan(6)
})

test('breeding keeps the number of birds and the genes of the best', () => {
  const parents = [3, 9, 6].map((score) => ({ genes: [score, score], score }))
  const children = breed(parents, settings, createRandom(1))
  expect(children).toHaveLength(3)
  expect(children[0]).toEqual([9, 9])
  expect(
    breed(parents, { ...settings, mutationChance: 1, elite: 2 }, createRandom(1)).map((genes) =>
      genes.filter(Number.isInteger),
    ),
  ).toEqual([[9, 9], [6, 6], []])
  expect(
    breed(parents, { ...settings, mutationChance: 1, elite: 0 }, createRandom(1))
      .flat()
      .filter(Number.isInteger),
  ).toEqual([])
  expect(breed([], settings, createRandom(1))).toEqual([])
})
