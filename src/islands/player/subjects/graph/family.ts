import type { LoadSubject } from '../../subject.ts'

/** Subjects of this family, one module each. */
export const family: Readonly<Record<string, LoadSubject>> = {
  'a-star': () => import('./a-star.ts'),
  'articulation-points': () => import('./articulation-points.ts'),
  'bellman-ford': () => import('./bellman-ford.ts'),
  'bipartite-check': () => import('./bipartite-check.ts'),
  'breadth-first-search': () => import('./breadth-first-search.ts'),
  bridges: () => import('./bridges.ts'),
  'cycle-detection': () => import('./cycle-detection.ts'),
  'depth-first-search': () => import('./depth-first-search.ts'),
  dijkstra: () => import('./dijkstra.ts'),
  'eulerian-path': () => import('./eulerian-path.ts'),
  'flood-fill': () => import('./flood-fill.ts'),
  'floyd-warshall': () => import('./floyd-warshall.ts'),
  'hamiltonian-cycle': () => import('./hamiltonian-cycle.ts'),
  kruskal: () => import('./kruskal.ts'),
  'maximum-flow': () => import('./maximum-flow.ts'),
  prim: () => import('./prim.ts'),
  'strongly-connected-components': () => import('./strongly-connected-components.ts'),
  'topological-sorting': () => import('./topological-sorting.ts'),
  'travelling-salesman': () => import('./travelling-salesman.ts'),
}
