import type { HtmlElement } from './article-tree.ts'
import { inlineMarkdown } from './inline-markdown.ts'

/** Writes a table as Markdown. Its first row is the head, and every row has as many cells as the longest row. */
export const markdownTable = (table: HtmlElement): string => {
  const rows = rowsOf(table).map((row) =>
    row.children.flatMap((cell) => (typeof cell === 'string' ? [] : cellsOf(cell))),
  )
  const [head, ...body] = rows
  if (!head) return ''
  const columns = Math.max(...rows.map(({ length }) => length))
  const line = (row: readonly Cell[]) =>
    `| ${Array.from({ length: columns }, (_, index) => row[index]?.text ?? '').join(' | ')} |`
  const rule = Array.from({ length: columns }, (_, index) => head[index]?.rule ?? '---')
  return [line(head), `| ${rule.join(' | ')} |`, ...body.map((row) => line(row))].join('\n')
}

interface Cell {
  text: string
  rule: string
}

const rules: Readonly<Record<string, string>> = { left: ':--', center: ':-:', right: '--:' }

/** Returns a cell, with an empty cell for each further column that it spans. */
const cellsOf = (cell: HtmlElement): Cell[] => {
  const align = /text-align:\s*(\w+)/.exec(cell.attributes.get('style') ?? '')?.[1] ?? ''
  const rule = rules[align] ?? '---'
  const span = Math.max(1, Number(cell.attributes.get('colspan') ?? 1) || 1)
  return Array.from({ length: Math.min(span, 50) }, (_, index) => ({
    text: index === 0 ? inlineMarkdown(cell.children, 'cell').replaceAll('|', '\\|') : '',
    rule,
  }))
}

const rowsOf = (element: HtmlElement): HtmlElement[] =>
  element.children.flatMap((child) =>
    typeof child === 'string' || child.name === 'table' ? [] : child.name === 'tr' ? [child] : rowsOf(child),
  )
