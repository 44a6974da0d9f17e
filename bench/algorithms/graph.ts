/** Compares ways to store a graph. Run it with `npx tsx bench/algorithms/graph.ts`. */
import { Graph } from '../../handbook/algorithms/data-structures/graph.ts'
import { randomSource, report, reportMemory } from './measure.ts'

const vertexCount = 1_000

type Pair = readonly [from: number, to: number]

const matrixOf = (pairs: readonly Pair[]): Uint8Array => {
  const matrix = new Uint8Array(vertexCount ** 2)
  for (const [from, to] of pairs) matrix[from * vertexCount + to] = 1
  return matrix
}

const setsOf = (pairs: readonly Pair[]): Map<number, Set<number>> => {
  const sets = new Map(Array.from({ length: vertexCount }, (_, vertex) => [vertex, new Set<number>()]))
  for (const [from, to] of pairs) sets.get(from)?.add(to)
  return sets
}

/** Compressed sparse rows: the ends of all edges are in one array. `starts` has the index of each vertex's part. */
const rowsOf = (pairs: readonly Pair[]): { starts: Uint32Array; ends: Uint32Array } => {
  const starts = new Uint32Array(vertexCount + 1)
  for (const [from] of pairs) starts[from + 1] = (starts[from + 1] as number) + 1
  for (let vertex = 0; vertex < vertexCount; vertex++)
    starts[vertex + 1] = (starts[vertex + 1] as number) + (starts[vertex] as number)
  const next = starts.slice()
  const ends = new Uint32Array(pairs.length)
  for (const [from, to] of pairs) {
    const place = next[from] as number
    ends[place] = to
    next[from] = place + 1
  }
  return { starts, ends }
}

for (const degree of [4, 100]) {
  const random = randomSource(degree)
  const vertex = () => Math.floor(random() * vertexCount)
  const distinct = new Set<number>()
  while (distinct.size < degree * vertexCount) distinct.add(vertex() * vertexCount + vertex())
  const pairs = Array.from(distinct, (code): Pair => [Math.floor(code / vertexCount), code % vertexCount])
  const make = () => Graph.from(pairs, { directed: true })
  const graph = make()
  const matrix = matrixOf(pairs)
  const sets = setsOf(pairs)
  const { starts, ends } = rowsOf(pairs)
  const asked = Array.from({ length: 100 }, (): Pair => [vertex(), vertex()])
  let sum = 0

  report(`visit every edge, vertex by vertex: ${vertexCount} vertices with ${degree} edges each`, {
    'Graph (adjacency lists)': () => {
      for (const from of graph.vertices()) for (const { to } of graph.neighbors(from)) sum += to
    },
    'Map of Sets': () => {
      for (const set of sets.values()) for (const to of set) sum += to
    },
    'adjacency matrix': () => {
      for (let from = 0; from < vertexCount; from++) {
        const row = from * vertexCount
        for (let to = 0; to < vertexCount; to++) if (matrix[row + to] === 1) sum += to
      }
    },
    'compressed rows': () => {
      for (let from = 0; from < vertexCount; from++) {
        const end = starts[from + 1] as number
        for (let place = starts[from] as number; place < end; place++) sum += ends[place] as number
      }
    },
  })
  report(`is there an edge from a to b: ${vertexCount} vertices with ${degree} edges each`, {
    'Graph (adjacency lists)': () => {
      for (const [from, to] of asked) sum += Number(graph.hasEdge(from, to))
    },
    'Map of Sets': () => {
      for (const [from, to] of asked) sum += Number(sets.get(from)?.has(to))
    },
    'adjacency matrix': () => {
      for (const [from, to] of asked) sum += matrix[from * vertexCount + to] ?? 0
    },
    'list of edges': () => {
      for (const [from, to] of asked) sum += Number(pairs.some(([a, b]) => a === from && b === to))
    },
  })
  reportMemory(`memory: ${vertexCount} vertices with ${degree} edges each`, {
    'Graph (adjacency lists)': make,
    'Map of Sets': () => setsOf(pairs),
    'adjacency matrix': () => matrixOf(pairs),
    'compressed rows': () => rowsOf(pairs),
  })
  if (sum < 0) console.log(sum)
}
