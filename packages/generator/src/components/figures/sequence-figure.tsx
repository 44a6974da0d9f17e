import { ArticleError } from '../article-error.ts'
import { Arrow } from './arrow.tsx'
import { noItems } from './defaults.ts'
import { Figure, type FigureProps } from './figure.tsx'
import { Text, TextLines } from './text.tsx'
import { round } from './round.ts'
import { lineHeight, textWidth, widest, wrapText } from './text-metrics.ts'

interface SequenceMessage {
  from: string
  to: string
  label: string
  /** Small text below the arrow. */
  note?: string
  reply?: boolean
}

interface SequenceProps extends FigureProps {
  actors?: string[]
  messages?: SequenceMessage[]
}

const headHeight = 34
const labelWidth = 190
const margin = 4

/** Messages between actors, from top to bottom. */
export const SequenceFigure = ({ actors = noItems, messages = noItems, ...figure }: SequenceProps) => {
  const where = '<SequenceFigure>'
  if (actors.length < 1 || messages.length < 1) {
    throw new ArticleError(
      `${where} needs actors and messages: actors={['A', 'B']} messages={[{ from: 'A', to: 'B', label: 'hello' }]}.`,
    )
  }
  const twice = actors.find((actor, index) => actors.indexOf(actor) !== index)
  if (twice !== undefined) throw new ArticleError(`${where} has two actors "${twice}". Give each a name of its own.`)
  const column = (name: string): number => {
    const index = actors.indexOf(name)
    if (index === -1)
      throw new ArticleError(
        `${where} has a message of "${name}", which is not an actor. Actors: ${actors.join(', ')}.`,
      )
    return index
  }
  const steps = messages.map((message): Step => ({
    start: column(message.from),
    end: column(message.to),
    lines: wrapText(message.label, labelWidth),
    noteLines: message.note ? wrapText(message.note, labelWidth) : [],
    reply: message.reply ?? false,
  }))
  const places = placeActors(actors, steps)
  const { rows, bottom } = placeSteps(steps)
  const selfCalls = steps
    .filter(({ start, end }) => start === end)
    .map(({ start, lines, noteLines }) => (places[start] ?? 0) + 8 + Math.max(36, widest([...lines, ...noteLines])))
  const right = Math.max((places.at(-1) ?? 0) + textWidth(actors.at(-1) ?? '') / 2 + 14 + margin, ...selfCalls)
  return (
    <Figure name="SequenceFigure" {...figure} width={right} height={bottom + 4}>
      {actors.map((actor, index) => {
        const x = places[index] ?? 0
        const half = textWidth(actor) / 2 + 12
        return (
          <g key={actor} className="cell">
            <path className="lifeline" d={`M${round(x)} ${headHeight}V${round(bottom)}`} />
            <rect x={round(x - half)} y={1} width={round(half * 2)} height={headHeight - 2} rx={4} />
            <Text x={x} y={headHeight / 2}>
              {actor}
            </Text>
          </g>
        )
      })}
      {rows.map(({ step, y }) => (
        <Message key={y} step={step} from={places[step.start] ?? 0} to={places[step.end] ?? 0} y={y} />
      ))}
    </Figure>
  )
}

/** A message with the columns of its actors, and its texts divided into lines. */
interface Step {
  start: number
  end: number
  lines: string[]
  noteLines: string[]
  reply: boolean
}

/** Vertical positions of the arrows, each below its label. */
const placeSteps = (steps: readonly Step[]): { rows: { step: Step; y: number }[]; bottom: number } => {
  let next = headHeight + 16
  const rows = steps.map((step) => {
    const y = next + step.lines.length * lineHeight + 4
    next = y + (step.start === step.end ? 22 : 0) + step.noteLines.length * lineHeight + 14
    return { step, y }
  })
  return { rows, bottom: next }
}

interface MessageProps {
  step: Step
  from: number
  to: number
  y: number
}

const Message = ({ step: { lines, noteLines, reply }, from, to, y }: MessageProps) => {
  const self = from === to
  const x = self ? from + 8 : (from + to) / 2
  const anchor = self ? 'start' : 'middle'
  const points = self
    ? [
        { x: from, y },
        { x: from + 32, y },
        { x: from + 32, y: y + 18 },
        { x: from + 2, y: y + 18 },
      ]
    : [
        { x: from, y },
        { x: to, y },
      ]
  return (
    <g>
      <TextLines x={x} y={y - 4 - (lines.length * lineHeight) / 2} lines={lines} anchor={anchor} className="halo" />
      <Arrow points={points} className={reply ? ' reply' : ''} />
      <TextLines
        x={x}
        y={y + (self ? 22 : 4) + (noteLines.length * lineHeight) / 2}
        lines={noteLines}
        anchor={anchor}
        className="small halo"
      />
    </g>
  )
}

/** Horizontal positions of the actors. The distances depend on their names and on the labels between neighbours. */
const placeActors = (actors: readonly string[], steps: readonly Step[]): number[] => {
  const places: number[] = []
  actors.forEach((actor, index) => {
    const half = textWidth(actor) / 2
    const previous = places[index - 1]
    if (previous === undefined) {
      places.push(half + 12 + margin)
      return
    }
    const names = previous + textWidth(actors[index - 1] ?? '') / 2 + half + 38
    const labels = steps
      .filter(({ start, end }) => Math.max(start, end) === index && start !== end)
      .map(
        ({ start, end, lines, noteLines }) =>
          (places[Math.min(start, end)] ?? 0) + widest([...lines, ...noteLines]) + 26,
      )
    const own = steps
      .filter(({ start, end }) => start === end && start === index - 1)
      .map(({ lines, noteLines }) => previous + widest([...lines, ...noteLines]) + 24)
    places.push(Math.max(names, ...labels, ...own))
  })
  return places
}
