import { expect, it } from 'vitest'
import { sentencesOf } from '../testing/sentences-of.ts'

it.each([
  ['graph/bellman-ford', 'A>B 2, B>C -5 from A', 'Through B, the distance to C is 2 + (−5) = −3.'],
  ['graph/bellman-ford', 'A>B 2, B>C -5 from A', 'Shortest distances: A 0, B 2, C −3.'],
  [
    'graph/bellman-ford',
    'A>B -1, B>A 0, C>D 1 from A',
    '2 vertices are reached, so a change in round 2 means a negative cycle.',
  ],
  [
    'graph/depth-first-search',
    'A>B, B>A from A',
    'In a directed graph, this edge is not the way back along another edge.',
  ],
  ['graph/depth-first-search', 'A>B, B>A from A', 'Reports that the edge leads to A again.'],
  [
    'graph/a-star',
    'a1-a2 0, a1-b1 0, b1-b2 0, a2-b2 1 from a2 to b2',
    'The shortest path has the length 0: a2 → a1 → b1 → b2.',
  ],
  [
    'graph/a-star',
    'a1-a2 0, a1-b1 0, b1-b2 0, a2-b2 1 from a2 to b2',
    'Adds a2 to the queue. The estimated distance to b2 is 0.',
  ],
  [
    'graph/a-star',
    'a1-a2 1, a1-b1 1, b1-b2 1 from a2 to b2',
    'Adds a2 to the queue. The estimated distance to b2 is 1.',
  ],
  ['graph/floyd-warshall', 'A>B 2, B>C -5', 'From A via B to C: 2 + (−5), which is less than ∞.'],
  ['graph/floyd-warshall', 'A>B 2, B>C -5', 'Writes −3 into the table.'],
  ['graph/flood-fill', 'aabb/baba/aaab from 0 0 to c', '6 connected cells now hold “c”.'],
  ['graph/flood-fill', 'a from 0 0 to a', 'Yes, so nothing has to change.'],
  ['graph/flood-fill', 'ab from 0 0 to c', 'No. The cell is outside.'],
  ['graph/flood-fill', 'ab from 0 0 to c', 'No. The cell stays as it is.'],
  ['graph/flood-fill', '#.', 'No. The cell is water or has been seen.'],
  ['graph/flood-fill', '.#', 'No. Goes to the next cell.'],
  ['graph/flood-fill', '##./..#', 'There are 2 islands.'],
  ['graph/flood-fill', '##./..# corners', 'There is 1 island.'],
  ['graph/flood-fill', '.', 'There is no island.'],
  ['graph/hamiltonian-cycle', 'A-B, A-C, B-C, B-D, C-E, D-E, A-F, E-F', 'One vertex is not on the path yet.'],
  ['graph/maximum-flow', 'A>B 3 from A to B', 'The shortest path to B has one arc.'],
  ['graph/maximum-flow', 'A>B 3, C>B 1 from A to C', 'No path leads to C, so nothing can flow.'],
  ['graph/maximum-flow', 'A>B 3 from A to B', 'No path with room leads to B, so the flow is maximal.'],
  ['graph/prim', 'A-B 1, B-C 2, A-C 2', 'The known edge to C is not heavier. Its weight is 2.'],
  ['graph/prim', 'A-B 1, C-D 2', 'The total weight is now 3.'],
  ['graph/kruskal', 'A-B 1, C-D 2', 'The total weight is now 3.'],
  ['graph/kruskal', 'A-B 1, C-D 2', 'Each component of the graph has its tree.'],
  ['graph/kruskal', 'A-B 1, C-D 2', 'The total weight is 3, with the edges A–B, C–D.'],
  ['strings/hamming-distance', 'a / b', 'Both texts have one character.'],
  ['strings/palindromes', 'ab', '… and has one character.'],
  ['data-structures/tree/fenwick', 'prefixSum 1', 'Computes the sum of the first value.'],
  ['data-structures/hash-table', 'set ann', 'There is room for one entry in 8 buckets.'],
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(name, text)).toContain(sentence)
})
