import type * as Module from '../../../algorithms/graph/cycle-detection.ts'
import { graphSubject, pathText, type GraphEdge, type Vertex } from './graph-subject.ts'

interface L {
  path: Vertex[]
  places: Map<Vertex, number>
  step: { kind: 'enter' | 'leave'; vertex: Vertex } | { kind: 'revisit'; edge: GraphEdge }
  place: number | undefined
}

export const subject = graphSubject<typeof Module, L>({
  title: 'Cycle detection',
  code: ['algorithms/graph/cycle-detection.ts#find-cycle'],
  load: () => import('../../../algorithms/graph/cycle-detection.ts?traced'),
  directed: true,
  text: 'app>ui, app>api, ui>format, api>db, db>log, log>api, api>format',
  places: { app: [0, 1], ui: [1.5, 0], format: [3.2, 0], api: [1.5, 2], db: [3.2, 1.3], log: [3.2, 2.6] },
  presets: [
    {
      name: { en: 'Without a cycle', ru: 'Без цикла' },
      text: 'app>ui, app>api, ui>format, api>db, db>log, api>format',
    },
  ],
  search: (module, { graph }) => module.findCycle(graph),
  outcome: (result) =>
    result ? `A cycle: ${pathText([...(result as Vertex[]), (result as Vertex[])[0] ?? ''])}.` : 'There is no cycle.',
  paint: (paint, { now, known, moment }) => {
    const { path = [] } = known
    const seen = (moment.memory.get('seen') as Set<Vertex> | undefined) ?? new Set<Vertex>()
    moment.memory.set('seen', seen)
    for (const vertex of path) seen.add(vertex)
    const way = (list: readonly Vertex[]) => list.slice(1).map((to, index) => ({ from: list[index] ?? '', to }))
    paint.nodes(seen, 'muted').nodes(path, 'active').edges(way(path), 'active').node(path.at(-1), 'current')
    if (now.step?.kind === 'revisit') paint.edges([now.step.edge], 'compare').node(now.step.edge.to, 'compare')
    const cycle = moment.ended ? (moment.result as Vertex[] | undefined) : undefined
    if (cycle) paint.nodes(cycle, 'swap').edges(way([...cycle, cycle[0] ?? '']), 'swap')
  },
  watch: ['step', 'place', 'path'],
  wide: ['path'],
  words: {
    'const path': () => 'The path is empty.',
    'const places': null,
    'for (const step': () => 'Walks through the graph, depth first.',
    "if (step.kind === 'enter')": ({ step }) =>
      step.kind === 'revisit'
        ? `The edge from ${step.edge.from} leads to ${step.edge.to}, which was entered before.`
        : step.kind === 'enter'
          ? `The walk enters ${step.vertex}.`
          : `The walk leaves ${step.vertex}.`,
    'places.set': null,
    'path.push': ({ step }) => `${step.kind === 'enter' ? step.vertex : ''} joins the path.`,
    "if (step.kind === 'leave')": null,
    'path.pop()': ({ path }) => `${path.at(-1)} leaves the path.`,
    'places.delete': null,
    'const place': ({ step }) => `Is ${step.kind === 'revisit' ? step.edge.to : ''} on the path?`,
    'if (place !== undefined)': ({ place, step }) =>
      place === undefined && step.kind === 'revisit'
        ? `No. The walk has left ${step.edge.to}, so ${step.edge.to} does not lead back to the path.`
        : 'Yes, so the edge closes a cycle.',
    'return path.slice': ({ path, place = 0 }) => `The cycle is the part of the path from ${path[place]} to the end.`,
    'return undefined': () => 'No edge led back to the path, so there is no cycle.',
  },
})
