import { always, bound, constant, cubic, graphLinear, linear, log, quadratic, upTo } from '../bounds.ts'
import type { CatalogueEntry, OperationBounds } from '../catalogue-entry.ts'

const vertices = bound('V', (V) => V, 'V')
const withHeap = bound('(V + E) log V', (V, E) => (V + E) * log(V), 'V', 'E')
const straightAhead = bound('d log d', (d) => d * log(d), 'd')
const everyRound = bound('V · E', (V, E) => V * E, 'V', 'E')
const verticesSquared = bound('V²', (V) => V * V, 'V')
const scans = bound('V² + E', (V, E) => V * V + E, 'V', 'E')
const verticesCubed = bound('V³', (V) => V ** 3, 'V')
const sortedEdges = bound('E log V', (V, E) => E * log(V), 'V', 'E')
const phases = bound('V² · E', (V, E) => V * V * E, 'V', 'E')
const orders = bound('V!', (V) => factorial(V), 'V')
const subsetsTimesPlaces = bound('2ⁿ · n', (n) => 2 ** n * n, 'n')
const subsetsTimesPairs = bound('2ⁿ · n²', (n) => 2 ** n * n * n, 'n')
const placed = bound('k', (k) => k, 'k')
const subsets = bound('2ⁿ', (n) => 2 ** n, 'n')

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

const entry = (name: string, title: string, operations: readonly OperationBounds[]): CatalogueEntry => ({
  path: `algorithms/graph/${name}`,
  title,
  kind: 'algorithm',
  source: `algorithms/graph/${name}.ts`,
  operations,
  deterministic: true,
})

/** Graph algorithms in the order of their articles. V vertices and E edges, of the part that is reached. */
export const graph: readonly CatalogueEntry[] = [
  entry('breadth-first-search', 'Breadth-first search', [
    { name: 'breadthFirstSearch', ...always(graphLinear), space: vertices },
    { name: 'breadthFirstPaths', ...always(graphLinear), space: vertices },
    { name: 'connectedComponents', ...always(graphLinear), space: vertices },
  ]),
  entry('depth-first-search', 'Depth-first search', [
    { name: 'depthFirstSearch', ...always(graphLinear), space: vertices },
    { name: 'depthFirstPostorder', ...always(graphLinear), space: vertices },
  ]),
  entry('dijkstra', "Dijkstra's shortest paths", [
    { name: 'dijkstra', best: graphLinear, average: withHeap, worst: withHeap, space: vertices, note: 'best: only a few vertices wait at a time' },
    { name: 'dijkstraDense', ...always(scans), space: vertices },
  ]),
  entry('bellman-ford', 'Bellman–Ford', [
    { name: 'bellmanFord', best: graphLinear, average: everyRound, worst: everyRound, space: vertices, note: 'best: the first round finds all distances' },
  ]),
  entry('floyd-warshall', 'Floyd–Warshall', [
    { name: 'floydWarshall', best: verticesSquared, average: verticesCubed, worst: verticesCubed, space: verticesSquared, note: 'finds all pairs; best: the graph has no edges' },
  ]),
  entry('a-star', 'A* search', [
    { name: 'aStar', best: straightAhead, average: withHeap, worst: withHeap, space: vertices, note: 'for consistent estimates; best: exact estimates, a path of d edges, few edges at each vertex' },
  ]),
  entry('topological-sorting', 'Topological sorting', [
    { name: 'topologicalSort', ...always(graphLinear), space: vertices },
    { name: 'topologicalSortDepthFirst', best: constant, average: graphLinear, worst: graphLinear, space: vertices, note: 'best: the first edges form a cycle' },
  ]),
  entry('cycle-detection', 'Cycle detection', [
    { name: 'findCycle', best: constant, average: graphLinear, worst: graphLinear, space: vertices, note: 'best: the first edges form a cycle' },
    { name: 'hasCycleByUnion', ...always(vertices), space: vertices, note: 'undirected graphs; each step also takes a factor α(V), at most 4' },
  ]),
  entry('strongly-connected-components', 'Strongly connected components', [
    { name: 'stronglyConnectedComponents', ...always(graphLinear), space: vertices, note: 'Tarjan’s algorithm' },
    { name: 'stronglyConnectedComponentsByTwoWalks', ...always(graphLinear), space: graphLinear, note: 'the algorithm of Kosaraju and Sharir' },
  ]),
  entry('articulation-points', 'Articulation points', [{ name: 'articulationPoints', ...always(graphLinear), space: vertices }]),
  entry('bridges', 'Bridges', [{ name: 'bridges', ...always(graphLinear), space: vertices }]),
  entry('kruskal', "Kruskal's minimum spanning tree", [
    { name: 'kruskal', best: graphLinear, average: sortedEdges, worst: sortedEdges, space: graphLinear, note: 'best: the edges arrive in order of weight' },
  ]),
  entry('prim', "Prim's minimum spanning tree", [
    { name: 'prim', best: graphLinear, average: withHeap, worst: withHeap, space: vertices, note: 'best: only a few vertices wait at a time' },
  ]),
  entry('eulerian-path', 'Eulerian path and circuit', [
    { name: 'eulerianPath', ...always(graphLinear), space: graphLinear },
    { name: 'eulerianCircuit', ...always(graphLinear), space: graphLinear },
  ]),
  entry('hamiltonian-cycle', 'Hamiltonian cycle', [
    { name: 'hamiltonianCycle', best: constant, average: orders, worst: orders, space: vertices, note: 'NP-complete; best: the first vertex has no edges' },
  ]),
  entry('travelling-salesman', 'Travelling salesman', [
    { name: 'heldKarp', best: subsetsTimesPlaces, average: subsetsTimesPairs, worst: subsetsTimesPairs, space: subsetsTimesPlaces, note: 'exact tour of n places; best: all distances are infinite' },
    { name: 'nearestNeighborTour', ...always(quadratic), space: linear, note: 'a short tour, but not the shortest' },
    { name: 'twoOpt', best: quadratic, average: cubic, worst: subsets, space: linear, note: 'improves a given tour; the average is measured, not proved' },
  ]),
  entry('maximum-flow', 'Maximum flow', [
    { name: 'maximumFlow', best: graphLinear, average: phases, worst: phases, space: graphLinear, note: 'Dinic’s algorithm; best: nothing can flow' },
  ]),
  entry('bipartite-check', 'Bipartite check', [
    { name: 'bipartition', best: constant, average: graphLinear, worst: graphLinear, space: vertices, note: 'best: the first edges form an odd cycle' },
    { name: 'oddCycle', best: constant, average: graphLinear, worst: graphLinear, space: vertices },
  ]),
  entry('flood-fill', 'Flood fill and islands', [
    { name: 'floodFill', ...upTo(linear), space: linear, note: 'region of n cells; best: the region has the new value already' },
    { name: 'floodFillRecursive', ...upTo(linear), space: linear, note: 'needs the space on the call stack' },
    { name: 'countIslands', ...always(linear), space: linear, note: 'grid of n cells' },
    { name: 'countGrowingIslands', ...always(placed), space: placed, note: 'k cells of land; each step also takes a factor α(k), at most 4' },
  ]),
]
