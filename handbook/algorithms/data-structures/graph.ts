// #region edge
/**
 * An edge and its cost. In an undirected graph, `from` is the vertex whose
 * list the edge was read from, and `to` is the other end.
 */
export interface Edge<V> {
  readonly from: V
  readonly to: V
  readonly weight: number
}

/**
 * An edge as input: `[from, to]` or `[from, to, weight]`. The weight is 1
 * by default.
 */
export type EdgeTuple<V> = readonly [from: V, to: V, weight?: number]
// #endregion edge

/**
 * Graph as adjacency lists: each vertex has a list of the edges that leave
 * it. Parallel edges and self loops are allowed. Vertices are compared like
 * the keys of a `Map`, and are listed in the order in which they were
 * added. An undirected edge is in the lists of both of its ends (a self
 * loop once), so `neighbors` never has to search.
 * Source: Cormen, Leiserson, Rivest and Stein, Introduction to Algorithms,
 * section "Representations of graphs".
 */
export class Graph<V> {
  readonly directed: boolean
  // #region state
  readonly #edges = new Map<V, Edge<V>[]>()
  #edgeCount = 0
  // #endregion state

  /** Makes an empty graph. O(1). */
  constructor(options: { directed: boolean }) {
    this.directed = options.directed
  }

  /**
   * Returns a graph of the given edges and their ends: `Graph.from([['a',
   * 'b', 3]], { directed: true })`. O(E). Throws a `RangeError` when a
   * weight is NaN.
   */
  static from<V>(
    edges: Iterable<EdgeTuple<V>>,
    options: { directed: boolean },
  ): Graph<V> {
    const graph = new Graph<V>(options)
    for (const [from, to, weight] of edges) graph.addEdge(from, to, weight)
    return graph
  }

  /** Number of vertices. O(1). */
  get vertexCount(): number {
    return this.#edges.size
  }

  /** Number of edges; an undirected edge counts once. O(1). */
  get edgeCount(): number {
    return this.#edgeCount
  }

  // #region add
  /**
   * Adds a vertex. A known vertex keeps its edges. Returns this graph.
   * O(1).
   */
  addVertex(vertex: V): this {
    if (!this.#edges.has(vertex)) this.#edges.set(vertex, [])
    return this
  }

  /**
   * Adds an edge, and its ends when they are missing. A second edge between
   * the same ends is a parallel edge. Returns this graph. O(1). Throws a
   * `RangeError` when `weight` is NaN.
   */
  addEdge(from: V, to: V, weight = 1): this {
    if (Number.isNaN(weight)) {
      throw new RangeError(
        `The weight of the edge from ${String(from)} to ${String(to)} is NaN; use a number.`,
      )
    }
    this.addVertex(from).addVertex(to)
    this.#edgesOf(from).push({ from, to, weight })
    if (!this.directed && !same(from, to))
      this.#edgesOf(to).push({ from: to, to: from, weight })
    this.#edgeCount++
    return this
  }
  // #endregion add

  /** Whether the graph has the vertex. O(1). */
  hasVertex(vertex: V): boolean {
    return this.#edges.has(vertex)
  }

  // #region has-edge
  /**
   * Whether an edge leads from `from` to `to`. Returns `false` when one of
   * them is not a vertex. O(degree of `from`).
   */
  hasEdge(from: V, to: V): boolean {
    return this.#edges.get(from)?.some((edge) => same(edge.to, to)) ?? false
  }
  // #endregion has-edge

  /** Yields the vertices in the order in which they were added. */
  vertices(): IterableIterator<V> {
    return this.#edges.keys()
  }

  // #region edges
  /**
   * Yields every edge, grouped by vertex. An undirected edge comes once,
   * from the end that was added first. O(V + E) in all.
   */
  *edges(): Generator<Edge<V>, void, undefined> {
    const done = new Set<V>()
    for (const [vertex, edges] of this.#edges) {
      for (const edge of edges)
        if (this.directed || !done.has(edge.to)) yield edge
      done.add(vertex)
    }
  }
  // #endregion edges

  // #region neighbors
  /**
   * Returns the edges that leave `vertex`, in the order in which they were
   * added. In each of them, `from` is `vertex`. O(1), and O(degree) for the
   * iteration. Throws a `RangeError` when the graph has no such vertex.
   */
  neighbors(vertex: V): Iterable<Edge<V>> {
    return this.#edgesOf(vertex)
  }
  // #endregion neighbors

  /**
   * Returns the number of edges at `vertex`. A directed graph counts the
   * edges that leave it. An undirected graph counts all edges, and a self
   * loop twice, as in graph theory. O(degree). Throws a `RangeError` when
   * the graph has no such vertex.
   */
  degree(vertex: V): number {
    const edges = this.#edgesOf(vertex)
    return this.directed
      ? edges.length
      : edges.length + edges.filter((edge) => same(edge.to, vertex)).length
  }

  /**
   * Removes one edge from `from` to `to`. Of several parallel edges, it
   * removes the oldest. Returns whether there was an edge. O(degree).
   */
  removeEdge(from: V, to: V): boolean {
    if (!this.hasEdge(from, to)) return false
    removeFirst(this.#edgesOf(from), to)
    if (!this.directed && !same(from, to)) removeFirst(this.#edgesOf(to), from)
    this.#edgeCount--
    return true
  }

  // #region remove-vertex
  /**
   * Removes a vertex and every edge at it. Returns whether there was such a
   * vertex. O(V + E), because every list may have edges to it.
   */
  removeVertex(vertex: V): boolean {
    if (!this.#edges.delete(vertex)) return false
    this.#edgeCount = 0
    for (const [other, edges] of this.#edges) {
      const others = edges.filter((edge) => !same(edge.to, vertex))
      this.#edges.set(other, others)
    }
    for (const _ of this.edges()) this.#edgeCount++
    return true
  }
  // #endregion remove-vertex

  #edgesOf(vertex: V): Edge<V>[] {
    const edges = this.#edges.get(vertex)
    if (!edges)
      throw new RangeError(
        `${String(vertex)} is not a vertex of the graph; add it first.`,
      )
    return edges
  }
}

/** Equality as for the keys of a `Map`: NaN equals itself, 0 equals -0. */
const same = (a: unknown, b: unknown): boolean => a === b || Object.is(a, b)

const removeFirst = <V>(edges: Edge<V>[], to: V): void => {
  const index = edges.findIndex((edge) => same(edge.to, to))
  edges.splice(index, 1)
}
