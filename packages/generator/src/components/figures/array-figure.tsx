import { ArticleError } from '../article-error.ts'
import { Cell, cellHeight, cellWidth, type Value } from './cell.tsx'
import { noItems } from './defaults.ts'
import { Figure, type FigureProps } from './figure.tsx'
import { checkKeys, markClass, type Marks } from './marks.ts'
import { Pointer } from './pointer.tsx'
import { Text } from './text.tsx'
import { textWidth, widest } from './text-metrics.ts'

interface ArrayRow {
  label?: string
  values: Value[]
  marks?: Marks
  /** Names below a cell: `{ 0: 'i' }`. An index one past the end is allowed. */
  pointers?: Readonly<Record<string, string>>
}

const pointerHeight = 34
const gap = 14
const lineHeight = 22

/** Successive states of an array, one per row, with the indices above the first row. */
export const ArrayFigure = ({ rows = noItems, ...figure }: FigureProps & { rows?: ArrayRow[] }) => {
  if (rows.length === 0)
    throw new ArticleError('<ArrayFigure> has no rows. Give it at least one: rows={[{ values: [5, 2, 9] }]}.')
  rows.forEach((row, index) => checkRow(row, index))
  const width = cellWidth(rows.flatMap(({ values }) => values))
  const columns = Math.max(...rows.map(({ values }) => values.length))
  const labelWidth = widest(rows.map(({ label }) => label ?? ''))
  // Long labels are above their rows. Beside the rows they would make the figure too wide for a phone.
  const above = labelWidth > 84
  const left = above || labelWidth === 0 ? 1 : labelWidth + 14
  const right = Math.max(columns * width, above ? labelWidth : 0, ...rows.map((row) => pointersEnd(row, width)))
  const { placed, height } = placeRows(rows, { left, above })
  return (
    <Figure name="ArrayFigure" {...figure} width={left + right + 2} height={height}>
      {Array.from({ length: columns }, (_, index) => (
        <Text key={index} x={left + (index + 0.5) * width} y={(above ? lineHeight : 0) + 10} className="small">
          {index}
        </Text>
      ))}
      {placed.map(({ row, y, label }) => (
        <g key={y}>
          {row.label ? (
            <Text {...label} anchor={above ? 'start' : 'end'} className="label">
              {row.label}
            </Text>
          ) : null}
          <Cells row={row} x={left} y={y} width={width} />
        </g>
      ))}
    </Figure>
  )
}

interface PlacedRow {
  row: ArrayRow
  /** Top of the row's cells. */
  y: number
  label: { x: number; y: number }
}

const placeRows = (
  rows: readonly ArrayRow[],
  { left, above }: { left: number; above: boolean },
): { placed: PlacedRow[]; height: number } => {
  let next = 0
  const placed = rows.map((row, index) => {
    const y = next + (above ? lineHeight : 0) + (index === 0 ? lineHeight : 0)
    const label = above ? { x: left, y: next + 10 } : { x: left - 14, y: y + cellHeight / 2 }
    next = y + cellHeight + (row.pointers ? pointerHeight : 0) + gap
    return { row, y, label }
  })
  return { placed, height: next - gap + 2 }
}

/** The right end of the names of a row's pointers, measured from the row's first cell. */
const pointersEnd = ({ pointers = {} }: ArrayRow, width: number): number =>
  Math.max(0, ...Object.entries(pointers).map(([index, name]) => (Number(index) + 0.5) * width + textWidth(name) / 2))

const checkRow = ({ values, marks = {}, pointers = {} }: ArrayRow, index: number): void => {
  const where = `<ArrayFigure> row ${index + 1}`
  if (!Array.isArray(values)) throw new ArticleError(`${where} has no values. Write values: [5, 2, 9].`)
  const what = `index of its ${values.length} values`
  checkKeys(Object.keys(marks), { has: (key) => Number(key) in values, where, what })
  checkKeys(Object.keys(pointers), { has: (key) => Number(key) >= 0 && Number(key) <= values.length, where, what })
}

const Cells = ({ row, x, y, width }: { row: ArrayRow; x: number; y: number; width: number }) => (
  <>
    {row.values.map((value, index) => {
      const left = x + index * width
      return (
        <Cell
          key={left}
          x={left}
          y={y}
          width={width}
          value={value}
          className={markClass(row.marks?.[index], `<ArrayFigure> index ${index}`)}
        />
      )
    })}
    {Object.entries(row.pointers ?? {}).map(([index, name]) => (
      <Pointer key={index} x={x + (Number(index) + 0.5) * width} y={y + cellHeight} name={name} />
    ))}
  </>
)
