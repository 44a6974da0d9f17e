/** A node of any tree, as an author writes it. In a binary tree, `null` is the place of a missing child. */
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

/** Smallest distance between the borders of neighbours. */
const gap = 18

/**
 * Places the nodes of a tree. Parents are centred over their children, and equal subtrees have equal layouts.
 * Neighbours are as near as their contours allow, and the side of a missing child stays free. The layout starts at x =
 * 0. The idea is from E. Reingold and J. Tilford, "Tidier Drawings of Trees", IEEE Transactions on Software Engineering
 * 7(2), 1981.
 */
export const layoutTree = <T>(root: TreeNode<T>): { root: PlacedNode<T>; width: number; depth: number } => {
  const { node, left, right } = place(root, 0)
  const start = Math.min(...left)
  shift(node, -start)
  return { root: node, width: Math.max(...right) - start, depth: right.length }
}

/** A subtree with its root at x = 0, and its outline: the outermost borders by depth. */
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

/** Positions of the children's roots, relative to the parent. */
const offsetsOf = <T>(subtrees: (Subtree<T> | null)[], { half }: { half: number }): number[] => {
  const offsets: number[] = []
  const outline: number[] = []
  let previous = -Infinity
  for (const subtree of subtrees) {
    // A missing child takes the space of a small leaf, so that its sibling stays on its own side.
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
