import type * as Module from '../../../algorithms/data-structures/graph.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import type { Operation } from '@dev-handbook/step-player/player/inputs/operations'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { structureSubject } from './structure-subject.ts'

interface Edge {
  from: string
  to: string
}

interface L {
  '#edges': Map<string, Edge[]>
  '#edgeCount': number
  from: string
  to: string
  vertex: string
  other: string
  others: Edge[]
}

const any = () => 'ABCDE'.charAt(Math.floor(Math.random() * 5))

export const subject = structureSubject<typeof Module, Module.Graph<string>, L, GridView>({
  title: 'Graph as adjacency lists',
  code: [
    'algorithms/data-structures/graph.ts#add',
    'algorithms/data-structures/graph.ts#remove-vertex',
    'algorithms/data-structures/graph.ts#neighbors',
  ],
  load: () => import('../../../algorithms/data-structures/graph.ts?traced'),
  verbs: { addEdge: 2, removeVertex: 1, neighbors: 1 },
  values: 'words',
  presets: [
    {
      name: articleName,
      text: 'addEdge A B, addEdge A C: addEdge C B, addEdge B D, neighbors B, removeVertex B',
    },
    {
      name: randomName,
      text: () => `${Array.from({ length: 6 }, () => `addEdge ${any()} ${any()}`).join(', ')}, removeVertex ${any()}`,
    },
  ],
  create: (module) => new module.Graph<string>({ directed: false }),
  call: (graph, { verb, args: [a = '', b = ''] }: Operation) => {
    if (verb === 'addEdge') return void graph.addEdge(a, b)
    return verb === 'removeVertex' ? graph.removeVertex(a) : [...graph.neighbors(a)].map(({ to }) => to).join(' ')
  },
  stage: gridStage,
  view: ({ now, known }) => {
    const edges = [...(now['#edges'] ?? known['#edges'] ?? new Map<string, Edge[]>())]
    return {
      rows: edges.map(([vertex, list]) => ({
        key: `vertex ${vertex}`,
        label: vertex,
        isTight: true,
        cells: list.length > 0 ? list.map(({ to }) => to) : [''],
        marks:
          vertex === now.from || vertex === now.to
            ? markAll(list.length > 0 ? list.keys() : [0], 'active')
            : vertex === now.vertex || vertex === now.other
              ? markAll(list.length > 0 ? list.keys() : [0], 'current')
              : {},
      })),
    }
  },
  watch: ['from', 'to', 'vertex', 'other', '#edgeCount'],
  words: {
    'if (Number.isNaN': null,
    'throw new RangeError': null,
    'if (!this.#edges.has(vertex))': null,
    'this.#edges.set(vertex': ({ vertex }) => `${vertex} is now a vertex with an empty list.`,
    'this.addVertex': ({ from, to }) =>
      from === to
        ? `Adds ${from} as a vertex, unless it exists.`
        : `Adds ${from} and ${to} as vertices, unless they exist.`,
    'this.#edgesOf(from)': ({ from, to }) => `Adds an edge to ${to} to the list of ${from}.`,
    'if (!this.directed': null,
    'this.#edgesOf(to)': ({ from, to }) => `The graph is undirected, so the list of ${to} gets an edge to ${from}.`,
    'this.#edgeCount++': null,
    'return this': null,
    'if (!this.#edges.delete': (l) =>
      l['#edges'].has(l.vertex) ? `Removes ${l.vertex} and its list.` : `Looks for the list of ${l.vertex}.`,
    'return false': ({ vertex }) => `${vertex} is not a vertex.`,
    'this.#edgeCount = 0': null,
    'for (const [other': ({ vertex }) => `Other lists may have edges to ${vertex}. Goes through all lists.`,
    'const others': (l) =>
      l['#edges'].get(l.other)?.some(({ to }) => to === l.vertex)
        ? `Removes the edges to ${l.vertex} from the list of ${l.other}.`
        : `The list of ${l.other} has no edge to ${l.vertex}.`,
    '!same': null,
    'this.#edges.set(other': null,
    'for (const _': () => 'Counts the edges that are left.',
    'return true': null,
    'return this.#edgesOf(vertex)': ({ vertex }) => `Returns the list of ${vertex}.`,
  },
  contents: (graph) =>
    [...graph.vertices()].map(
      (vertex) => `${vertex}: ${[...graph.neighbors(vertex)].map(({ to }) => to).join(' ') || 'empty'}`,
    ),
  describe: (contents) => `The lists: ${(contents as string[]).join('; ') || 'none'}.`,
})
