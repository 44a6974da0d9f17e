import { Arrow, type Point } from './arrow.tsx'
import type { FlowBox } from './flow-box.ts'
import { markClass, type Mark } from './marks.ts'
import { textWidth } from './text-metrics.ts'
import { Text } from './text.tsx'

export interface FlowEdge {
  from: string
  to: string
  label?: string
  mark?: Mark
}

/** Points of an edge's path, and the place of its label. */
export interface FlowWay {
  edge: FlowEdge
  points: Point[]
  label: Point & { anchor?: 'start' | 'end' }
}

/** Distance from the centre of a label to its line below, so that descenders do not touch the line. */
const labelRise = 14
/** Distance between a vertical line and the label beside it. */
const labelGap = 8
/** Distance between the paths that leave one side of a box. */
const fork = 14
const labelSize = 13

/** Space for a label between two boxes of a row. */
export const labelRoom = (label: string | undefined): number => (label ? textWidth(label, labelSize) + 18 : 0)

/** The paths with their arrows and labels. */
export const FlowEdges = ({ ways }: { ways: readonly FlowWay[] }) =>
  ways.map(({ edge, points, label: { x, y, anchor } }) => (
    <g key={`${edge.from} ${edge.to} ${edge.label ?? ''}`}>
      <Arrow points={points} className={markClass(edge.mark, `<FlowFigure> edge ${edge.from}–${edge.to}`)} />
      {edge.label ? (
        <Text x={x} y={y} {...(anchor && { anchor })} className="halo small">
          {edge.label}
        </Text>
      ) : null}
    </g>
  ))

/** Right end of the paths and their labels. */
export const rightEnd = (ways: readonly FlowWay[]): number =>
  Math.max(
    0,
    ...ways.map(({ edge, points, label: { x, anchor } }) => {
      const width = edge.label ? textWidth(edge.label, labelSize) : 0
      return Math.max(
        ...points.map((point) => point.x),
        edge.label && anchor !== 'end' ? x + (anchor ? width : width / 2) : 0,
      )
    }),
  )

interface Ends {
  edge: FlowEdge
  from: FlowBox
  to: FlowBox
}

/** The paths between the boxes: straight in a row or column, otherwise with one or two corners. */
export const flowWays = (
  edges: readonly FlowEdge[],
  find: (id: string) => FlowBox,
  boxes: readonly FlowBox[],
): FlowWay[] => {
  const all = edges.map((edge): Ends => ({ edge, from: find(edge.from), to: find(edge.to) }))
  return all.map((ends) => ({ edge: ends.edge, ...route(ends, all, boxes) }))
}

const isBetween = (box: FlowBox, { from, to }: Ends): boolean =>
  box.column === from.column && (box.row - from.row) * (box.row - to.row) < 0

const route = (ends: Ends, all: readonly Ends[], boxes: readonly FlowBox[]): Omit<FlowWay, 'edge'> => {
  const { from, to } = ends
  if (from.row === to.row) {
    const side = to.x < from.x ? -1 : 1
    const start = from.x + side * from.halfWidth
    const end = to.x - side * to.halfWidth
    return {
      points: [
        { x: start, y: from.y },
        { x: end, y: to.y },
      ],
      label: { x: (start + end) / 2, y: from.y - labelRise },
    }
  }
  const side = to.y < from.y ? -1 : 1
  const end = { x: to.x, y: to.y - side * to.halfHeight }
  if (from.column === to.column) {
    if (boxes.some((box) => isBetween(box, ends)))
      return detour(
        from,
        to,
        boxes.filter((box) => box.column === from.column),
      )
    const start = { x: from.x, y: from.y + side * from.halfHeight }
    const isTaken = forks(ends, all).some((other) => (other.to.column + other.from.column) / 2 > from.column)
    return {
      points: [start, end],
      label: {
        x: from.x + (isTaken ? -labelGap : labelGap),
        y: (start.y + end.y) / 2,
        anchor: isTaken ? 'end' : 'start',
      },
    }
  }
  const across = to.x < from.x ? -1 : 1
  if (from.shape === 'decision') {
    const corner = { x: to.x, y: from.y }
    const start = { x: from.x + across * from.halfWidth, y: from.y }
    const blocked = boxes.some(
      (box) => box.row === from.row && box.id !== from.id && (box.x - start.x) * (box.x - to.x) <= 0,
    )
    if (!blocked) return { points: [start, corner, end], label: { x: (start.x + corner.x) / 2, y: from.y - labelRise } }
  }
  // The path goes down, across between the rows, and down again. It starts beside the straight path that leaves the
  // same side.
  const start = { x: from.x + (forks(ends, all).length > 0 ? across * fork : 0), y: from.y + side * from.halfHeight }
  const turn = end.y - side * 20
  return {
    points: [start, { x: start.x, y: turn }, { x: end.x, y: turn }, end],
    label: { x: (start.x + end.x) / 2, y: turn },
  }
}

/**
 * Edges that touch the same side of a box as the given edge, one of them straight and the other with a change of
 * column.
 */
const forks = (ends: Ends, all: readonly Ends[]): Ends[] =>
  all.filter((other) => {
    const [straight, bent] = ends.from.column === ends.to.column ? [ends, other] : [other, ends]
    if (
      straight.from.column !== straight.to.column ||
      bent.from.column === bent.to.column ||
      bent.from.row === bent.to.row ||
      bent.from.shape === 'decision'
    )
      return false
    const [first, last] = [straight.from, straight.to].toSorted((a, b) => a.row - b.row)
    return bent.from === first ? bent.to.row > bent.from.row : bent.from === last && bent.to.row < bent.from.row
  })

/** A path on the right of the boxes between two boxes of one column. */
const detour = (from: FlowBox, to: FlowBox, column: readonly FlowBox[]): Omit<FlowWay, 'edge'> => {
  const x = Math.max(...column.map((box) => box.x + box.halfWidth)) + 18
  return {
    points: [
      { x: from.x + from.halfWidth, y: from.y },
      { x, y: from.y },
      { x, y: to.y },
      { x: to.x + to.halfWidth, y: to.y },
    ],
    label: { x, y: (from.y + to.y) / 2 },
  }
}
