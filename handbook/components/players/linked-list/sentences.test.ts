import { expect, it } from 'vitest'
import { sentencesOf } from '../testing/sentences-of.ts'

it.each([
  ['cycle-detection', '1, 2 back to 2', 'The cycle begins at 2, after 1 node. Its length is 1.'],
  ['cycle-detection', '1 back to 1', 'The cycle begins at 1, the head. Its length is 1.'],
  ['cycle-detection', '1, 2', 'The fast walker goes two steps and leaves the list.'],
  ['cycle-detection', '1, 2', 'The slow walker is at 2. The fast walker is outside.'],
  ['cycle-detection', '1', 'The fast walker is at the last node.'],
  ['middle-and-nth-from-end', '1, 2', 'The fast walker has left the list, so the slow walker is in the middle.'],
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(`linked-list/${name}`, text)).toContain(sentence)
})
