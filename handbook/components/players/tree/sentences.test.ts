import { expect, it } from 'vitest'
import { sentencesOf } from '../testing/sentences-of.ts'

it.each([
  ['depth-first-traversal', '5, 3', '3 has no left child.'],
  ['depth-first-traversal', '5, 3', 'Puts 3 on the stack.'],
  ['lowest-common-ancestor', '3 7 in 5, 3, 7', 'Stores 5 as an ancestor of 3.'],
  ['lowest-common-ancestor', '3 7 in 5, 3, 7', 'Stores 3, because a node counts as its own ancestor.'],
  ['serialization', '5', '5 is a leaf. Puts two missing children on the stack.'],
  ['serialization', '5, 3', 'Puts a missing child and the left child of 5 on the stack.'],
  ['tree-diameter', 'A>B', 'Follows the only branch down from A, the top of the path.'],
  ['tree-diameter', 'A>B, A>C, C>D, A>E, B>F, F>G', 'C has the second greatest height so far.'],
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(`tree/${name}`, text)).toContain(sentence)
})
