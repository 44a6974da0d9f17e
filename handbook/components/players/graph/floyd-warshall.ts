import type * as Module from '../../../algorithms/graph/floyd-warshall.ts'
import { Graph } from '../../../algorithms/data-structures/graph.ts'
import { graphInput, randomGraph, verticesOf, type GraphInput } from '@dev-handbook/step-player/player/inputs/graph'
import { remember } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject } from '@dev-handbook/step-player/player/subject'
import { far, further } from './graph-subject.ts'

interface L {
  vertices: string[]
  distances: number[][]
  k: number
  i: number
  j: number
  row: number[]
  toK: number
  fromK: number
  hasNegativeCycle: boolean
}

const rules = { directed: true, weighted: true, negative: true }

export const subject = defineSubject<typeof Module, GraphInput, L, GridView>({
  title: 'Floyd–Warshall algorithm',
  code: ['algorithms/graph/floyd-warshall.ts#rounds'],
  load: () => import('../../../algorithms/graph/floyd-warshall.ts?traced'),
  input: graphInput(rules),
  presets: [
    { name: articleName, text: 'A>B 3, B>A 8, B>C 2, C>A 5, C>D 1, D>A 2, A>D 7' },
    { name: { en: 'Four vertices', ru: 'Четыре вершины' }, text: 'A>B 3, A>C 8, B>D 1, C>B 4, D>A 2, D>C -5' },
    { name: { en: 'Negative cycle', ru: 'Отрицательный цикл' }, text: 'A>B 2, B>C -5, C>A 1, C>D 3' },
    { name: randomName, text: () => randomGraph(rules) },
  ],
  stage: gridStage,
  run: (module, { input }) => {
    const paths = module.floydWarshall(Graph.from(input.edges, { directed: true }))
    const vertices = verticesOf(input.edges)
    return {
      hasNegativeCycle: paths.hasNegativeCycle,
      distances: vertices.map((from) => vertices.map((to) => paths.distance(from, to))),
    }
  },
  look: (locals, moment) => {
    const { distances } = remember(moment, locals)
    const vertices = verticesOf(moment.input.edges)
    const { k, i, j } = moment.ended ? ({} as Partial<L>) : locals
    return {
      rows: [
        { key: 'header', isHeader: true, cells: vertices, marks: markAll([k], 'active') },
        ...vertices.map((label, at) => ({
          key: label,
          label,
          isTight: true,
          cells: (distances?.[at] ?? []).map((value) => (value === Infinity ? '∞' : value)),
          marks: {
            ...(at === k ? { ...markAll(vertices.keys(), 'active'), ...markAll([j], 'compare') } : {}),
            ...(at === i ? { ...markAll([k], 'compare'), ...markAll([j], 'current') } : {}),
          },
        })),
      ],
    }
  },
  watch: ['k', 'i', 'j', 'toK', 'fromK'],
  words: {
    '(row[i]': null,
    'let hasNegativeCycle': () =>
      'At first, the table holds the weights of the edges, ∞ where there is no edge, and 0 from each vertex to itself.',
    'k < vertices.length': ({ k, vertices, hasNegativeCycle }) =>
      hasNegativeCycle
        ? 'There is a negative cycle, so the loop ends.'
        : k < vertices.length
          ? `Round ${k + 1}: are paths through ${vertices[k]} shorter?`
          : 'Every vertex has been tried as a stopover.',
    'const throughK': null,
    'for (const [i, row]': null,
    'const toK': ({ vertices, i, k, row }) =>
      row[k] === Infinity
        ? `No path from ${vertices[i]} to ${vertices[k]} is known, so row ${vertices[i]} stays as it is.`
        : `The known distance from ${vertices[i]} to ${vertices[k]} is ${far(row[k])}.`,
    'if (toK === Infinity)': null,
    continue: null,
    'for (const [j': null,
    'if (toK + fromK >=': ({ vertices, i, j, k, toK, fromK, row }) =>
      `From ${vertices[i]} via ${vertices[k]} to ${vertices[j]}: ${far(toK)} + ${further(fromK)}, which is ${toK + fromK >= Number(row[j]) ? 'not less' : 'less'} than ${far(row[j])}.`,
    'row[j] = toK': ({ toK, fromK }) => `Writes ${far(toK + fromK)} into the table.`,
    'const steps': null,
    'steps[j] =': ({ vertices, i, j, k }) =>
      `The path from ${vertices[i]} to ${vertices[j]} begins like the path from ${vertices[i]} to ${vertices[k]}.`,
    'if ((row[i]': null,
    'hasNegativeCycle = true': ({ vertices, i }) =>
      `The distance from ${vertices[i]} to itself is negative, so there is a negative cycle.`,
  },
  outcome: (result) =>
    (result as L).hasNegativeCycle
      ? 'There is a negative cycle, so some paths have no shortest length.'
      : 'All shortest distances are in the table.',
})
