import { ArticleError } from '../article-error.ts'
import { noItems } from './defaults.ts'
import { Figure, type FigureProps } from './figure.tsx'
import type { FlowBox, FlowNode } from './flow-box.ts'
import { FlowEdges, flowWays, labelRoom, rightEnd, type FlowEdge } from './flow-edges.tsx'
import { markClass } from './marks.ts'
import { TextLines } from './text.tsx'
import { round } from './round.ts'
import { lineHeight, widest, wrapText } from './text-metrics.ts'

interface FlowProps extends FigureProps {
  nodes?: FlowNode[]
  edges?: FlowEdge[]
}

const shapes = ['process', 'decision', 'start', 'end']
const columnGap = 56
const rowGap = 44
const labelWidth = 132
const margin = 10

/** Steps and decisions in columns and rows, with the edges between them. */
export const FlowFigure = ({ nodes = noItems, edges = noItems, ...figure }: FlowProps) => {
  const { boxes, width, height } = layout(nodes, edges)
  const find = (id: string): FlowBox => {
    const box = boxes.find((other) => other.id === id)
    if (!box)
      throw new ArticleError(
        `<FlowFigure> has an edge to "${id}", which is no node. Nodes: ${boxes.map((other) => other.id).join(', ')}.`,
      )
    return box
  }
  const ways = flowWays(edges, find, boxes)
  return (
    <Figure name="FlowFigure" {...figure} width={Math.max(width, rightEnd(ways) + margin)} height={height}>
      <FlowEdges ways={ways} />
      {boxes.map((box) => (
        <g key={box.id} className={`cell${markClass(box.mark, `<FlowFigure> node ${box.id}`)}`}>
          <path d={outline(box)} />
          <TextLines x={box.x} y={box.y} lines={box.lines} />
        </g>
      ))}
    </Figure>
  )
}

const layout = (
  nodes: readonly FlowNode[],
  edges: readonly FlowEdge[],
): { boxes: FlowBox[]; width: number; height: number } => {
  if (nodes.length === 0)
    throw new ArticleError(
      "<FlowFigure> has no nodes. Give it at least one: nodes={[{ id: 'a', label: 'Start', column: 0, row: 0 }]}.",
    )
  const sized = nodes.map((node) => size(node))
  const twice = nodes.find(({ id }, index) => nodes.findIndex((other) => other.id === id) !== index)
  if (twice) throw new ArticleError(`<FlowFigure> has two nodes "${twice.id}". Give each its own id.`)
  const hidden = nodes.find(
    ({ column, row }, index) => nodes.findIndex((other) => other.column === column && other.row === row) !== index,
  )
  if (hidden)
    throw new ArticleError(
      `<FlowFigure> has the node "${hidden.id}" on another one, in column ${hidden.column}, row ${hidden.row}. Give it a place of its own.`,
    )
  const columns = tracks(
    sized.map((box) => ({ at: box.column, half: box.halfWidth })),
    (at) => Math.max(columnGap, ...labelsAfter(at, sized, edges).map(labelRoom)),
  )
  const rows = tracks(
    sized.map((box) => ({ at: box.row, half: box.halfHeight })),
    () => rowGap,
  )
  return {
    boxes: sized.map((box) => ({ ...box, x: columns.middle(box.column), y: rows.middle(box.row) })),
    width: columns.end + margin,
    height: rows.end + margin,
  }
}

/** Labels of the straight edges between a column and the next column. */
const labelsAfter = (column: number, nodes: readonly FlowNode[], edges: readonly FlowEdge[]): (string | undefined)[] =>
  edges.flatMap(({ from, to, label }) => {
    const [left, right] = nodes.filter(({ id }) => id === from || id === to).toSorted((a, b) => a.column - b.column)
    return left &&
      right &&
      left.row === right.row &&
      Math.round(left.column) === column &&
      Math.round(right.column) === column + 1
      ? [label]
      : []
  })

const size = (node: FlowNode): FlowBox => {
  const { id, label, shape = 'process', column, row } = node
  if (!shapes.includes(shape))
    throw new ArticleError(`<FlowFigure> node "${id}" has the shape "${shape}". Shapes: ${shapes.join(', ')}.`)
  if (!Number.isFinite(column) || !Number.isFinite(row))
    throw new ArticleError(`<FlowFigure> node "${id}" has no place. Give it column and row: { column: 0, row: 0 }.`)
  const lines = wrapText(label, labelWidth)
  const halfText = { width: widest(lines) / 2, height: (lines.length * lineHeight) / 2 }
  // A rhombus needs twice the space of the text inside it. The corners of the text may overlap the edge a little.
  const [halfWidth, halfHeight] =
    shape === 'decision'
      ? [halfText.width * 1.35 + 22, halfText.height + 22]
      : [halfText.width + 16, halfText.height + 11]
  return { ...node, shape, lines, halfWidth, halfHeight, x: 0, y: 0 }
}

/**
 * Centres of columns (or rows), each as wide as its widest member. Fractional positions are between their neighbours.
 */
const tracks = (
  members: { at: number; half: number }[],
  gapAfter: (at: number) => number,
): { middle: (at: number) => number; end: number } => {
  const last = Math.max(...members.map(({ at }) => Math.ceil(at)))
  const first = Math.min(...members.map(({ at }) => Math.floor(at)))
  const middles = new Map<number, number>()
  let next = margin
  let end = margin
  for (let at = first; at <= last; at++) {
    const half = Math.max(0, ...members.filter((member) => Math.round(member.at) === at).map((member) => member.half))
    middles.set(at, next + half)
    end = next + half * 2
    next = end + gapAfter(at)
  }
  const middle = (at: number): number => {
    const low = middles.get(Math.floor(at)) ?? margin
    const high = middles.get(Math.ceil(at)) ?? low
    return low + (high - low) * (at - Math.floor(at))
  }
  return { middle, end }
}

const outline = ({ shape, x, y, halfWidth, halfHeight }: FlowBox): string => {
  const left = round(x - halfWidth)
  const top = round(y - halfHeight)
  if (shape === 'decision') {
    return `M${round(x)} ${top}L${round(x + halfWidth)} ${round(y)}L${round(x)} ${round(y + halfHeight)}L${left} ${round(y)}z`
  }
  const radius = round(shape === 'process' ? 4 : halfHeight)
  const [across, down] = [round(halfWidth * 2 - radius * 2), round(halfHeight * 2 - radius * 2)]
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  return (
    `M${round(left + radius)} ${top}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`
  )
}
