import { describe } from 'vitest'
import type { Sizes } from '../bounds.ts'
import { testCatalogueGrowth } from '../contracts/catalogue-growth.ts'
import { measurementRandom } from '../contracts/measurement-random.ts'
import { Graph } from '../data-structures/graph.ts'
import { euclideanDistance } from '../math/euclidean-distance.ts'
import { graph } from './catalogue.ts'
import * as breadthFirst from './breadth-first-search.ts?counted'
import * as depthFirst from './depth-first-search.ts?counted'
import { dijkstra, dijkstraDense } from './dijkstra.ts?counted'
import { bellmanFord } from './bellman-ford.ts?counted'
import { floydWarshall } from './floyd-warshall.ts?counted'
import { aStar } from './a-star.ts?counted'
import * as topological from './topological-sorting.ts?counted'
import * as cycles from './cycle-detection.ts?counted'
import * as components from './strongly-connected-components.ts?counted'
import { articulationPoints } from './articulation-points.ts?counted'
import { bridges } from './bridges.ts?counted'
import { kruskal } from './kruskal.ts?counted'
import { prim } from './prim.ts?counted'
import * as eulerian from './eulerian-path.ts?counted'
import { hamiltonianCycle } from './hamiltonian-cycle.ts?counted'
import * as salesman from './travelling-salesman.ts?counted'
import { maximumFlow } from './maximum-flow.ts?counted'
import * as bipartite from './bipartite-check.ts?counted'
import * as flood from './flood-fill.ts?counted'

type Make = (sizes: Sizes) => Graph<number>

const sizes: Sizes[] = [{ V: 100, E: 400 }, { V: 400, E: 2000 }, { V: 1600, E: 4800 }]
const lineSizes: Sizes[] = [100, 400, 1600].map((V) => ({ V, E: V - 1 }))

/** A path through all vertices, so that all are reached, and seeded random edges from lower to higher vertices. */
const randomGraph = ({ V = 1, E = 0 }: Sizes, directed: boolean): Graph<number> => {
  const random = measurementRandom(V + E)
  const graph = new Graph<number>({ directed })
  for (let vertex = 1; vertex < V; vertex++) graph.addEdge(vertex - 1, vertex, 1 + random() * V)
  while (graph.edgeCount < E) {
    const [a, b] = [Math.floor(random() * V), Math.floor(random() * V)]
    if (a !== b) graph.addEdge(Math.min(a, b), Math.max(a, b), 1 + random() * V)
  }
  return graph
}
const directedGraph: Make = (size) => randomGraph(size, true)
const undirectedGraph: Make = (size) => randomGraph(size, false)

const line = ({ V = 1 }: Sizes, directed: boolean): Graph<number> => {
  const graph = new Graph<number>({ directed }).addVertex(0)
  for (let vertex = 1; vertex < V; vertex++) graph.addEdge(vertex - 1, vertex, vertex)
  return graph
}
/** A path whose vertices were added from its end, so that each round of Bellman–Ford reaches only one more vertex. */
const backwardLine: Make = ({ V = 1 }) => {
  const graph = new Graph<number>({ directed: true })
  for (let vertex = V - 1; vertex >= 0; vertex--) graph.addVertex(vertex)
  for (let vertex = 1; vertex < V; vertex++) graph.addEdge(vertex - 1, vertex)
  return graph
}
/** All neighbours of the start wait in the queue together. They were added in reverse order of their priority. */
const star = ({ V = 1 }: Sizes, directed: boolean): Graph<number> => {
  const graph = new Graph<number>({ directed })
  for (let vertex = 1; vertex < V; vertex++) graph.addEdge(0, vertex, V - vertex)
  return graph
}
const complete = ({ V = 1 }: Sizes, directed: boolean): Graph<number> => {
  const graph = new Graph<number>({ directed })
  for (let a = 0; a < V; a++) for (let b = a + 1; b < V; b++) graph.addEdge(a, b)
  return graph
}
/** Complete, except for the last vertex, which has one edge. A search tries every order of the others in vain. */
const lollipop: Make = ({ V = 1 }) => complete({ V: V - 1 }, false).addEdge(V - 2, V - 1)
const withLoopAtStart = (size: Sizes, directed: boolean): Graph<number> => {
  const graph = new Graph<number>({ directed }).addEdge(0, 0)
  for (const { from, to } of randomGraph(size, directed).edges()) graph.addEdge(from, to)
  return graph
}
/** A bipartite graph, so that no search ends early with an odd cycle. */
const evenGraph: Make = (size) => {
  const graph = new Graph<number>({ directed: false })
  const vertices = size.V ?? 1
  for (const { from, to } of undirectedGraph(size).edges()) graph.addEdge(from, (to - from) % 2 === 1 ? to : (to + 1) % vertices)
  return graph
}
const tree: Make = ({ V = 1 }) => {
  const random = measurementRandom(V)
  const graph = new Graph<number>({ directed: false }).addVertex(0)
  for (let vertex = 1; vertex < V; vertex++) graph.addEdge(Math.floor(random() * vertex), vertex)
  return graph
}
/** Every vertex has as many incoming as outgoing edges. */
const circularGraph: Make = ({ V = 1, E = 0 }) => {
  const graph = new Graph<number>({ directed: true })
  for (let step = 1; step <= E / V; step++) for (let vertex = 0; vertex < V; vertex++) graph.addEdge(vertex, (vertex + step) % V)
  return graph
}
/** Cells of a square grid, numbered by row; d steps lead from one side to the other. */
const grid: Make = ({ d = 0 }) => {
  const side = d + 1
  const graph = new Graph<number>({ directed: false })
  for (let cell = 0; cell < side * side; cell++) {
    if (cell % side > 0) graph.addEdge(cell - 1, cell)
    if (cell >= side) graph.addEdge(cell - side, cell)
  }
  return graph
}
const gridSizes: Sizes[] = [10, 20, 40].map((d) => ({ d, V: (d + 1) ** 2, E: 2 * d * (d + 1) }))

const places = ({ n = 0 }: Sizes): number[][] => {
  const random = measurementRandom(n)
  const points = Array.from({ length: n }, () => [random(), random()])
  return points.map((a) => points.map((b) => euclideanDistance(a, b)))
}
/** Points on a circle, in order, so that no exchange makes the tour shorter. */
const circle = ({ n = 0 }: Sizes): number[][] => {
  const points = Array.from({ length: n }, (_, index) => [Math.cos((2 * Math.PI * index) / n), Math.sin((2 * Math.PI * index) / n)])
  return points.map((a) => points.map((b) => euclideanDistance(a, b)))
}

/** A square of n equal cells. */
const square = ({ n = 1 }: Sizes): number[][] => {
  const side = Math.sqrt(n)
  return Array.from({ length: side }, () => Array.from({ length: side }, () => 0))
}
const squareSizes: Sizes[] = [20, 40, 80].map((side) => ({ n: side * side }))

const everywhere = (run: (graph: Graph<number>) => unknown, make: Make) => ({ sizes, every: (size: Sizes) => run(make(size)) })

describe('graph', () => {
  testCatalogueGrowth(graph, {
    breadthFirstSearch: everywhere((graph) => [...breadthFirst.breadthFirstSearch(graph, 0)], directedGraph),
    breadthFirstPaths: everywhere((graph) => breadthFirst.breadthFirstPaths(graph, 0), directedGraph),
    connectedComponents: everywhere(breadthFirst.connectedComponents, undirectedGraph),
    depthFirstSearch: everywhere((graph) => [...depthFirst.depthFirstSearch(graph, 0)], directedGraph),
    depthFirstPostorder: everywhere((graph) => [...depthFirst.depthFirstPostorder(graph, 0)], directedGraph),

    dijkstra: {
      sizes: lineSizes,
      best: (size) => dijkstra(line(size, true), 0),
      average: (size) => dijkstra(directedGraph(size), 0),
      worst: (size) => dijkstra(star(size, true), 0),
      upper: ['average'],
    },
    dijkstraDense: {
      sizes: lineSizes,
      best: (size) => dijkstraDense(line(size, true), 0),
      average: (size) => dijkstraDense(directedGraph(size), 0),
      worst: (size) => dijkstraDense(star(size, true), 0),
      upper: ['average'],
    },
    bellmanFord: {
      sizes: lineSizes,
      best: (size) => bellmanFord(line(size, true), 0),
      average: (size) => bellmanFord(undirectedGraph(size), 0),
      worst: (size) => bellmanFord(backwardLine(size), 0),
      upper: ['average'],
    },
    floydWarshall: {
      sizes: [{ V: 20, E: 60 }, { V: 40, E: 120 }, { V: 80, E: 240 }],
      best: ({ V = 0 }) => {
        const graph = new Graph<number>({ directed: true })
        for (let vertex = 0; vertex < V; vertex++) graph.addVertex(vertex)
        floydWarshall(graph)
      },
      every: (size) => floydWarshall(undirectedGraph(size)),
    },
    aStar: {
      sizes: gridSizes,
      // A target on the upper side, where only one path is the shortest.
      best: (size) => {
        const d = size.d ?? 0
        aStar({ graph: grid(size), start: 0, goal: d, heuristic: (cell: number) => d - (cell % (d + 1)) + Math.floor(cell / (d + 1)) })
      },
      every: (size) => aStar({ graph: grid(size), start: 0, goal: (size.V ?? 0) - 1, heuristic: () => 0 }),
      upper: ['average', 'worst'],
    },

    topologicalSort: everywhere(topological.topologicalSort, directedGraph),
    topologicalSortDepthFirst: {
      ...everywhere(topological.topologicalSortDepthFirst, directedGraph),
      best: (size) => topological.topologicalSortDepthFirst(withLoopAtStart(size, true)),
    },
    findCycle: { ...everywhere(cycles.findCycle, directedGraph), best: (size) => cycles.findCycle(withLoopAtStart(size, true)) },
    hasCycleByUnion: {
      sizes: lineSizes,
      best: (size) => cycles.hasCycleByUnion(withLoopAtStart(size, false)),
      every: (size) => cycles.hasCycleByUnion(tree(size)),
    },
    stronglyConnectedComponents: everywhere(components.stronglyConnectedComponents, directedGraph),
    stronglyConnectedComponentsByTwoWalks: everywhere(components.stronglyConnectedComponentsByTwoWalks, directedGraph),
    articulationPoints: everywhere(articulationPoints, undirectedGraph),
    bridges: everywhere(bridges, undirectedGraph),

    kruskal: {
      sizes: lineSizes,
      best: (size) => kruskal(line(size, false)),
      average: (size) => kruskal(undirectedGraph(size)),
      worst: (size) => kruskal(undirectedGraph(size)),
    },
    prim: {
      sizes: lineSizes,
      best: (size) => prim(line(size, false)),
      average: (size) => prim(undirectedGraph(size)),
      worst: (size) => prim(star(size, false)),
      upper: ['average'],
    },

    eulerianPath: everywhere(eulerian.eulerianPath, circularGraph),
    eulerianCircuit: everywhere(eulerian.eulerianCircuit, circularGraph),
    hamiltonianCycle: {
      sizes: [6, 7, 8].map((V) => ({ V, E: (V * (V - 1)) / 2 })),
      best: (size) => {
        const graph = new Graph<number>({ directed: false }).addVertex(-1)
        for (const { from, to } of complete(size, false).edges()) graph.addEdge(from, to)
        hamiltonianCycle(graph)
      },
      every: (size) => hamiltonianCycle(lollipop(size)),
      upper: ['average', 'worst'],
    },
    heldKarp: {
      sizes: [{ n: 7 }, { n: 10 }, { n: 13 }],
      best: ({ n = 0 }) => salesman.heldKarp(Array.from({ length: n }, () => Array.from({ length: n }, () => Infinity))),
      every: (size) => salesman.heldKarp(places(size)),
    },
    nearestNeighborTour: { sizes: [{ n: 20 }, { n: 40 }, { n: 80 }], every: (size) => salesman.nearestNeighborTour(places(size)) },
    twoOpt: {
      sizes: [{ n: 20 }, { n: 40 }, { n: 80 }],
      best: (size) => salesman.twoOpt(circle(size), [...circle(size).keys()]),
      every: (size) => salesman.twoOpt(places(size)),
      upper: ['average', 'worst'],
    },
    maximumFlow: {
      sizes: [{ V: 25, E: 100 }, { V: 50, E: 200 }, { V: 100, E: 400 }],
      best: (size) => maximumFlow(directedGraph(size), (size.V ?? 0) - 1, 0),
      every: (size) => maximumFlow(directedGraph(size), 0, (size.V ?? 0) - 1),
      upper: ['average', 'worst'],
    },
    bipartition: { ...everywhere(bipartite.bipartition, evenGraph), best: (size) => bipartite.bipartition(withLoopAtStart(size, false)) },
    oddCycle: { ...everywhere(bipartite.oddCycle, evenGraph), best: (size) => bipartite.oddCycle(withLoopAtStart(size, false)) },

    floodFill: {
      sizes: squareSizes,
      best: (size) => flood.floodFill(square(size), [0, 0], 0),
      every: (size) => flood.floodFill(square(size), [0, 0], 1),
    },
    floodFillRecursive: {
      sizes: squareSizes.map(({ n = 1 }) => ({ n: n / 4 })),
      best: (size) => flood.floodFillRecursive(square(size), [0, 0], 0),
      every: (size) => flood.floodFillRecursive(square(size), [0, 0], 1),
    },
    countIslands: {
      sizes: squareSizes,
      every: (size) => flood.countIslands(square(size), (cell: number) => cell === 0),
    },
    countGrowingIslands: {
      sizes: [20, 40, 80].map((side) => ({ k: side * side })),
      every: ({ k = 1 }) => {
        const side = Math.sqrt(k)
        return [...flood.countGrowingIslands(Array.from({ length: k }, (_, i) => [Math.floor(i / side), i % side]))]
      },
    },
  })
})
