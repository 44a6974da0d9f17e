import type { InputKind, Parsed } from '../subject.ts'

export type Edge = readonly [from: string, to: string, weight: number]

export interface GraphInput {
  edges: readonly Edge[]
  start: string
  goal: string
}

export interface GraphRules {
  directed?: boolean
  weighted?: boolean
  /** The words after the edges: `from A`, `from A to E`. */
  ends?: 'none' | 'start' | 'both'
  negative?: boolean
}

const mostVertices = 12
const mostEdges = 24

/** Edges with their weights, then where to start: `A-B 4, A-C 1, C-B 2 from A to B`. An arrow in place of the dash reads better where edges have a direction. */
export const graphInput = (rules: GraphRules): InputKind<GraphInput> => ({
  label: 'Edges',
  parse: (text) => parseGraph(text, rules),
})

/** Reads a graph; the fault shows how it is written. */
export const parseGraph = (
  text: string,
  { directed = false, weighted = false, ends = 'none', negative = false }: GraphRules,
): Parsed<GraphInput> => {
  const arrow = directed ? '>' : '-'
  const example = `A${arrow}B${weighted ? ' 4' : ''}, B${arrow}C${weighted ? ' 2' : ''}${{ none: '', start: ' from A', both: ' from A to C' }[ends]}`
  const [, list = '', start, goal] = /^(.*?)(?:\s+from\s+(\S+?)(?:\s+to\s+(\S+))?)?\s*$/s.exec(text) ?? []
  const edges: Edge[] = []
  for (const part of list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')) {
    const [, from, to, weight] = /^(\w{1,9})\s*(?:->|[->–→])\s*(\w{1,9})(?:\s+(-?\d{1,3}))?$/.exec(part) ?? []
    if (from === undefined || to === undefined)
      return { fault: `“${part}” is not an edge. Write two names with “${arrow}” between them: ${example}.` }
    if (weight === undefined && weighted)
      return { fault: `The edge ${part} has no weight. Write it after the edge: ${part} 3.` }
    if (Number(weight) < 0 && !negative)
      return { fault: `The edge ${part} has a negative weight, which this algorithm does not allow.` }
    if (from === to)
      return {
        fault: `The edge ${part} leads from ${from} to itself, which the picture cannot show. Join two different names.`,
      }
    if (edges.some((edge) => (edge[0] === from && edge[1] === to) || (!directed && edge[0] === to && edge[1] === from)))
      return { fault: `The edge ${from}${arrow}${to} is there twice.` }
    edges.push([from, to, Number(weight ?? 1)])
  }
  if (edges.length === 0) return { fault: `There are no edges. Write some: ${example}.` }
  if (edges.length > mostEdges)
    return { fault: `${edges.length} edges are too many to watch. Give at most ${mostEdges}.` }
  const vertices = verticesOf(edges)
  if (vertices.length > mostVertices)
    return { fault: `${vertices.length} vertices are too many to watch. Give at most ${mostVertices}.` }
  const unknown = [start, goal].find((name) => name !== undefined && !vertices.includes(name))
  if (unknown !== undefined)
    return { fault: `“${unknown}” is not a vertex of these edges. Choose one of ${vertices.join(', ')}.` }
  return { value: { edges, start: start ?? vertices[0] ?? '', goal: goal ?? vertices.at(-1) ?? '' } }
}

/** The vertices in the order in which the edges name them. */
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
  const edges = [...pairs.values()].map(([from, to]) => `${names[from]}${directed ? '>' : '-'}${names[to]}${weight()}`)
  return edges.join(', ') + { none: '', start: ' from A', both: ' from A to G' }[ends]
}
