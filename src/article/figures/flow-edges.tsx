import { Arrow, type Point } from './arrow.tsx'
import type { FlowBox } from './flow-figure.tsx'
import { markClass, type Mark } from './marks.ts'
import { Text } from './text.tsx'

export interface FlowEdge {
  from: string
  to: string
  label?: string
  mark?: Mark
}

interface FlowEdgesProps {
  edges: readonly FlowEdge[]
  find: (id: string) => FlowBox
  boxes: readonly FlowBox[]
}

/** The ways between the boxes: straight in a row or column, else round one corner. */
export const FlowEdges = ({ edges, find, boxes }: FlowEdgesProps) => (
  <>
    {edges.map((edge) => {
      const { points, label } = route(find(edge.from), find(edge.to), boxes)
      return (
        <g key={`${edge.from} ${edge.to} ${edge.label ?? ''}`}>
          <Arrow points={points} className={markClass(edge.mark, `<FlowFigure> edge ${edge.from}–${edge.to}`)} />
          {edge.label ? (
            <Text x={label.x} y={label.y} className="halo small">
              {edge.label}
            </Text>
          ) : null}
        </g>
      )
    })}
  </>
)

/** Points of a way, and where its label stands. */
const route = (from: FlowBox, to: FlowBox, boxes: readonly FlowBox[]): { points: Point[]; label: Point } => {
  if (from.row === to.row) {
    const side = to.x < from.x ? -1 : 1
    const points = [
      { x: from.x + side * from.halfWidth, y: from.y },
      { x: to.x - side * to.halfWidth, y: to.y },
    ]
    return { points, label: { ...middle(points[0], points[1]), y: from.y - 11 } }
  }
  const side = to.y < from.y ? -1 : 1
  if (from.column === to.column) {
    const isBetween = (box: FlowBox) => box.column === from.column && (box.row - from.row) * (box.row - to.row) < 0
    if (boxes.some((box) => isBetween(box))) return detour(from, to, boxes.filter((box) => box.column === from.column))
    const points = [
      { x: from.x, y: from.y + side * from.halfHeight },
      { x: to.x, y: to.y - side * to.halfHeight },
    ]
    return { points, label: middle(points[0], points[1]) }
  }
  const across = to.x < from.x ? -1 : 1
  if (from.shape === 'decision') {
    const corner = { x: to.x, y: from.y }
    const start = { x: from.x + across * from.halfWidth, y: from.y }
    const blocked = boxes.some((box) => box.row === from.row && box.id !== from.id && (box.x - start.x) * (box.x - to.x) <= 0)
    if (!blocked) return { points: [start, corner, { x: to.x, y: to.y - side * to.halfHeight }], label: { x: (start.x + corner.x) / 2, y: from.y - 11 } }
  }
  // Down, across between the rows, and down again.
  const start = { x: from.x, y: from.y + side * from.halfHeight }
  const end = { x: to.x, y: to.y - side * to.halfHeight }
  const turn = end.y - side * 20
  return {
    points: [start, { x: start.x, y: turn }, { x: end.x, y: turn }, end],
    label: { x: (start.x + end.x) / 2, y: turn },
  }
}

/** Round the boxes that stand between two of one column, on their right. */
const detour = (from: FlowBox, to: FlowBox, column: readonly FlowBox[]): { points: Point[]; label: Point } => {
  const x = Math.max(...column.map((box) => box.x + box.halfWidth)) + 18
  return {
    points: [{ x: from.x + from.halfWidth, y: from.y }, { x, y: from.y }, { x, y: to.y }, { x: to.x + to.halfWidth, y: to.y }],
    label: { x, y: (from.y + to.y) / 2 },
  }
}

const middle = (a: Point | undefined, b: Point | undefined): Point => ({ x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 })
