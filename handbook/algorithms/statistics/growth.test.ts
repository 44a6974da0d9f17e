import { describe } from 'vitest'
import type { Sizes } from '../bounds.ts'
import { ascending } from '../compare.ts'
import { testCatalogueGrowth } from '../contracts/catalogue-growth.ts'
import { measurementRandom } from '../contracts/measurement-random.ts'
import type { Random } from '../random.ts'
import { statistics } from './catalogue.ts'
import * as selection from './quickselect.ts?counted'
import * as reservoir from './reservoir-sampling.ts?counted'
import * as variance from './running-variance.ts?counted'
import * as weighted from './weighted-random.ts?counted'

const sizesOf = (...values: number[]): Sizes[] => values.map((n) => ({ n }))
const many = sizesOf(1024, 4096, 16_384)
const few = sizesOf(128, 512, 2048)
const streams = many.map((size) => ({ ...size, k: 20 }))

const counting = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const scattered = (n: number): number[] => Array.from({ length: n }, measurementRandom(n))

/** Counts only 200 draws, without the preparation before them. */
const draws = (prepare: (weights: number[]) => (random: Random) => number) => ({ n = 0 }: Sizes) => {
  const pick = prepare(scattered(n))
  globalThis.operationCounter.count = 0
  const random = measurementRandom(n)
  for (let draw = 0; draw < 200; draw++) pick(random)
}

/** Makes the smallest item the pivot in every round: in sorted items, this is the first remaining item. */
const unlucky = { random: () => 0 }

describe('statistics', () => {
  testCatalogueGrowth(statistics, {
    weightedIndex: { sizes: many, every: ({ n = 0 }) => weighted.weightedIndex(scattered(n), measurementRandom(n)) },
    createWeightedPicker: { sizes: many, every: ({ n = 0 }) => weighted.createWeightedPicker(scattered(n)) },
    'createWeightedPicker(…)()': { sizes: many, every: draws(weighted.createWeightedPicker) },
    createAliasPicker: { sizes: many, every: ({ n = 0 }) => weighted.createAliasPicker(scattered(n)) },
    'createAliasPicker(…)()': { sizes: many, every: draws(weighted.createAliasPicker) },

    reservoirSample: {
      sizes: streams,
      every: ({ n = 0, k = 0 }) => reservoir.reservoirSample(counting(n), k, measurementRandom(n)),
    },
    reservoirSampleBySkips: {
      sizes: streams,
      every: ({ n = 0, k = 0 }) => reservoir.reservoirSampleBySkips(counting(n), k, measurementRandom(n)),
    },

    'RunningVariance.add': {
      sizes: many,
      every: ({ n = 0 }) => {
        const running = new variance.RunningVariance(counting(n))
        globalThis.operationCounter.count = 0
        running.add(1)
      },
    },
    'RunningVariance.merge': {
      sizes: many,
      every: ({ n = 0 }) => {
        const parts = [new variance.RunningVariance(counting(n)), new variance.RunningVariance(counting(n))]
        globalThis.operationCounter.count = 0
        parts[0].merge(parts[1])
      },
    },

    quickSelect: {
      sizes: few,
      best: ({ n = 0 }) => selection.quickSelect(counting(n), n / 2, ascending, { random: () => 0.5 }),
      // The mean of 20 runs, because a single run varies too much.
      average: ({ n = 0 }) => {
        for (let seed = 0; seed < 20; seed++) {
          selection.quickSelect(scattered(n), n / 2, ascending, { random: measurementRandom(seed) })
        }
      },
      worst: ({ n = 0 }) => selection.quickSelect(counting(n), n - 1, ascending, unlucky),
    },
    medianOfMediansSelect: {
      sizes: many,
      best: ({ n = 0 }) => selection.medianOfMediansSelect(counting(n), Math.floor(n / 3)),
      average: ({ n = 0 }) => selection.medianOfMediansSelect(scattered(n), n / 2),
      worst: ({ n = 0 }) => selection.medianOfMediansSelect(scattered(n), n - 1),
    },
    quantile: {
      sizes: few,
      best: ({ n = 0 }) => selection.quantile(counting(n), 0.5, () => 0.5),
      average: ({ n = 0 }) => {
        for (let seed = 0; seed < 20; seed++) selection.quantile(scattered(n), 0.9, measurementRandom(seed))
      },
      worst: ({ n = 0 }) => selection.quantile(counting(n), 1, () => 0),
    },
  })
})
