import type { Graph } from '../data-structures/graph.ts'
import type { TreeNode } from '../data-structures/tree.ts'
import { postOrderTree } from './depth-first-traversal.ts'

// #region tree-diameter
/**
 * Returns a longest path between two nodes of a tree, including both ends.
 * Its number of edges is one less than its number of nodes. At its highest
 * node, the path joins the two deepest branches. One walk from the leaves up
 * computes the depth of all branches. O(n).
 */
export const treeDiameter = <T>(root: TreeNode<T>): TreeNode<T>[] => {
  const heights = new Map<TreeNode<T>, number>()
  const heightOf = (node: TreeNode<T> | undefined): number =>
    node ? (heights.get(node) as number) : -1
  const deepestChild = new Map<TreeNode<T>, TreeNode<T>>()
  let longest = -1
  let top = root
  let branches: [TreeNode<T> | undefined, TreeNode<T> | undefined] = [
    undefined,
    undefined,
  ]
  for (const node of postOrderTree(root)) {
    let first: TreeNode<T> | undefined
    let second: TreeNode<T> | undefined
    for (const child of node.children) {
      if (heightOf(child) > heightOf(first)) [first, second] = [child, first]
      else if (heightOf(child) > heightOf(second)) second = child
    }
    heights.set(node, heightOf(first) + 1)
    if (first) deepestChild.set(node, first)
    const length = heightOf(first) + heightOf(second) + 2
    if (length > longest) {
      longest = length
      top = node
      branches = [first, second]
    }
  }
  const descend = (start: TreeNode<T> | undefined): TreeNode<T>[] => {
    const way: TreeNode<T>[] = []
    for (let node = start; node; node = deepestChild.get(node)) way.push(node)
    return way
  }
  return [...descend(branches[0]).toReversed(), top, ...descend(branches[1])]
}
// #endregion tree-diameter

/** A path through a graph and the sum of its weights. */
export interface WeightedPath<V> {
  path: V[]
  length: number
}

// #region graph-diameter
/**
 * Returns a longest path between two vertices of an undirected tree with
 * weights. The vertex that is farthest from any vertex is one end, and the
 * vertex that is farthest from this end is the other. O(V). Throws a
 * `RangeError` when the graph is directed or empty, has a negative weight
 * or a cycle, or has more than one component.
 */
export const graphTreeDiameter = <V>(tree: Graph<V>): WeightedPath<V> => {
  const [anyVertex] = tree.vertices()
  if (tree.directed || tree.vertexCount === 0) {
    throw new RangeError(
      `The graph is ${tree.directed ? 'directed' : 'empty'}; use an undirected tree with at least one vertex.`,
    )
  }
  if (tree.edgeCount !== tree.vertexCount - 1) {
    throw new RangeError(
      `${tree.vertexCount} vertices and ${tree.edgeCount} edges are not a tree, which has one edge fewer than vertices.`,
    )
  }
  const { path } = farthest(tree, anyVertex as V)
  return farthest(tree, path.at(-1) as V)
}
// #endregion graph-diameter

// #region farthest
/** Returns a longest path that starts at `start`. */
const farthest = <V>(tree: Graph<V>, start: V): WeightedPath<V> => {
  const distances = new Map([[start, 0]])
  const previous = new Map<V, V>()
  let end = start
  let length = 0
  // A Map may grow during its iteration, so it serves as the queue of a
  // breadth-first walk.
  for (const [vertex, distance] of distances) {
    if (distance > length) {
      length = distance
      end = vertex
    }
    for (const { to, weight } of tree.neighbors(vertex)) {
      if (distances.has(to)) continue
      if (weight < 0)
        throw new RangeError(
          `The weight ${weight} of the edge from ${String(vertex)} to ${String(to)} is negative; use a non-negative one.`,
        )
      distances.set(to, distance + weight)
      previous.set(to, vertex)
    }
  }
  if (distances.size < tree.vertexCount) {
    throw new RangeError(
      `${tree.vertexCount - distances.size} vertices cannot be reached from ${String(start)}; a tree is connected.`,
    )
  }
  const path = [end]
  for (let vertex = end; previous.has(vertex); path.push(vertex))
    vertex = previous.get(vertex) as V
  return { path: path.toReversed(), length }
}
// #endregion farthest
