import { expect, it } from 'vitest'
import { sentencesOf } from '../testing/sentences-of.ts'

it.each([
  ['bloom-filter', 'add u q c z n g d l r x', 'Answers: nothing. All bits are set, so the number of texts is unknown.'],
  ['disjoint-set', 'union a b, find b', 'a is the root, so b stays a child of a.'],
  ['doubly-linked-list', 'append A', 'Inserts A into the empty list.'],
  ['doubly-linked-list', 'prepend A', 'Inserts A into the empty list.'],
  ['doubly-linked-list', 'append A, moveToFront A', '… and inserts A again.'],
  ['graph', 'removeVertex Q', 'Looks for the list of Q.'],
  ['graph', 'addEdge A B, addEdge C D, removeVertex A', 'The list of C has no edge to A.'],
  ['hash-table', 'set ann', 'With “ann”, the table has one entry in 8 buckets. It need not grow.'],
  ['hash-table', 'set ann', 'Bucket 5 is empty.'],
  ['hash-table', 'set bob, delete bob', 'Bucket 6 is now empty.'],
  ['hash-table', 'set bob eve, delete bob', '“eve” now points to null.'],
  ['heap', 'pop', 'The heap is empty.'],
  ['heap', 'push 3 3 3 3, pop', 'Both children are 3. The left one counts.'],
  ['linked-list', 'append 1 2, removeLast', '1 now points to null.'],
  ['priority-queue', 'dequeue', 'The queue is empty.'],
  ['priority-queue', 'enqueue a 1', 'Adds “a” with the priority 1.'],
  ['priority-queue', 'enqueue a 1, enqueue b 2, enqueue b 3', 'No, so “b” goes no further up.'],
  [
    'priority-queue',
    'enqueue a 1, enqueue b 2, enqueue c 5, enqueue d 6, enqueue e 3, dequeue',
    'No, so “e” belongs at place 1.',
  ],
  ['priority-queue', 'enqueue a 1, enqueue b 1', 'Is “b” (1) more urgent than “a” (1)? The earlier arrival decides.'],
  ['queue', 'enqueue 1, dequeue', 'No value is left. The next one will go into slot 1.'],
  ['stack', 'peek', 'The stack is empty, so there is no top.'],
  ['trie', 'set car car', 'Yes. No new node is needed for “c”.'],
  ['trie', 'delete x', 'There is no child for “x”.'],
  ['trie', 'set to, delete to', 'This node is the root, which always stays.'],
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(`data-structures/${name}`, text)).toContain(sentence)
})
