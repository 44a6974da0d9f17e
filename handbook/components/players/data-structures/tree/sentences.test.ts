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
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(`data-structures/tree/${name}`, text)).toContain(sentence)
})
