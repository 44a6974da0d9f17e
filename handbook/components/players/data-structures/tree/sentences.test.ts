import { expect, it } from 'vitest'
import { sentencesOf } from '../../testing/sentences-of.ts'

it.each([
  ['bst', 'add 5', '5 belongs at the root.'],
  ['bst', 'add 5, add 5', '5 is the root.'],
  ['bst', 'add 5, add 3', '3 belongs below 5.'],
  ['rb', 'add 2 1 3, delete 4', 'There is no node here, so 4 is not in the tree.'],
  ['rb', 'add 2 1 3 4, delete 1', 'The far child of 3, which is 4, is red.'],
  ['rb', 'add 2 1 4 3, delete 1', 'Only the near child of 4, which is 3, is red.'],
  ['rb', 'add 1 2 3 4 5 6 7 8, delete 1 2 3', 'The sibling 6 is red.'],
  ['rb', 'add 2 1 3 4, delete 4 1', '2 is the root, so all paths have lost one black node.'],
  ['segment', 'query 0 8', 'Node 1 is the root, so it has no parent.'],
  ['segment', 'query 3 3', 'The minimum of no values is ∞.'],
  ['segment', 'query 4 5', 'Node 12 is a left child, so its parent begins where the range begins.'],
  ['segment', 'query 4 5', 'Node 12 is a left child, so its parent ends after the range.'],
  ['segment', 'query 3 4', 'Node 11 is a right child, so its parent begins before the range.'],
  ['segment', 'query 3 4', 'Node 11 is a right child, so its parent ends where the range ends.'],
  ['avl', 'add 2, delete 2', '2 is a leaf, so nothing takes its place.'],
  ['bst', 'add 5 9 7 8, add 2, delete 5', '8 takes the place of 7 below 9.'],
  ['fenwick', 'add 4 -10, lowerBound 25', 'A value is negative, so the answer may be wrong.'],
  ['fenwick', 'lowerBound 100', 'Even the sum of all values is too small. The answer is one more: 9.'],
  ['fenwick', 'add 4 -10', 'Slot 5 falls by 10.'],
  ['rb', 'add 2', '2 is the root, so it has no parent.'],
  ['rb', 'add 1 2 3', 'There is no uncle, so a rotation is needed.'],
  ['rb', 'add 1 2 3', 'Rotates 1 to the left.'],
  ['rb', 'add 1 2 3', 'No subtree is between the two, so 1 now has no right child.'],
  ['rb', 'add 2 1 4 3, delete 3 1', 'Without 1, paths through this place have one black node too few.'],
  ['segment', 'query 3 4', 'The range now has only node 11.'],
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(`data-structures/tree/${name}`, text)).toContain(sentence)
})
