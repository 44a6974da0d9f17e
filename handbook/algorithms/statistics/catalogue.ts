import { always, bound, constant, linear, logarithmic, quadratic } from '../bounds.ts'
import type { CatalogueEntry, OperationBounds } from '../catalogue-entry.ts'

const sampleSize = bound('k', (k) => k, 'k')

type Traits = Partial<Pick<CatalogueEntry, 'online' | 'inPlace' | 'deterministic'>>

const entry = (name: string, title: string, traits: Traits, operations: readonly OperationBounds[]): CatalogueEntry => ({
  path: `algorithms/statistics/${name}`,
  title,
  kind: 'algorithm',
  source: `algorithms/statistics/${name}.ts`,
  operations,
  deterministic: false,
  ...traits,
})

/** Algorithms of statistics in the order of their articles. */
export const statistics: readonly CatalogueEntry[] = [
  entry('weighted-random', 'Weighted random choice', {}, [
    { name: 'weightedIndex', ...always(linear), space: constant },
    { name: 'createWeightedPicker', ...always(linear), space: linear },
    { name: 'createWeightedPicker(…)()', ...always(logarithmic), space: constant, note: 'bounds of each draw' },
    { name: 'createAliasPicker', ...always(linear), space: linear },
    { name: 'createAliasPicker(…)()', ...always(constant), space: constant, note: 'bounds of each draw' },
  ]),
  entry('reservoir-sampling', 'Reservoir sampling', { online: true }, [
    { name: 'reservoirSample', ...always(linear), space: sampleSize, note: 'k items in the sample; one random number for each of the n items' },
    {
      name: 'reservoirSampleBySkips',
      ...always(linear),
      space: sampleSize,
      note: 'k items in the sample; about 3k log(n / k) random numbers',
    },
  ]),
  entry('running-variance', 'Running mean and variance', { online: true, deterministic: true }, [
    { name: 'RunningVariance.add', ...always(constant), space: constant },
    { name: 'RunningVariance.merge', ...always(constant), space: constant },
  ]),
  entry('quickselect', 'Quickselect and quantiles', { inPlace: true }, [
    {
      name: 'quickSelect',
      best: linear,
      average: linear,
      worst: quadratic,
      space: constant,
      note: 'average over the random pivots, for every input; worst: unlucky pivots',
    },
    { name: 'medianOfMediansSelect', ...always(linear), space: logarithmic },
    {
      name: 'quantile',
      best: linear,
      average: linear,
      worst: quadratic,
      space: linear,
      note: 'runs quickSelect on a copy',
    },
  ]),
]
