/** A node of any tree, as documents write it; in a binary tree `null` keeps the place of a missing child. */
export interface TreeNode<T> {
  data: T
  width: number
  children: (TreeNode<T> | null)[]
}

export interface PlacedNode<T> {
  data: T
  x: number
  depth: number
  width: number
  children: PlacedNode<T>[]
}

/** Least distance between the borders of neighbours. */
const gap = 18

/**
 * Places a tree's nodes: parents over the middle of their children, equal subtrees alike, neighbours as near as their contours
 * allow, a missing child's side kept. Starts at x = 0. The idea is E. Reingold's and J. Tilford's, "Tidier Drawings of Trees",
 * IEEE Transactions on Software Engineering 7(2), 1981.
 */
export const layoutTree = <T>(root: TreeNode<T>): { root: PlacedNode<T>; width: number; depth: number } => {
  const { node, left, right } = place(root, 0)
  const start = Math.min(...left)
  shift(node, -start)
  return { root: node, width: Math.max(...right) - start, depth: right.length }
}

/** A subtree around its own root at x = 0, with its outline: the outermost borders by depth. */
interface Subtree<T> {
  node: PlacedNode<T>
  left: number[]
  right: number[]
}

const place = <T>({ data, width, children }: TreeNode<T>, depth: number): Subtree<T> => {
  const own = { left: -width / 2, right: width / 2 }
  const subtrees = children.map((child) => (child ? place(child, depth + 1) : null))
  const offsets = offsetsOf(subtrees, { half: width / 2 + gap / 2 })
  const left = [own.left]
  const right = [own.right]
  const placed: PlacedNode<T>[] = []
  subtrees.forEach((subtree, index) => {
    if (!subtree) return
    const offset = offsets[index] ?? 0
    shift(subtree.node, offset)
    placed.push(subtree.node)
    subtree.left.forEach((border, level) => {
      left[level + 1] = Math.min(left[level + 1] ?? Infinity, border + offset)
    })
    subtree.right.forEach((border, level) => {
      right[level + 1] = Math.max(right[level + 1] ?? -Infinity, border + offset)
    })
  })
  return { node: { data, x: 0, depth, width, children: placed }, left, right }
}

/** Where the children's roots go, seen from the parent. */
const offsetsOf = <T>(subtrees: (Subtree<T> | null)[], { half }: { half: number }): number[] => {
  const offsets: number[] = []
  const outline: number[] = []
  let previous = -Infinity
  for (const subtree of subtrees) {
    // A missing child takes the place of a small leaf, so that its sibling stays on its own side.
    const left = subtree?.left ?? [-half / 2]
    const right = subtree?.right ?? [half / 2]
    const free = left.map((border, level) => (outline[level] ?? -Infinity) + gap - border)
    const offset = offsets.length === 0 ? 0 : Math.max(previous, ...free)
    offsets.push(offset)
    previous = offset
    right.forEach((border, level) => {
      outline[level] = Math.max(outline[level] ?? -Infinity, border + offset)
    })
  }
  const middle = ((offsets[0] ?? 0) + (offsets.at(-1) ?? 0)) / 2
  return offsets.map((offset) => offset - middle)
}

const shift = <T>(node: PlacedNode<T>, by: number): void => {
  node.x += by
  for (const child of node.children) shift(child, by)
}
