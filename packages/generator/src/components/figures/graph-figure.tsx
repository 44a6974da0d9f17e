import { ArticleError } from '../article-error.ts'
import { ArrowHead, type Point } from './arrow.tsx'
import { noItems } from './defaults.ts'
import { Figure, type FigureProps } from './figure.tsx'
import { markClass, type Mark } from './marks.ts'
import { Text } from './text.tsx'
import { round } from './round.ts'
import { textWidth } from './text-metrics.ts'

interface GraphNode {
  id: string
  /** Position on a grid whose unit is the distance between nodes. */
  x: number
  y: number
  /** Default: the id. */
  label?: string
  mark?: Mark
  /** Small text above the node. */
  note?: string
}

interface GraphEdge {
  from: string
  to: string
  weight?: number | string
  mark?: Mark
}

interface GraphProps extends FigureProps {
  directed?: boolean
  nodes?: GraphNode[]
  edges?: GraphEdge[]
}

const spacing = 92
const radius = 20
const margin = 14
/** Distance between the start of a note and the right border of its node. */
const noteInset = 6

/** Nodes on a grid, and the edges between them. */
export const GraphFigure = ({ directed = false, nodes = noItems, edges = noItems, ...figure }: GraphProps) => {
  if (nodes.length === 0)
    throw new ArticleError("<GraphFigure> has no nodes. Give it at least one: nodes={[{ id: 'A', x: 0, y: 0 }]}.")
  const twice = nodes.find(({ id }, index) => nodes.findIndex((other) => other.id === id) !== index)
  if (twice) throw new ArticleError(`<GraphFigure> has two nodes "${twice.id}". Give each its own id.`)
  const hidden = nodes.find(({ x, y }, index) => nodes.findIndex((other) => other.x === x && other.y === y) !== index)
  if (hidden)
    throw new ArticleError(
      `<GraphFigure> has the node "${hidden.id}" on another one, at x ${hidden.x}, y ${hidden.y}. Give it a place of its own.`,
    )
  const half = Math.max(radius, ...nodes.map(({ id, label }) => textWidth(label ?? id) / 2 + 10))
  const left = Math.min(...nodes.map(({ x }) => x))
  const top = Math.min(...nodes.map(({ y }) => y))
  const notes = nodes.some(({ note }) => note) ? 18 : 0
  const place = ({ x, y }: Point): Point => ({
    x: margin + half + (x - left) * spacing,
    y: margin + notes + radius + (y - top) * spacing,
  })
  const places = new Map(nodes.map((node) => [node.id, place(node)]))
  const loops = edges.some(({ from, to }) => from === to) ? 26 : 0
  const find = (id: string): Point => {
    const found = places.get(id)
    if (!found)
      throw new ArticleError(
        `<GraphFigure> has an edge to "${id}", which is no node. Nodes: ${[...places.keys()].join(', ')}.`,
      )
    return found
  }
  const isTwoWay = ({ from, to }: GraphEdge) =>
    directed && from !== to && edges.some((other) => other.from === to && other.to === from)
  const rightmost = nodes.map((node) => {
    const { x } = place(node)
    return node.note ? Math.max(x + half, x + half - noteInset + textWidth(node.note)) : x + half
  })
  const bottom = Math.max(...[...places.values()].map(({ y }) => y))
  return (
    <Figure
      name="GraphFigure"
      {...figure}
      width={Math.max(...rightmost) + margin + loops}
      height={bottom + radius + margin}
    >
      {edges.map((edge) => (
        <Edge
          key={`${edge.from} ${edge.to}`}
          from={find(edge.from)}
          to={find(edge.to)}
          half={half}
          directed={directed}
          bend={isTwoWay(edge) ? 16 : 0}
          edge={edge}
        />
      ))}
      {nodes.map((node) => (
        <Node key={node.id} node={node} at={find(node.id)} half={half} />
      ))}
    </Figure>
  )
}

const Node = ({ node, at, half }: { node: GraphNode; at: Point; half: number }) => (
  <g className={`cell${markClass(node.mark, `<GraphFigure> node ${node.id}`)}`}>
    <rect x={round(at.x - half)} y={round(at.y - radius)} width={round(half * 2)} height={radius * 2} rx={radius} />
    <Text x={at.x} y={at.y}>
      {node.label ?? node.id}
    </Text>
    {node.note ? (
      <Text x={at.x + half - noteInset} y={at.y - radius - 4} anchor="start" className="small halo">
        {node.note}
      </Text>
    ) : null}
  </g>
)

interface EdgeProps {
  from: Point
  to: Point
  half: number
  directed: boolean
  /** Distance between the middle of the curve and the straight line, for edges that would overlap. */
  bend: number
  edge: GraphEdge
}

const Edge = ({ from, to, half, directed, bend, edge }: EdgeProps) => {
  const className = `edge${markClass(edge.mark, `<GraphFigure> edge ${edge.from}–${edge.to}`)}`
  if (from === to) {
    const x = from.x + half
    return (
      <g className={className}>
        <path
          d={`M${round(x - 6)} ${round(from.y - 10)}C${round(x + 34)} ${round(from.y - 34)} ${round(x + 34)} ${round(from.y + 34)} ${round(x - 4)} ${round(from.y + 11)}`}
        />
        {directed ? <ArrowHead from={{ x: x + 14, y: from.y + 20 }} to={{ x: x - 5, y: from.y + 11 }} /> : null}
      </g>
    )
  }
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  const control = { x: (from.x + to.x) / 2 + normal.x * bend * 2, y: (from.y + to.y) / 2 + normal.y * bend * 2 }
  const start = border(from, control, half)
  const end = border(to, control, half)
  const middle = { x: (from.x + to.x) / 2 + normal.x * bend, y: (from.y + to.y) / 2 + normal.y * bend }
  const path =
    bend === 0
      ? `L${round(end.x)} ${round(end.y)}`
      : `Q${round(control.x)} ${round(control.y)} ${round(end.x)} ${round(end.y)}`
  return (
    <g className={className}>
      <path d={`M${round(start.x)} ${round(start.y)}${path}`} />
      {directed ? <ArrowHead from={bend === 0 ? start : control} to={end} /> : null}
      {edge.weight === undefined ? null : (
        <Text x={middle.x} y={middle.y} className="halo">
          {String(edge.weight)}
        </Text>
      )}
    </g>
  )
}

/** Point at which the line from a node's centre towards a point leaves the node (a pill of half width `half`). */
const border = (center: Point, towards: Point, half: number): Point => {
  const length = Math.hypot(towards.x - center.x, towards.y - center.y) || 1
  const direction = { x: (towards.x - center.x) / length, y: (towards.y - center.y) / length }
  const flat = half - radius
  // The line leaves through the straight top or bottom, or else through the round end.
  const vertical = direction.y === 0 ? Infinity : radius / Math.abs(direction.y)
  if (Math.abs(direction.x * vertical) <= flat)
    return { x: center.x + direction.x * vertical, y: center.y + direction.y * vertical }
  const side = Math.sign(direction.x) * flat
  const along = direction.x * side
  const distance = along + Math.sqrt(Math.max(0, along * along - side * side + radius * radius))
  return { x: center.x + direction.x * distance, y: center.y + direction.y * distance }
}
