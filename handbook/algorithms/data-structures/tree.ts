// #region node
/** A node of a tree whose nodes have any number of children, in order. */
export interface TreeNode<T> {
  value: T
  children: TreeNode<T>[]
}

/**
 * Returns a node with the given children: `treeNode('html',
 * treeNode('head'), treeNode('body'))`. O(number of children).
 */
export const treeNode = <T>(
  value: T,
  ...children: TreeNode<T>[]
): TreeNode<T> => ({ value, children })
// #endregion node

// #region walk
/**
 * Yields every node with its depth (0 for the root). Parents come before
 * their children, and children come in order. O(n).
 */
export function* nodesWithDepth<T>(
  root: TreeNode<T>,
): Generator<[node: TreeNode<T>, depth: number], void, undefined> {
  const pending: [TreeNode<T>, number][] = [[root, 0]]
  for (let next = pending.pop(); next; next = pending.pop()) {
    yield next
    const [node, depth] = next
    for (const child of node.children.toReversed())
      pending.push([child, depth + 1])
  }
}
// #endregion walk

// #region measures
/** Returns the number of nodes. O(n). */
export const treeSize = (root: TreeNode<unknown>): number => {
  let size = 0
  for (const _ of nodesWithDepth(root)) size++
  return size
}

/**
 * Returns the number of edges on the longest path from the root down to a
 * leaf: 0 for a lone root. O(n).
 */
export const treeHeight = (root: TreeNode<unknown>): number => {
  let height = 0
  for (const [, depth] of nodesWithDepth(root)) height = Math.max(height, depth)
  return height
}
// #endregion measures

/** Yields the nodes without children, from left to right. O(n). */
export function* leaves<T>(
  root: TreeNode<T>,
): Generator<TreeNode<T>, void, undefined> {
  for (const [node] of nodesWithDepth(root))
    if (node.children.length === 0) yield node
}

// #region path-to
/**
 * Returns the nodes from the root down to the first node that `matches`, or
 * `undefined` when there is none. Examples are the breadcrumb of a page and
 * the path of a file. O(n).
 */
export const pathTo = <T>(
  root: TreeNode<T>,
  matches: (value: T) => boolean,
): TreeNode<T>[] | undefined => {
  const path: TreeNode<T>[] = []
  for (const [node, depth] of nodesWithDepth(root)) {
    path.length = depth
    path.push(node)
    if (matches(node.value)) return path
  }
  return undefined
}
// #endregion path-to

// #region from-rows
/**
 * A row of a table that stores a tree. `parent` is the id of the parent
 * row, or `null` for the root.
 */
export interface TreeRow<Id> {
  id: Id
  parent: Id | null
}

/**
 * Returns the tree whose nodes are `rows`. The rows may be in any order, as
 * a database returns them. Siblings keep the order of the rows. O(n).
 * Throws a `RangeError` unless exactly one row is the root, ids are unique,
 * every parent exists and no row is its own ancestor.
 */
export const treeFromRows = <Id, Row extends TreeRow<Id>>(
  rows: readonly Row[],
): TreeNode<Row> => {
  const nodes = new Map<Id, TreeNode<Row>>()
  for (const row of rows) {
    if (nodes.has(row.id))
      throw new RangeError(
        `The id ${String(row.id)} occurs twice; make ids unique.`,
      )
    nodes.set(row.id, treeNode(row))
  }
  const roots: TreeNode<Row>[] = []
  for (const node of nodes.values()) {
    const { id, parent } = node.value
    const siblings = parent === null ? roots : nodes.get(parent)?.children
    if (!siblings) {
      throw new RangeError(
        `The parent ${String(parent)} of ${String(id)} is not a row; add it, or use null for the root.`,
      )
    }
    siblings.push(node)
  }
  const [root] = roots
  if (!root || roots.length > 1)
    throw new RangeError(
      `A tree has one root; rows without a parent: ${roots.length}.`,
    )
  const reached = treeSize(root)
  if (reached < rows.length) {
    throw new RangeError(
      `${rows.length - reached} rows cannot be reached from the root; their parents form a cycle.`,
    )
  }
  return root
}
// #endregion from-rows
