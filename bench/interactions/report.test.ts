import { expect, it } from 'vitest'
import { interactionTable, percentile95, toRow } from './report.ts'

it('takes the value that 95 of 100 do not exceed', () => {
  expect(percentile95(Array.from({ length: 100 }, (_, index) => 100 - index))).toBe(95)
  expect(percentile95(Array.from({ length: 30 }, (_, index) => index + 1))).toBe(29)
  expect(percentile95([8])).toBe(8)
  expect(percentile95([])).toBeNaN()
})

it('shows the slow inputs beside the median input, and the parts of its time', () => {
  const times = [24, 32, 160].map((total) => ({ total, delay: 2, work: 6, paint: total - 8 }))
  const costs = [{ script: 1, style: 2.25, layout: 0.5, task: 6 }]
  const row = toRow({ name: 'open the search', page: 'guide/docker' }, times, costs)
  expect(interactionTable([row]).split('\n').at(-1)).toBe(
    '| open the search | docker | 160 | 32 | 2 | 6 | 24 | 6.0 | 1.0 | 2.3 | 0.5 |',
  )
})
