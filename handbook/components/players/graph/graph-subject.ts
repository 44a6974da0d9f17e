import { Graph } from '../../../algorithms/data-structures/graph.ts'
import {
  graphInput,
  randomGraph,
  type GraphInput,
  type GraphRules,
} from '@dev-handbook/step-player/player/inputs/graph'
import { runValue } from '@dev-handbook/step-player/player/remember'
import { graphStage } from '@dev-handbook/step-player/player/stages/graph-stage'
import { GraphPaint, type GraphView, type Places } from '@dev-handbook/step-player/player/stages/graph-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import {
  defineSubject,
  type AnySubject,
  type Moment,
  type Name,
  type Preset,
  type Subject,
  type Tools,
} from '@dev-handbook/step-player/player/subject'

export type Vertex = string
export interface GraphEdge {
  from: Vertex
  to: Vertex
  weight: number
}

interface GraphSubject<Module, L>
  extends
    Pick<Subject<Module, GraphInput, L, GraphView>, 'title' | 'code' | 'load' | 'watch' | 'wide' | 'words' | 'outcome'>,
    GraphRules {
  /** The article's example, and the places of its vertices. */
  text: string
  /** Name of the first preset. */
  example?: Name
  places: Places
  presets?: readonly Preset[]
  search: (
    module: Module,
    input: { graph: Graph<Vertex>; start: Vertex; goal: Vertex; target: Vertex | undefined },
    tools: Tools,
  ) => unknown
  /**
   * Marks and notes of a step. `known` holds every variable with its last value in scope. `edges` are the edges of the
   * graph in its own order, in which algorithms number them.
   */
  paint: (
    paint: GraphPaint,
    step: { now: Partial<L>; known: Partial<L>; moment: Moment<GraphInput>; edges: readonly GraphEdge[] },
  ) => void
}

const isDirected = (input: GraphInput, rule: NonNullable<GraphRules['directed']>): boolean =>
  rule === 'as written' ? input.directed === true : rule

const graphOf = (input: GraphInput, rule: NonNullable<GraphRules['directed']>): Graph<Vertex> =>
  Graph.from(input.edges, { directed: isDirected(input, rule) })

/** An algorithm on a graph as a player shows it. */
export const graphSubject = <Module, L>({
  text,
  example = articleName,
  places,
  presets = [],
  search,
  paint,
  directed = false,
  weighted = false,
  ends = 'none',
  negative = false,
  ...rest
}: GraphSubject<Module, L>): AnySubject =>
  defineSubject<Module, GraphInput, L, GraphView>({
    ...rest,
    input: graphInput({ directed, weighted, ends, negative }),
    presets: [
      { name: example, text },
      ...presets,
      { name: randomName, text: () => randomGraph({ directed, weighted, ends, negative }) },
    ],
    stage: graphStage,
    run: (module, { input, tools }) => {
      const { start, goal, target } = input
      return search(module, { graph: graphOf(input, directed), start, goal, target }, tools)
    },
    look: (locals, moment) => {
      const known = { ...(moment.memory.get('known') as Partial<L> | undefined), ...(locals as Partial<L>) }
      moment.memory.set('known', known)
      const edges = runValue(moment, 'edges', () => [...graphOf(moment.input, directed).edges()])
      const board = new GraphPaint({ directed: isDirected(moment.input, directed) })
      paint(board, { now: moment.ended ? {} : locals, known, moment, edges })
      return board.view({ edges: moment.input.edges, weighted, places })
    },
  })

/** A distance in a sentence. The value may be missing. */
export const far = (distance: number | undefined): string =>
  distance === undefined || distance === Infinity ? '∞' : String(distance).replace('-', '−')

/** The same for a number that is added: a negative number is in parentheses. */
export const further = (distance: number): string => (distance < 0 ? `(${far(distance)})` : far(distance))

/** A path in the notation of a reader. */
export const pathText = (path: readonly Vertex[] | undefined): string => (path ?? []).join(' → ')
