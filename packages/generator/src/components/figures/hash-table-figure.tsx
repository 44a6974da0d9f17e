import { ArticleError } from '../article-error.ts'
import { Arrow } from './arrow.tsx'
import { Cell, cellHeight, type Value } from './cell.tsx'
import { noEntries, noItems } from './defaults.ts'
import { Figure, type FigureProps } from './figure.tsx'
import { markClass, type Marks } from './marks.ts'
import { textWidth } from './text-metrics.ts'

interface HashTableProps extends FigureProps {
  /** Chains by bucket. Each entry is a pair of key and value, or only a key. */
  buckets?: ([Value, Value] | Value)[][]
  /** Marks by bucket index. */
  marks?: Marks
}

const indexWidth = 44
const gap = 30
const rowHeight = cellHeight + 8

/** Buckets in a column, each with its chain of entries. */
export const HashTableFigure = ({ buckets = noItems, marks = noEntries, ...figure }: HashTableProps) => {
  if (buckets.length === 0)
    throw new ArticleError("<HashTableFigure> has no buckets. Give it at least one: buckets={[[['ann', 1]], []]}.")
  const rows = buckets.map((chain) => {
    let x = indexWidth + 1
    return chain.map((entry) => {
      const text = Array.isArray(entry) ? entry.map(String).join(': ') : String(entry)
      const width = textWidth(text) + 20
      const place = { text, width, x: x + gap }
      x += gap + width
      return place
    })
  })
  const right = Math.max(indexWidth, ...rows.flat().map(({ x, width }) => x + width))
  return (
    <Figure name="HashTableFigure" {...figure} width={right + 2} height={buckets.length * rowHeight - 6}>
      {rows.map((row, index) => {
        const y = 1 + index * rowHeight
        return (
          <g key={y}>
            <Cell
              x={1}
              y={y}
              width={indexWidth}
              value={index}
              className={` index${markClass(marks[index], `<HashTableFigure> bucket ${index}`)}`}
            />
            {row.map(({ text, x, width }) => (
              <g key={x}>
                <Arrow
                  points={[
                    { x: x - gap, y: y + cellHeight / 2 },
                    { x, y: y + cellHeight / 2 },
                  ]}
                />
                <Cell x={x} y={y} width={width} value={text} />
              </g>
            ))}
          </g>
        )
      })}
    </Figure>
  )
}
