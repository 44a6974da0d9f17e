import { describe, expect, it } from 'vitest'
import { matchNames, nearestNames, type Named } from './match-names.ts'

const documents: Named[] = [
  { path: '/a/stack', title: 'Stack', keywords: ['last in first out', 'стек'] },
  { path: '/a/lru', title: 'LRU cache', keywords: ['cache eviction', 'least recently used'] },
  { path: '/a/tree', title: 'Trees', keywords: ['binary tree'] },
  { path: '/a/tree/bst', title: 'Binary search tree', keywords: ['двоичное дерево поиска'] },
  { path: '/a/tree/ancestor', title: 'Lowest common ancestor', keywords: ['common parent'] },
  { path: '/a/search/binary-search', title: 'Binary search', keywords: ['bisect', 'бинарный поиск'] },
  { path: '/a/graph/dijkstra', title: 'Dijkstra’s shortest paths', keywords: ['алгоритм дейкстры'] },
  { path: '/a/graph/kruskal', title: "Kruskal's minimum spanning tree", keywords: ['mst'] },
  { path: '/a/graph/prim', title: "Prim's minimum spanning tree", keywords: ['mst'] },
  { path: '/a/strings/morris', title: 'Knuth–Morris–Pratt search' },
  { path: '/a/sort/quick-sort', title: 'Quicksort', keywords: ['partition'] },
  { path: '/a/sort/bubble-sort', title: 'Bubble sort' },
  { path: '/a/sort/timsort', title: 'Timsort', keywords: ['what sort does javascript use'] },
  { path: '/a/math/primes', title: 'Prime factorization', keywords: ['quantum computer'] },
  { path: '/a/math/matrices', title: 'Matrices' },
  { path: '/a/sets/queens', title: 'Backtracking', keywords: ['n-queens problem'] },
]

/** The last names in the addresses of the surest match, and its kind. */
const best = (request: string) => {
  const [match] = matchNames(request, documents)
  return match ? `${match.kind}: ${match.documents.map(({ path }) => path.replace(/^.*\//, '')).join(' ')}` : 'none'
}

describe('finds a document by', () => {
  it.each([
    ['its title, whatever the case, spaces and hyphens', 'quick-sort', 'name: quick-sort'],
    ['its title without spaces', 'BinarySearch', 'name: binary-search'],
    ['the name in its address', 'dijkstra', 'name: dijkstra'],
    ['initials of its title', 'kmp', 'alias: morris'],
    ['a keyword', 'binary tree', 'alias: tree'],
    ['a keyword in Russian', 'Стек', 'alias: stack'],
    ['another case of a Russian keyword', 'алгоритм Дейкстра', 'alias: dijkstra'],
    ['the plural', 'binary search trees', 'alias: bst'],
    ['the singular of a Latin plural', 'matrix', 'alias: matrices'],
    ['the words in another order', 'cache LRU', 'alias: lru'],
    ['the possessive form and words around the name', "Dijkstra's algorithm in TypeScript", 'alias: dijkstra'],
    ['words around the name', 'how to implement a stack', 'alias: stack'],
    ['a keyword without the words around it', 'n queens', 'alias: queens'],
    ['a part of its title', 'knuth morris', 'guess: morris'],
    ['its name with transposed letters', 'djikstra', 'guess: dijkstra'],
    ['its title with a wrong letter', 'binary seerch', 'guess: binary-search'],
    ['a mistyped part of its title', 'Prattt', 'guess: morris'],
  ])('%s', (_, request, match) => {
    expect(best(request)).toBe(match)
  })
})

it('returns all documents with the same name', () => {
  expect(best('mst')).toBe('alias: kruskal prim')
  expect(best('sort')).toBe('guess: bubble-sort')
})

it.each([
  'quantum sort',
  'splay tree',
  'b-tree',
  'lfu cache',
  'tree search',
  'shunting',
  'computer',
  'what does javascript use',
  'algorithm',
  'the',
  '???',
])('finds nothing for %s', (request) => {
  expect(best(request)).toBe('none')
})

it('orders names by the similarity of their words', () => {
  const nearest = (request: string) => nearestNames(request, documents).map(({ title }) => title)
  expect(nearest('quantum sort').slice(0, 2)).toEqual(['Quicksort', 'Bubble sort'])
  expect(nearest('knutt')[0]).toBe('Knuth–Morris–Pratt search')
  expect(nearest('дейкстры')[0]).toBe('Dijkstra’s shortest paths')
  expect(nearest('???')).toEqual(documents.map(({ title }) => title))
})
