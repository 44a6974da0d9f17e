import { ArticleError } from '../article-error.ts'
import { Arrow, ArrowHead } from './arrow.tsx'
import { Cell, cellHeight, cellWidth, type Value } from './cell.tsx'
import { noEntries, noItems } from './defaults.ts'
import { Figure, type FigureProps } from './figure.tsx'
import { checkKeys, markClass, type Marks } from './marks.ts'
import { Pointer } from './pointer.tsx'
import { Text } from './text.tsx'

interface LinkedListProps extends FigureProps {
  values?: Value[]
  doubly?: boolean
  marks?: Marks
  pointers?: Readonly<Record<string, string>>
  /** Index of the node to which the last node points back. */
  cycleTo?: number
}

const gap = 34

/** Nodes in a row with their links. The last node links to `null`, or back to a node. */
export const LinkedListFigure = ({
  values = noItems,
  doubly = false,
  marks = noEntries,
  pointers = noEntries,
  cycleTo,
  ...figure
}: LinkedListProps) => {
  const where = '<LinkedListFigure>'
  if (values.length === 0) throw new ArticleError(`${where} has no values. Give it at least one: values={['A', 'B']}.`)
  const what = `index of its ${values.length} values`
  const has = (key: string) => Number(key) in values
  checkKeys(Object.keys(marks), { has, where, what })
  checkKeys(Object.keys(pointers), { has, where, what })
  if (cycleTo !== undefined) checkKeys([String(cycleTo)], { has, where: `${where} cycleTo`, what })
  const width = cellWidth(values, 44)
  const step = width + gap
  const start = doubly ? 40 + gap : 1
  const top = 4
  const middle = top + cellHeight / 2
  const hasEnd = cycleTo === undefined
  const right = start + values.length * step - gap
  const below = Math.max(Object.keys(pointers).length > 0 ? 36 : 0, hasEnd ? 0 : 46)
  return (
    <Figure
      name="LinkedListFigure"
      {...figure}
      width={hasEnd ? right + gap + 42 : right + 12}
      height={top + cellHeight + below + 4}
    >
      {doubly && <Link from={start} to={40} y={middle} />}
      {doubly && <Null x={20} y={middle} />}
      {values.map((value, index) => {
        const x = start + index * step
        const isLast = index === values.length - 1
        return (
          <g key={x}>
            <Cell
              x={x}
              y={top}
              width={width}
              value={value}
              className={markClass(marks[index], `${where} index ${index}`)}
            />
            {!isLast || hasEnd ? (
              <Link from={x + width} to={x + step} y={doubly && !isLast ? middle - 6 : middle} />
            ) : null}
            {doubly && !isLast ? <Link from={x + step} to={x + width} y={middle + 6} /> : null}
          </g>
        )
      })}
      {hasEnd ? (
        <Null x={right + gap + 20} y={middle} />
      ) : (
        <Cycle from={right - width / 2} to={start + (cycleTo + 0.5) * width + cycleTo * gap} y={top + cellHeight} />
      )}
      {Object.entries(pointers).map(([index, name]) => (
        <Pointer key={index} x={start + Number(index) * step + width / 2} y={top + cellHeight} name={name} />
      ))}
    </Figure>
  )
}

const Link = ({ from, to, y }: { from: number; to: number; y: number }) => (
  <Arrow
    points={[
      { x: from, y },
      { x: to, y },
    ]}
  />
)

const Null = ({ x, y }: { x: number; y: number }) => (
  <Text x={x} y={y} className="small">
    null
  </Text>
)

const Cycle = ({ from, to, y }: { from: number; to: number; y: number }) => {
  const self = from === to
  const [start, end] = self ? [from + 12, to - 12] : [from, to]
  return (
    <g className="edge">
      <path d={`M${start} ${y}C${start} ${y + 44} ${end} ${y + 44} ${end} ${y + 2}`} />
      <ArrowHead from={{ x: end, y: y + 20 }} to={{ x: end, y: y + 1 }} />
    </g>
  )
}
