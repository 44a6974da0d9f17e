import { ArticleError } from '../article-error.ts'
import { Cell, cellHeight, cellWidth, type Value } from './cell.tsx'
import { noEntries, noItems } from './defaults.ts'
import { Figure, type FigureProps } from './figure.tsx'
import { checkKeys, markClass, type Marks } from './marks.ts'
import { Text } from './text.tsx'
import { widest } from './text-metrics.ts'

interface MatrixProps extends FigureProps {
  rows?: Value[][]
  rowLabels?: Value[]
  columnLabels?: Value[]
  /** Marks by `row,column`, from 0. */
  marks?: Marks
}

/** A grid of values with labels. */
export const MatrixFigure = ({
  rows = noItems,
  rowLabels = noItems,
  columnLabels = noItems,
  marks = noEntries,
  ...figure
}: MatrixProps) => {
  const where = '<MatrixFigure>'
  if (rows.length === 0) throw new ArticleError(`${where} has no rows. Give it at least one: rows={[[0, 1]]}.`)
  const has = (key: string) => {
    const [row, column] = key.split(',').map(Number)
    return row !== undefined && column !== undefined && column in (rows[row] ?? [])
  }
  checkKeys(Object.keys(marks), { has, where, what: 'cell; write "row,column" from 0' })
  const columns = Math.max(...rows.map((row) => row.length))
  if (columns === 0)
    throw new ArticleError(`${where} has rows without values. Give them at least one: rows={[[0, 1]]}.`)
  const short = rows.find((row) => row.length < columns)
  if (short)
    throw new ArticleError(
      `${where} row ${rows.indexOf(short) + 1} has ${short.length} ${short.length === 1 ? 'value' : 'values'}, others have ${columns}. Write null for an empty cell.`,
    )
  checkLabels(rowLabels, { name: 'rowLabels', count: rows.length, parts: 'rows' })
  checkLabels(columnLabels, { name: 'columnLabels', count: columns, parts: 'columns' })
  const width = cellWidth([...rows.flat(), ...columnLabels])
  const left = rowLabels.length === 0 ? 1 : widest(rowLabels.map(String)) + 12
  const top = columnLabels.length === 0 ? 1 : 26
  return (
    <Figure
      name="MatrixFigure"
      {...figure}
      width={left + columns * width + 2}
      height={top + rows.length * cellHeight + 2}
    >
      {columnLabels.map((label, column) => {
        const x = left + (column + 0.5) * width
        return (
          <Text key={x} x={x} y={12} className="label">
            {String(label)}
          </Text>
        )
      })}
      {rows.map((row, index) => {
        const y = top + index * cellHeight
        return (
          <g key={y}>
            {rowLabels[index] === undefined ? null : (
              <Text x={left - 10} y={y + cellHeight / 2} anchor="end" className="label">
                {String(rowLabels[index])}
              </Text>
            )}
            {row.map((value, column) => {
              const x = left + column * width
              const mark = markClass(marks[`${index},${column}`], `${where} cell ${index},${column}`)
              return <Cell key={x} x={x} y={y} width={width} value={value} className={mark} />
            })}
          </g>
        )
      })}
    </Figure>
  )
}

const checkLabels = (
  labels: readonly Value[],
  { name, count, parts }: { name: string; count: number; parts: string },
): void => {
  if (labels.length > count)
    throw new ArticleError(
      `<MatrixFigure> has ${labels.length} ${name} for ${count} ${parts}. Take out ${JSON.stringify(labels[count])} and what follows it, or add what they name.`,
    )
}
