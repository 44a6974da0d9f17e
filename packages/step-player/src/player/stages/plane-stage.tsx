import type { Mark, Stage } from '../subject.ts'

export interface PlanePoint {
  id: string
  x: number
  y: number
  mark?: Mark | undefined
  /** A larger sign for a point that is not a sample: a centre, or a query. */
  sign?: string | undefined
  label?: string | undefined
  /** Whether the label is to the left of the point. */
  isLeft?: boolean
  isCurrent?: boolean
}

export interface PlaneLine {
  id: string
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  mark?: Mark | undefined
  /** Label at the middle of the line. */
  label?: string | undefined
}

/** Points and lines. Coordinates are from 0 to 100, and y grows upwards. */
export interface PlaneView {
  points: readonly PlanePoint[]
  lines: readonly PlaneLine[]
  /** Rectangles between opposite corners, below everything else. */
  areas?: readonly PlaneLine[]
}

const width = 420
const height = 250
const margin = 14

/** Length of 100 units of x and of y, in the picture's lengths. */
export const planeSize = { width: width - 2 * margin, height: height - 2 * margin }

const px = (x: number): number => Math.round(10 * margin + (x / 10) * planeSize.width) / 10
const py = (y: number): number => Math.round(10 * (height - margin) - (y / 10) * planeSize.height) / 10

/** Number of units of x that are as long as one unit of y. */
export const squareWidth = planeSize.height / planeSize.width

const PlanePicture = ({ view: { points, lines, areas } }: { view: PlaneView }) => (
  <svg className="plane" viewBox={`0 0 ${width} ${height}`} style={{ maxInlineSize: width * 1.2 }} aria-hidden="true">
    <rect className="ground" x="1" y="1" width={width - 2} height={height - 2} />
    {areas?.map(({ id, from, to, mark }) => (
      <g key={id} className={`i${mark ? ` m-${mark}` : ''}`}>
        <rect
          x={px(Math.min(from[0], to[0]))}
          y={py(Math.max(from[1], to[1]))}
          width={Math.abs(px(from[0]) - px(to[0]))}
          height={Math.abs(py(from[1]) - py(to[1]))}
        />
      </g>
    ))}
    {lines.map(({ id, from, to, mark, label }) => (
      <g key={id} className={`edge${mark ? ` m-${mark}` : ''}`}>
        <path d={`M${px(from[0])} ${py(from[1])}L${px(to[0])} ${py(to[1])}`} />
        {label ? (
          <text x={px((from[0] + to[0]) / 2)} y={py((from[1] + to[1]) / 2)} dy=".35em">
            {label}
          </text>
        ) : null}
      </g>
    ))}
    {points.map(({ id, x, y, mark, sign, label, isLeft, isCurrent }) => (
      <g
        key={id}
        className={`i${mark ? ` m-${mark}` : ''}${isCurrent ? ' big' : ''}`}
        style={{ transform: `translate(${px(x)}px,${py(y)}px)` }}
      >
        {sign ? <rect x="-11" y="-11" width="22" height="22" rx="3" /> : <circle r={isCurrent ? 9 : 6} />}
        {sign ? <text dy=".35em">{sign}</text> : null}
        {label ? (
          <text className="note" x={isLeft ? -12 : 8} y="-6" style={isLeft ? { textAnchor: 'end' } : undefined}>
            {label}
          </text>
        ) : null}
      </g>
    ))}
  </svg>
)

/** Points in the plane. */
export const planeStage: Stage<PlaneView> = { Picture: PlanePicture }

/** One colour for each class or each cluster. */
export const tones: readonly Mark[] = ['compare', 'done', 'active', 'swap', 'current']
