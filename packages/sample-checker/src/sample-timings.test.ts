import { expect, it } from 'vitest'
import { type SampleTiming, timed, timingReport } from './sample-timings.ts'

it('records failed work too, with its document and line', async () => {
  const noted: SampleTiming[] = []
  const failing = timed(
    (timing) => noted.push(timing),
    { step: 'types', file: 'a.mdx' },
    () => Promise.reject(new Error('no')),
  )
  await expect(failing).rejects.toThrow('no')
  expect(noted).toEqual([{ step: 'types', file: 'a.mdx', time: expect.any(Number) }])
})

it('reports steps, documents and blocks, the slowest first', () => {
  const report = timingReport([
    { step: 'types', time: 900 },
    { step: 'Node, shared', file: 'a.mdx', line: 3, time: 100 },
    { step: 'Node, shared', file: 'b.mdx', line: 4, time: 300 },
    { step: 'Node, alone', file: 'b.mdx', line: 4, time: 200 },
  ])
  expect(report.split('\n')).toEqual([
    'Time by step (steps run side by side):',
    '     900 ms  types',
    '     400 ms  Node, shared (2)',
    '     200 ms  Node, alone',
    '',
    'The 20 slowest documents:',
    '     500 ms  b.mdx (2)',
    '     100 ms  a.mdx',
    '',
    'The 20 slowest blocks:',
    '     300 ms  b.mdx:4  Node, shared',
    '     200 ms  b.mdx:4  Node, alone',
    '     100 ms  a.mdx:3  Node, shared',
  ])
})
