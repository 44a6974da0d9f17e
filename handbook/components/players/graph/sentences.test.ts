import { expect, it } from 'vitest'
import { sentencesOf } from '../testing/sentences-of.ts'

it.each([
  ['graph/bellman-ford', 'A>B 2, B>C -5 from A', 'Along this edge C is 2 + (−5) = −3 away.'],
  ['graph/bellman-ford', 'A>B 2, B>C -5 from A', 'Shortest distances: A 0, B 2, C −3.'],
  [
    'graph/bellman-ford',
    'A>B -1, B>A 0, C>D 1 from A',
    '2 vertices are reached, so a change in round 2 means a negative cycle.',
  ],
  ['graph/depth-first-search', 'A>B, B>A from A', 'A directed edge is never the way back along another edge.'],
  ['graph/depth-first-search', 'A>B, B>A from A', 'Reports that the edge leads to A again.'],
  ['graph/a-star', 'a1-a2 0, a1-b1 0, b1-b2 0, a2-b2 1 from a2 to b2', 'The shortest path, 0 long: a2 → a1 → b1 → b2.'],
  ['graph/a-star', 'a1-a2 0, a1-b1 0, b1-b2 0, a2-b2 1 from a2 to b2', 'a2 waits; its estimate to b2 is 0.'],
  ['graph/a-star', 'a1-a2 1, a1-b1 1, b1-b2 1 from a2 to b2', 'a2 waits; its estimate to b2 is 1.'],
  ['graph/floyd-warshall', 'A>B 2, B>C -5', 'From A via B to C: 2 + (−5), which is less than ∞.'],
  ['graph/floyd-warshall', 'A>B 2, B>C -5', 'Enters −3.'],
  ['graph/flood-fill', 'aabb/baba/aaab from 0 0 to c', '6 connected cells hold “c” now.'],
  ['graph/flood-fill', 'a from 0 0 to a', 'Yes: nothing has to change.'],
  ['graph/flood-fill', 'ab from 0 0 to c', 'No. It is outside.'],
  ['graph/flood-fill', 'ab from 0 0 to c', 'No. It stays as it is.'],
  ['graph/flood-fill', '#.', 'No. It is water, or it has been seen.'],
  ['graph/flood-fill', '.#', 'No. Goes to the next cell.'],
  ['graph/flood-fill', '##./..#', 'There are 2 islands.'],
  ['graph/flood-fill', '##./..# corners', 'There is 1 island.'],
  ['graph/flood-fill', '.', 'There is no island.'],
  ['graph/hamiltonian-cycle', 'A-B, A-C, B-C, B-D, C-E, D-E, A-F, E-F', 'One vertex is missing.'],
  ['graph/maximum-flow', 'A>B 3 from A to B', 'B can be reached over one arc.'],
  ['graph/maximum-flow', 'A>B 3, C>B 1 from A to C', 'No path leads to C: nothing can flow.'],
  ['graph/maximum-flow', 'A>B 3 from A to B', 'B can no longer be reached: the flow is as great as it can be.'],
  ['graph/prim', 'A-B 1, B-C 2, A-C 2', 'The known edge to C is no heavier: it weighs 2.'],
  ['graph/prim', 'A-B 1, C-D 2', 'The edges weigh 3 together now.'],
  ['graph/kruskal', 'A-B 1, C-D 2', 'The edges weigh 3 together now.'],
  ['graph/kruskal', 'A-B 1, C-D 2', 'Each part of the graph has its tree.'],
  ['graph/kruskal', 'A-B 1, C-D 2', 'The edges weigh 3 together: A–B, C–D.'],
  ['strings/hamming-distance', 'a / b', 'Both texts have one character.'],
  ['strings/palindromes', 'ab', '… and has one character.'],
  ['data-structures/tree/fenwick', 'prefixSum 1', 'The sum of the first value alone.'],
  ['data-structures/hash-table', 'set ann', 'One entry in 8 buckets: there is room.'],
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(name, text)).toContain(sentence)
})
