import { round } from '@dev-handbook/generator/components/figures/round'
import { ArrowHead } from '@dev-handbook/generator/components/figures/arrow'
import type { Stage } from '../subject.ts'
import type { GraphEdgeView, GraphNodeView, GraphView } from './graph-view.ts'

const spacing = 84
const radius = 18
const margin = 22

const GraphPicture = ({ view: { nodes, edges, directed } }: { view: GraphView }) => {
  const half = Math.max(radius, ...nodes.map(({ id }) => id.length * 4.2 + 10))
  const left = Math.min(...nodes.map(({ x }) => x))
  const top = Math.min(...nodes.map(({ y }) => y))
  const place = ({ x, y }: { x: number; y: number }) => ({
    x: margin + half + (x - left) * spacing,
    y: margin + radius + (y - top) * spacing,
  })
  const places = new Map(nodes.map((node) => [node.id, place(node)]))
  const width = Math.max(...[...places.values()].map(({ x }) => x)) + half + margin
  const height = Math.max(...[...places.values()].map(({ y }) => y)) + radius + 6
  return (
    <svg viewBox={`0 0 ${round(width)} ${round(height)}`} style={{ maxInlineSize: width * 1.15 }} aria-hidden="true">
      {edges.map((edge) => (
        <Edge
          key={`${edge.from} ${edge.to}`}
          edge={edge}
          from={places.get(edge.from)}
          to={places.get(edge.to)}
          half={half}
          directed={directed}
          twoWay={directed && edges.some(({ from, to }) => from === edge.to && to === edge.from)}
        />
      ))}
      {nodes.map((node) => (
        <Node key={node.id} node={node} at={place(node)} half={half} />
      ))}
    </svg>
  )
}

const Node = ({
  node: { id, mark, note },
  at,
  half,
}: {
  node: GraphNodeView
  at: { x: number; y: number }
  half: number
}) => (
  <g className={`i${mark ? ` m-${mark}` : ''}`} transform={`translate(${round(at.x)} ${round(at.y)})`}>
    <rect x={-half} y={-radius} width={half * 2} height={radius * 2} rx={radius} />
    <text dy=".35em">{id}</text>
    {note === undefined ? null : (
      <text className="note" x={half - 4} y={-radius - 3}>
        {note}
      </text>
    )}
  </g>
)

interface EdgeProps {
  edge: GraphEdgeView
  from: { x: number; y: number } | undefined
  to: { x: number; y: number } | undefined
  half: number
  directed: boolean
  /** Whether an edge in the other direction is drawn beside this one. */
  twoWay: boolean
}

const Edge = ({ edge, from, to, half, directed, twoWay }: EdgeProps) => {
  if (!from || !to) return null
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const aside = twoWay ? 6 : 0
  // A node has the shape of a pill. `reach` is the distance to its border in this direction.
  const reach = Math.min(radius / Math.max(0.01, Math.abs(along.y)), half - radius * (1 - Math.abs(along.x)))
  const at = (distance: number) => ({
    x: from.x + along.x * distance - along.y * aside,
    y: from.y + along.y * distance + along.x * aside,
  })
  const [start, end, middle] = [at(reach), at(length - reach), at(length / 2)]
  return (
    <g className={`edge${edge.mark ? ` m-${edge.mark}` : ''}`}>
      <path d={`M${round(start.x)} ${round(start.y)}L${round(end.x)} ${round(end.y)}`} />
      {directed ? <ArrowHead from={start} to={end} /> : null}
      {edge.label === undefined ? null : (
        <text x={round(middle.x)} y={round(middle.y)} dy=".35em">
          {edge.label}
        </text>
      )}
    </g>
  )
}

/** Vertices and edges. Nothing moves: only marks and notes change. */
export const graphStage: Stage<GraphView> = { Picture: GraphPicture }
