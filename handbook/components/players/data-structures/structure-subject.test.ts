import { expect, it } from 'vitest'
import { playerTexts } from '@dev-handbook/step-player/texts/player-texts'
import { quotedLines } from '../testing/quoted-lines.ts'
import { runInput } from '@dev-handbook/step-player/player/run-input'
import { subject as fenwick } from './tree/fenwick.ts'

it('shows the steps of the calls that were asked for, and no others', async () => {
  const run = runInput('prefixSum 0', {
    subject: fenwick,
    module: await fenwick.load(),
    lines: quotedLines(fenwick),
    texts: playerTexts('en'),
  })
  if ('fault' in run) throw new Error(run.fault)
  expect(run.recording.frames.map(({ words }) => words)).toEqual([
    'prefixSum 0',
    'The sum of no values.',
    'Slot 0: everything is added up.',
    'The sum is 0.',
    'Answers: 0. Values: 5, 3, 7, 9, 6, 4, 1, 2.',
  ])
})
