import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['k-nearest neighbors', 'knn'],
  ['Strongly connected components', 'scc'],
  ['Unit of work', 'uow'],
  ['Machine learning', 'ml'],
  ['Single sign-on', 'sso'],
])('abbreviates %s to %s', (name, initials) => expect(initialsOf(name)).toContain(initials))

it.each(['Docker', 'O(n log n)', 'What is the difference between a heap and a queue?', ''])(
  'makes no initials of %s',
  (name) => expect(initialsOf(name)).toEqual([]),
)

it.each([
  ['Knuth–Morris–Pratt search', 'kmp'],
  ["Kruskal's minimum spanning tree", 'mst'],
])('abbreviates the title %s to %s, but no other name', (name, initials) => {
  expect(initialsOf(name, true)).toContain(initials)
  expect(initialsOf(name)).not.toContain(initials)
})

it('makes two initials only from a whole name', () => expect(initialsOf('Binary search tree', true)).toEqual(['bst']))
