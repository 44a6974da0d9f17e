import { ArticleError } from '../article-error.ts'
import { noItems } from './defaults.ts'
import { Figure, type FigureProps } from './figure.tsx'
import { Text, TextLines } from './text.tsx'
import { round } from './round.ts'
import { lineHeight, widest, wrapText } from './text-metrics.ts'

interface TimelineEvent {
  at: string | number
  label: string
}

const labelWidth = 280
const gap = 18

/** Events in a column, in the written order, the oldest first. */
export const TimelineFigure = ({ events = noItems, ...figure }: FigureProps & { events?: TimelineEvent[] }) => {
  if (events.length === 0)
    throw new ArticleError(
      "<TimelineFigure> has no events. Give it at least one: events={[{ at: '2015', label: 'ES2015' }]}.",
    )
  const { placed, height } = placeEvents(events)
  const line = widest(placed.map(({ at }) => at)) + 20
  const right = widest(placed.flatMap(({ lines }) => lines))
  return (
    <Figure name="TimelineFigure" {...figure} width={line + 20 + right} height={height}>
      <path className="line" d={`M${line} ${round(placed[0]?.y ?? 0)}V${round(placed.at(-1)?.y ?? 0)}`} />
      {placed.map(({ at, lines, y }) => (
        <g key={y}>
          <Text x={line - 16} y={y} anchor="end" className="strong">
            {at}
          </Text>
          <circle className="dot" cx={line} cy={round(y)} r={5} />
          <TextLines x={line + 18} y={y} lines={lines} anchor="start" />
        </g>
      ))}
    </Figure>
  )
}

const placeEvents = (
  events: readonly TimelineEvent[],
): { placed: { at: string; lines: string[]; y: number }[]; height: number } => {
  let next = 0
  const placed = events.map(({ at, label }) => {
    const lines = wrapText(label, labelWidth)
    const height = lines.length * lineHeight
    const y = next + height / 2
    next += height + gap
    return { at: String(at), lines, y }
  })
  return { placed, height: next - gap + 2 }
}
