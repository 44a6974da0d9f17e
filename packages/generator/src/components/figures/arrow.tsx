import { round } from './round.ts'

export interface Point {
  x: number
  y: number
}

interface ArrowProps {
  /** At least two points. The head is at the last point. */
  points: readonly Point[]
  className?: string
  /** `false` draws a line without a head. */
  head?: boolean
}

/** A line through points with an arrow head at its end. */
export const Arrow = ({ points, className, head = true }: ArrowProps) => {
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
  const end = points.at(-1)
  const before = points.at(-2)
  return (
    <g className={`edge${className ?? ''}`}>
      <path d={path} />
      {head && end && before ? <ArrowHead from={before} to={end} /> : null}
    </g>
  )
}

const headLength = 9
const headHalfWidth = 4

/** A filled triangle that points from one point to the other. */
export const ArrowHead = ({ from, to }: { from: Point; to: Point }) => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const base = { x: to.x - along.x * headLength, y: to.y - along.y * headLength }
  const corner = (side: number) =>
    `${round(base.x - along.y * headHalfWidth * side)} ${round(base.y + along.x * headHalfWidth * side)}`
  return <path className="head" d={`M${round(to.x)} ${round(to.y)}L${corner(1)}L${corner(-1)}z`} />
}
