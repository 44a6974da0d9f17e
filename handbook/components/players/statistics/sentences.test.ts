import { expect, it } from 'vitest'
import { faultWords } from '@dev-handbook/step-player/player/testing/fault-words'
import { sentencesOf } from '../testing/sentences-of.ts'
import { subject } from './quickselect.ts'

it('says which item stops an index of quickselect', async () => {
  const sentences = await sentencesOf('statistics/quickselect', '2, 1 k 1')
  expect(sentences).toContain('left has reached the end.')
  expect(sentences).not.toContain('Is 1 smaller than the pivot? Then left moves on.')
})

it.each(['-1', '1.5', 'x', '2'])('rejects an invalid k of quickselect: %s', async (k) => {
  expect(await faultWords(subject.input.parse(`5, 3 k ${k}`))).toBe(`k is ${k}. Give an index from 0 to 1.`)
})
