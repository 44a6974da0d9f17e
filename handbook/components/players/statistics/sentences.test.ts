import { expect, it } from 'vitest'
import { faultWords } from '@dev-handbook/step-player/player/testing/fault-words'
import { sentencesOf } from '../testing/sentences-of.ts'
import { subject } from './quickselect.ts'

it('says which item stops an index of quickselect', async () => {
  const sentences = await sentencesOf('statistics/quickselect', '2, 1 k 1')
  expect(sentences).toContain('left has reached the end of this range.')
  expect(sentences).not.toContain('Is 1 smaller than the pivot? Then left moves on.')
})

it.each([
  ['statistics/quickselect', '2, 1 k 1', 'left and right have passed each other.'],
  ['statistics/quickselect', '3, 1, 2 k 2', 'The item is between index 0 and index 2.'],
  [
    'statistics/reservoir-sampling',
    '1 2 k 1',
    'Draws a number from 0 to 1. The item enters with the probability 1 / 2.',
  ],
  ['statistics/running-variance', '0 0 5', 'The mean moves by 5 / 3 ≈ 1.667, to 1.667.'],
  ['statistics/running-variance', '0 3', 'The sum of squares grows by 3 · 1.5 = 4.5, the old times the new distance.'],
  ['statistics/weighted-random', '1 1 at 0.2 0.7', 'Drawn: indices 0, 1.'],
  ['statistics/weighted-random', '1 1 at 0.2', 'Drawn: index 0.'],
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(name, text)).toContain(sentence)
})

it.each(['-1', '1.5', 'x', '2'])('rejects an invalid k of quickselect: %s', async (k) => {
  expect(await faultWords(subject.input.parse(`5, 3 k ${k}`))).toBe(`k is ${k}. Give an index from 0 to 1.`)
})
