import { graphSubject, type GraphEdge, type Vertex } from './graph-subject.ts'
import type { Places } from '@dev-handbook/step-player/player/stages/graph-view'
import type { AnySubject } from '@dev-handbook/step-player/player/subject'

export type Step =
  | { kind: 'enter' | 'leave'; vertex: Vertex; via: GraphEdge | undefined }
  | { kind: 'revisit'; edge: GraphEdge }

/** Variables of the walk that computes how far back each subtree reaches. */
export interface LowLinkLocals {
  indices: Map<Vertex, number>
  lows: Map<Vertex, number>
  step: Step
  low: number
  index: number
  from: Vertex
  vertex: Vertex
  edge: GraphEdge
  points: Set<Vertex>
  found: GraphEdge[]
  fromStart: boolean
}

type Whole = Parameters<typeof graphSubject<unknown, LowLinkLocals>>[0]

/** Sentences for `lowLinks`, which two articles share. */
const walkWords: Whole['words'] = {
  checkUndirected: null,
  'const indices': () => 'No vertex has an index yet.',
  'const lows': null,
  'const starts': null,
  'lows.set(vertex': ({ vertex, index, lows }) =>
    `${vertex} reaches back to index ${Math.min(Number(lows.get(vertex)), index)}.`,
  'for (const step': () => 'Walks through the graph, depth first.',
  "if (step.kind === 'enter')": ({ step }) =>
    step.kind === 'revisit'
      ? `The edge from ${step.edge.from} leads to ${step.edge.to}, which was entered before.`
      : `The walk ${step.kind === 'enter' ? 'enters' : 'leaves'} ${step.vertex}.`,
  'lows.set(step.vertex': null,
  'indices.set': ({ indices, step }) =>
    `${step.kind === 'enter' ? step.vertex : ''} gets the index ${indices.size}. So far it reaches back to this index.`,
  'if (!step.via)': null,
  'starts.add': ({ step }) =>
    `${step.kind === 'enter' ? step.vertex : ''} is the start of a walk, so it has no parent.`,
  "if (step.kind === 'revisit')": null,
  'lower(step.edge.from': ({ step, indices }) =>
    step.kind === 'revisit' ? `So ${step.edge.from} reaches index ${indices.get(step.edge.to)} by this edge.` : '',
  'if (step.via)': null,
  'const { from }': null,
  'const low': ({ step, lows }) =>
    step.kind === 'leave' ? `The subtree of ${step.vertex} reaches back to index ${lows.get(step.vertex)}.` : '',
  'lower(from': ({ from, low }) => `So ${from} reaches back at least to index ${low}.`,
  'yield {': ({ step }) => (step.kind === 'leave' ? `Reports the edge from ${step.via?.from} to ${step.vertex}.` : ''),
}

/** An algorithm that uses low links, as a player shows it: index and low beside each vertex. */
export const lowLinkSubject = <Module>(
  subject: Pick<Whole, 'title' | 'code' | 'load' | 'words' | 'outcome' | 'watch' | 'wide'> & {
    /** The article's graph, and the places of its vertices. */
    text: string
    places: Places
    search: (module: Module, graph: never) => unknown
    answer: 'points' | 'edges'
  },
): AnySubject => {
  const { search, answer, words, ...rest } = subject
  return graphSubject<Module, LowLinkLocals>({
    ...rest,
    load: subject.load as () => Promise<Module>,
    presets: [
      { name: { en: 'A path', ru: 'Путь' }, text: 'A-B, B-C, C-D, D-E' },
      { name: { en: 'A cycle', ru: 'Цикл' }, text: 'A-B, B-C, C-D, D-E, E-A' },
    ],
    search: (module, { graph }) => search(module, graph as never),
    words: { ...walkWords, ...words },
    paint: (paint, { now, known, moment }) => {
      const indices = known.indices ?? new Map<Vertex, number>()
      paint
        .nodes(indices.keys(), 'done')
        .notes([...indices].map(([vertex, index]) => [vertex, `${index} / ${known.lows?.get(vertex)}`]))
      if (answer === 'points') paint.nodes(known.points, 'swap')
      else paint.edges(known.found, 'swap')
      const { step } = now
      if (step?.kind === 'revisit') paint.edges([step.edge], 'compare')
      else if (step) paint.node(step.vertex, 'current').edges([step.via], 'active')
      if (now.edge) paint.edges([now.edge], 'current')
      if (moment.ended && answer === 'points') paint.nodes(moment.result as Set<Vertex>, 'swap')
    },
  })
}
