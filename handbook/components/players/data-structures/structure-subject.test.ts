import { expect, it } from 'vitest'
import { faultWords } from '@dev-handbook/step-player/player/testing/fault-words'
import { playerTexts } from '@dev-handbook/step-player/texts/player-texts'
import { quotedLines } from '../testing/quoted-lines.ts'
import { runInput } from '@dev-handbook/step-player/player/run-input'
import type { ArrayView } from '@dev-handbook/step-player/player/stages/array-view'
import { subject as heap } from './heap.ts'
import { subject as fenwick } from './tree/fenwick.ts'

it('shows the steps of the reader’s calls, and no others', async () => {
  const run = runInput('prefixSum 0', {
    subject: fenwick,
    module: await fenwick.load(),
    lines: quotedLines(fenwick),
    texts: playerTexts('en'),
  })
  if ('fault' in run) throw new Error(await faultWords(run))
  expect(run.recording.frames.map(({ words }) => words)).toEqual([
    'prefixSum 0',
    'Computes the sum of no values.',
    'Slot 0 is reached, so the sum is complete.',
    'The sum is 0.',
    'Answers: 0. Values: 5, 3, 7, 9, 6, 4, 1, 2.',
  ])
})

it('starts with the state after the calls before a colon, and shows no steps of these calls', async () => {
  const run = runInput('push 4 2: push 1', {
    subject: heap,
    module: await heap.load(),
    lines: quotedLines(heap),
    texts: playerTexts('en'),
  })
  if ('fault' in run) throw new Error(await faultWords(run))
  const { frames } = run.recording
  expect(frames[0].words).toBe('push 1')
  expect((frames[0].view as ArrayView).rows[0]?.slots.map((item) => item?.value)).toEqual([2, 4, undefined])
  expect(frames[0].operations).toBe(0)
  expect(frames.at(-1)?.words).toBe('Removed: nothing. In the array: 1, 4, 2.')
})
