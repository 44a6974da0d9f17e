import { expect, it } from 'vitest'
import { makeRecords } from '../testing/make-records.ts'
import { openRecords } from '../testing/open-records.ts'
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

it('makes initials of a part only when it neither begins nor ends with a stop word', () => {
  expect(initialsOf('pnpm, workspaces and Turborepo', true)).toEqual(['pwt', 'pwat', 'wat'])
  expect(initialsOf('Principle of least privilege', true)).toContain('polp')
})

it('makes two initials only from a whole name', () => expect(initialsOf('Binary search tree', true)).toEqual(['bst']))

it('adds the initials of a document’s keywords to the index, and not those of its sections’ keywords', async () => {
  const { search } = openRecords(
    makeRecords([
      { path: '/docs/1', title: 'One', keywords: ['longest common subsequence'] },
      { path: '/docs/2', title: 'Two', sections: [{ anchor: 'a', heading: 'A', keywords: ['least common superset'] }] },
    ]),
  )
  expect((await search('lcs')).hits.map(({ url }) => url)).toEqual(['/docs/1'])
})
