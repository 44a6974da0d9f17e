import type { InputKind, Parsed } from '../subject.ts'
import { inputFault } from '../languages.ts'

export type Edge = readonly [from: string, to: string, weight: number]

export interface GraphInput {
  edges: readonly Edge[]
  start: string
  goal: string
  /** The vertex after `to`, where the rules demand only a start. */
  target?: string
  /** Whether the edges have a direction, where the text decides this. */
  directed?: true
}

export interface GraphRules {
  /** With `as written`, the graph is directed when its text has arrows: `A>B`. */
  directed?: boolean | 'as written'
  weighted?: boolean
  /** The words after the edges: `from A`, `from A to E`. After a `start`, the goal may be added. */
  ends?: 'none' | 'start' | 'both'
  negative?: boolean
}

const mostVertices = 12
const mostEdges = 24

/**
 * Edges with their weights, then the start: `A-B 4, A-C 1, C-B 2 from A to B`. Where edges have a direction, an arrow
 * in place of the dash is easier to read.
 */
export const graphInput = (rules: GraphRules): InputKind<GraphInput> => ({
  label: { en: 'Edges', ru: 'Рёбра' },
  parse: (text) => parseGraph(text, rules),
})

/** Reads a graph. The fault shows an example of the notation. */
export const parseGraph = (
  text: string,
  { directed: direction = false, weighted = false, ends = 'none', negative = false }: GraphRules,
): Parsed<GraphInput> => {
  const isWritten = direction === 'as written' && /[>→]/.test(text)
  const directed = direction === true || isWritten
  const arrow = directed ? '>' : '-'
  const example = `A${arrow}B${weighted ? ' 4' : ''}, B${arrow}C${weighted ? ' 2' : ''}${{ none: '', start: ' from A', both: ' from A to C' }[ends]}`
  const [, list = '', start, goal] = /^(.*?)(?:\s+from\s+(\S+?)(?:\s+to\s+(\S+))?)?\s*$/s.exec(text) ?? []
  const edges: Edge[] = []
  for (const part of list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')) {
    const [, from, to, written] = /^(\w{1,9})\s*(?:->|[->–→])\s*(\w{1,9})(?:\s+(\S+))?$/.exec(part) ?? []
    if (from === undefined || to === undefined) return inputFault((say) => say.notEdge({ edge: part, arrow, example }))
    const weight = written?.replace('−', '-')
    if (weight !== undefined && !/^-?\d{1,3}$/.test(weight)) return inputFault((say) => say.wrongWeight(weight))
    if (weight === undefined && weighted) return inputFault((say) => say.noWeight(part))
    if (Number(weight) < 0 && !negative) return inputFault((say) => say.negativeWeight(part))
    if (from === to) return inputFault((say) => say.loop(part, from))
    if (edges.some((edge) => (edge[0] === from && edge[1] === to) || (!directed && edge[0] === to && edge[1] === from)))
      return inputFault((say) => say.edgeTwice(`${from}${arrow}${to}`))
    edges.push([from, to, Number(weight ?? 1)])
  }
  if (edges.length === 0) return inputFault((say) => say.noEdges(example))
  if (edges.length > mostEdges) return inputFault((say) => say.tooManyEdges(edges.length, mostEdges))
  const vertices = verticesOf(edges)
  if (vertices.length > mostVertices) return inputFault((say) => say.tooManyVertices(vertices.length, mostVertices))
  const unknown = [start, goal].find((name) => name !== undefined && !vertices.includes(name))
  if (unknown !== undefined) return inputFault((say) => say.notVertex(unknown, vertices.join(', ')))
  return {
    value: {
      edges,
      start: start ?? vertices[0] ?? '',
      goal: goal ?? vertices.at(-1) ?? '',
      ...(ends === 'start' && goal !== undefined && { target: goal }),
      ...(isWritten && { directed: true }),
    },
  }
}

/** The vertices in the order in which the edges first name them. */
export const verticesOf = (edges: readonly Edge[]): string[] => [...new Set(edges.flatMap(([from, to]) => [from, to]))]

/** A random graph of seven vertices, connected by a path. */
export const randomGraph = ({
  directed = false,
  weighted = false,
  ends = 'none',
  negative = false,
}: GraphRules): string => {
  const names = [...'ABCDEFG']
  const pairs = new Map<string, readonly [number, number]>()
  const add = (from: number, to: number) => {
    if (from === to || pairs.has(`${from} ${to}`) || pairs.has(`${to} ${from}`)) return
    pairs.set(`${from} ${to}`, [from, to])
  }
  const any = () => Math.floor(Math.random() * names.length)
  for (let vertex = 1; vertex < names.length; vertex++) add(Math.floor(Math.random() * vertex), vertex)
  for (let extra = 0; extra < 5; extra++) add(any(), any())
  const weight = () => (weighted ? ` ${Math.floor(Math.random() * (negative ? 11 : 9)) + (negative ? -1 : 1)}` : '')
  const edges = [...pairs.values()].map(
    ([from, to]) => `${names[from]}${directed === true ? '>' : '-'}${names[to]}${weight()}`,
  )
  return edges.join(', ') + { none: '', start: ' from A', both: ' from A to G' }[ends]
}
