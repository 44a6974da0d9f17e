import { ArticleError } from '../article-error.ts'
import { valueText, type Value } from './cell.tsx'
import { noEntries } from './defaults.ts'
import { Figure, type FigureProps } from './figure.tsx'
import { checkKeys, markClass, type Mark, type Marks } from './marks.ts'
import { Text } from './text.tsx'
import { round } from './round.ts'
import { textWidth } from './text-metrics.ts'
import { layoutTree, type PlacedNode, type TreeNode } from './tree-layout.ts'

/** A node as an author writes it. */
export interface TreeFigureNode {
  value: Value
  mark?: Mark
  /** Small text beside the top of the node: `h=2`. */
  note?: string
  /** Text beside the line from the node's parent: `0`. */
  edge?: string
  children?: (TreeFigureNode | null)[]
}

interface TreeFigureProps extends FigureProps {
  root?: TreeFigureNode
  /** A complete binary tree in an array. The notes are the indices. */
  heap?: Value[]
  marks?: Marks
}

const nodeHeight = 36
const levelHeight = 72

/** A tree, given as nested nodes or as a heap's array. */
export const TreeFigure = ({ root, heap, marks = noEntries, ...figure }: TreeFigureProps) => {
  if ((root === undefined) === (heap === undefined)) {
    throw new ArticleError('<TreeFigure> takes either root={{ value: 8, children: […] }} or heap={[1, 3, 2]}.')
  }
  if (heap?.length === 0)
    throw new ArticleError('<TreeFigure> has an empty heap. Give it at least one value: heap={[1]}.')
  checkKeys(Object.keys(marks), {
    has: (key) => heap !== undefined && Number(key) in heap,
    where: '<TreeFigure> marks',
    what: 'index of the heap',
  })
  const node = root ?? heapNode(heap ?? [], { index: 0, marks })
  const layout = layoutTree(toTree(node))
  const notes = collect(layout.root).some(({ data }) => data.note)
  const top = notes ? 14 : 2
  const side = 20
  return (
    <Figure
      name="TreeFigure"
      {...figure}
      width={layout.width + side * 2}
      height={top + (layout.depth - 1) * levelHeight + nodeHeight + 3}
    >
      <g transform={`translate(${side} ${top})`}>
        <Branch node={layout.root} />
      </g>
    </Figure>
  )
}

const heapNode = (heap: Value[], { index, marks }: { index: number; marks: Marks }): TreeFigureNode => {
  const children = [2 * index + 1, 2 * index + 2].map((child) =>
    child < heap.length ? heapNode(heap, { index: child, marks }) : null,
  )
  const mark = marks[index]
  return {
    value: heap[index],
    note: String(index),
    children: children.every((child) => child === null) ? [] : children,
    ...(mark && { mark }),
  }
}

const toTree = (node: TreeFigureNode): TreeNode<TreeFigureNode> => {
  if (typeof node !== 'object' || !('value' in node)) {
    throw new ArticleError(
      `<TreeFigure> has the node ${JSON.stringify(node)} without a value. Write { value: 8, children: [] }.`,
    )
  }
  return {
    data: node,
    width: Math.max(nodeHeight, textWidth(valueText(node.value)) + 20),
    children: (node.children ?? []).map((child) => (child === null ? null : toTree(child))),
  }
}

const collect = (node: PlacedNode<TreeFigureNode>): PlacedNode<TreeFigureNode>[] => [
  node,
  ...node.children.flatMap((child) => collect(child)),
]

const Branch = ({ node }: { node: PlacedNode<TreeFigureNode> }) => {
  const { data, x, depth, width, children } = node
  const y = depth * levelHeight
  return (
    <>
      {children.map((child) => (
        <g key={round(child.x)}>
          <Edge from={node} to={child} />
          <Branch node={child} />
        </g>
      ))}
      <g className={`cell${markClass(data.mark, `<TreeFigure> node ${valueText(data.value)}`)}`}>
        <rect x={round(x - width / 2)} y={y} width={round(width)} height={nodeHeight} rx={nodeHeight / 2} />
        <Text x={x} y={y + nodeHeight / 2}>
          {valueText(data.value)}
        </Text>
      </g>
      {data.note ? (
        <Text x={x + width / 2 - 2} y={y - 5} anchor="start" className="small">
          {data.note}
        </Text>
      ) : null}
    </>
  )
}

const Edge = ({ from, to }: { from: PlacedNode<TreeFigureNode>; to: PlacedNode<TreeFigureNode> }) => {
  const start = from.depth * levelHeight + nodeHeight / 2
  const end = to.depth * levelHeight + nodeHeight / 2
  const side = to.x < from.x ? -1 : 1
  return (
    <>
      <path className="line" d={`M${round(from.x)} ${start}L${round(to.x)} ${end}`} />
      {to.data.edge ? (
        <Text
          x={(from.x + to.x) / 2 + side * 10}
          y={(start + end) / 2 - 2}
          anchor={side < 0 ? 'end' : 'start'}
          className="small"
        >
          {to.data.edge}
        </Text>
      ) : null}
    </>
  )
}
