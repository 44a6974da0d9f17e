import { describe, expect, it } from 'vitest'
import type { Sizes } from '../bounds.ts'
import type { CatalogueEntry } from '../catalogue-entry.ts'
import { expectGrowth, operations } from './growth.ts'

type Case = 'best' | 'average' | 'worst'
const cases: readonly Case[] = ['best', 'average', 'worst']

/** Runs the operation on an input of the given sizes, in a module imported with `?counted`. Building the input elsewhere is free. */
export type Run = (sizes: Sizes) => unknown

/** How one operation of the catalogue is measured. */
export interface Measurement {
  /** Growing sizes of the inputs, at least three. */
  sizes: readonly Sizes[]
  /** Cases without an input of their own. */
  every?: Run
  best?: Run
  average?: Run
  worst?: Run
  /** Cases whose bound is an upper limit that these inputs may stay below. */
  upper?: readonly Case[]
  tolerance?: number
}

/**
 * Declares a test for each case of each operation in `entries`; `measurements` are keyed by the operations' names.
 * An operation that nothing measures fails, and so does a measurement of nothing.
 */
export const testCatalogueGrowth = (
  entries: readonly CatalogueEntry[],
  measurements: Readonly<Record<string, Measurement>>,
): void => {
  const measured = entries.flatMap((entry) => entry.operations)
  it('measures every operation of the catalogue and nothing else', () => {
    expect(Object.keys(measurements).toSorted()).toEqual(measured.map(({ name }) => name).toSorted())
  })
  describe.each(measured)('$name', (operation) => {
    const measurement = measurements[operation.name]
    it('states its space in the same sizes', () => {
      for (const size of measurement?.sizes ?? []) expect(operation.space.of(size)).toBeGreaterThan(0)
    })
    it.each(cases)('grows as stated: %s', (which) => {
      const run = measurement?.[which] ?? measurement?.every
      if (!measurement || !run) throw new Error(`${operation.name} has no measurement for its ${which} case; add one.`)
      const { sizes, upper = [], tolerance = 1.5 } = measurement
      const cost = (size: Sizes): number => operations(() => run(size))
      expectGrowth({ bound: operation[which], sizes, cost, upper: upper.includes(which), tolerance })
    })
  })
}
