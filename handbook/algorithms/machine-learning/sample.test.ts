import { expect, it } from 'vitest'
import { linearScore } from './linear-model.ts'
import { checkSamples, checkTargets } from './sample.ts'

it('knows how many features samples have', () => {
  expect(checkSamples([{ features: [1, 2] }, { features: [3, 4] }])).toBe(2)
  expect(checkSamples([{ features: [] }])).toBe(0)
})

it('refuses samples that nothing can be learnt from', () => {
  expect(() => checkSamples([])).toThrow('There are no samples; give at least one.')
  expect(() => checkSamples([{ features: [1] }, { features: [1, 2] }])).toThrow(
    'Sample 1 has 2 features; use 1, like sample 0.',
  )
  expect(() => checkSamples([{ features: [1, NaN] }])).toThrow('Sample 0 has the feature NaN; use finite numbers.')
  expect(() => checkTargets([{ features: [1], target: Infinity }])).toThrow(
    'Sample 0 has the target Infinity; use finite numbers.',
  )
})

it('weighs features', () => {
  expect(linearScore({ weights: [2, -1], intercept: 5 }, [3, 4])).toBe(7)
  expect(() => linearScore({ weights: [2], intercept: 5 }, [3, 4])).toThrow('There are 2 features; use 1')
})
