import { verticesOf, type Edge } from '../inputs/graph.ts'
import type { Mark } from '../subject.ts'

export interface GraphNodeView {
  id: string
  x: number
  y: number
  mark?: Mark | undefined
  note?: string | undefined
}

export interface GraphEdgeView {
  from: string
  to: string
  label?: string | undefined
  mark?: Mark | undefined
}

export interface GraphView {
  directed: boolean
  nodes: readonly GraphNodeView[]
  edges: readonly GraphEdgeView[]
}

/** Places of vertices by name, on a grid. The unit is the distance between neighbouring nodes. */
export type Places = Readonly<Record<string, readonly [x: number, y: number]>>

/** The given places when they contain every vertex. Otherwise the vertices are on an ellipse, in their order. */
export const placeVertices = (vertices: readonly string[], known: Places = {}): Places => {
  if (vertices.every((vertex) => known[vertex])) return known
  const angle = (index: number) => (index / vertices.length - 0.5) * 2 * Math.PI
  return Object.fromEntries(
    vertices.map((vertex, index) => [
      vertex,
      [2.3 + 2.3 * Math.cos(angle(index)), 1.25 + 1.25 * Math.sin(angle(index))] as const,
    ]),
  )
}

/** Collects the marks and notes of one step. The last mark of a part wins. */
export class GraphPaint {
  readonly #nodes = new Map<string, { mark?: Mark; note?: string }>()
  readonly #edges = new Map<string, { mark?: Mark; label?: string }>()
  readonly #directed: boolean

  /** In an undirected graph, an edge is the same in both directions. */
  constructor({ directed }: { directed: boolean }) {
    this.#directed = directed
  }

  nodes(ids: Iterable<string> | undefined, mark: Mark): this {
    for (const id of ids ?? []) this.#nodes.set(id, { ...this.#nodes.get(id), mark })
    return this
  }

  node(id: string | undefined, mark: Mark): this {
    return this.nodes(id === undefined ? [] : [id], mark)
  }

  notes(notes: Iterable<readonly [string, unknown]> | undefined): this {
    for (const [id, note] of notes ?? []) this.#nodes.set(id, { ...this.#nodes.get(id), note: String(note) })
    return this
  }

  edges(edges: Iterable<{ from: string; to: string } | undefined> | undefined, mark: Mark): this {
    for (const edge of edges ?? []) {
      if (!edge) continue
      const key = this.#keyOf(edge.from, edge.to)
      this.#edges.set(key, { ...this.#edges.get(key), mark })
    }
    return this
  }

  label(from: string, to: string, label: string): this {
    const key = this.#keyOf(from, to)
    this.#edges.set(key, { ...this.#edges.get(key), label })
    return this
  }

  #keyOf(from: string, to: string): string {
    return this.#directed || from < to ? `${from} ${to}` : `${to} ${from}`
  }

  view({
    edges,
    weighted,
    places,
  }: {
    edges: readonly Edge[]
    weighted: boolean
    places?: Places | undefined
  }): GraphView {
    const vertices = verticesOf(edges)
    const spots = placeVertices(vertices, places)
    return {
      directed: this.#directed,
      nodes: vertices.map((id) => ({ id, x: spots[id]?.[0] ?? 0, y: spots[id]?.[1] ?? 0, ...this.#nodes.get(id) })),
      edges: edges.map(([from, to, weight]) => ({
        from,
        to,
        ...(weighted && { label: String(weight) }),
        ...this.#edges.get(this.#keyOf(from, to)),
      })),
    }
  }
}
