import { layoutTree, type PlacedNode, type TreeNode } from '@dev-handbook/generator/components/figures/tree-layout'
import type { Frame, Mark, Moment } from '../subject.ts'

/** A node to be drawn. In a binary tree, `null` keeps the side of a missing child free. */
export interface TreeItem {
  id: number
  label: string
  mark?: Mark | undefined
  /** Small text beside the node, at its upper corner. */
  note?: string | undefined
  /** Text at the line from the parent. */
  edge?: string | undefined
  /** Shown as a coloured dot, for trees whose nodes have colours. */
  tone?: 'red' | 'black' | undefined
  children: (TreeItem | null)[]
}

export interface PlacedItem {
  item: TreeItem
  x: number
  y: number
  width: number
  parent: PlacedItem | undefined
}

export interface TreeView {
  /** The roots: several when parts are not connected. */
  roots: readonly TreeItem[]
  /** Filled in by `settleTrees`. */
  placed?: readonly PlacedItem[]
  frame?: { width: number; height: number }
}

export const nodeHeight = 30
const levelHeight = 54

/** Lays out every step. The picture is as large as the largest step. */
export const settleTrees = (frames: Frame<TreeView>[]): void => {
  let width = 120
  let depth = 1
  const laid = frames.map(({ view }) => {
    const forest = layoutTree<TreeItem | undefined>({ data: undefined, width: 0, children: view.roots.map(toNode) })
    width = Math.max(width, forest.width)
    depth = Math.max(depth, forest.depth - 1)
    return forest
  })
  const frame = { width: width + 40, height: (depth - 1) * levelHeight + nodeHeight + 18 }
  frames.forEach((settled, index) => {
    const forest = laid[index]
    if (!forest) return
    const placed: PlacedItem[] = []
    const left = (frame.width - forest.width) / 2
    for (const child of forest.root.children) collect(child, { left, parent: undefined, placed })
    settled.view = { ...settled.view, placed, frame }
  })
}

const toNode = (item: TreeItem | null): TreeNode<TreeItem | undefined> =>
  item
    ? {
        data: item,
        width: Math.max(nodeHeight, item.label.length * 8 + 14),
        children: item.children.every((child) => !child) ? [] : item.children.map((child) => child && toNode(child)),
      }
    : { data: undefined, width: nodeHeight, children: [] }

const collect = (
  node: PlacedNode<TreeItem | undefined>,
  { left, parent, placed }: { left: number; parent: PlacedItem | undefined; placed: PlacedItem[] },
): void => {
  if (!node.data) return
  const own = { item: node.data, x: left + node.x, y: 16 + (node.depth - 1) * levelHeight, width: node.width, parent }
  placed.push(own)
  for (const child of node.children) collect(child, { left, parent: own, placed })
}

/** A number for each object of a run, the same at every step. */
export const idOf = (moment: Moment<unknown>, thing: object): number => {
  const ids = (moment.memory.get('ids') as Map<object, number> | undefined) ?? new Map<object, number>()
  moment.memory.set('ids', ids)
  const known = ids.get(thing) ?? ids.size + 1
  ids.set(thing, known)
  return known
}
