import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../handbook/content/algorithms-data-structures')

/** The text of an article, by its path without the extension. */
export const article = (name: string): string => readFileSync(resolve(root, `${name}.mdx`), 'utf8')

/**
 * The cells of a row. The row is from a printed table, whose cells two spaces separate, or from a table of an article.
 */
export const cells = (row: string): string[] =>
  row
    .replaceAll('*', '')
    .split(row.startsWith('|') ? '|' : /\s{2,}/u)
    .map((cell) => cell.trim().replace(' %', '%'))
    .filter((cell) => cell !== '')

/**
 * The rows of the article's table under the given heading, without their first column. Throws when there is no such
 * table.
 */
export const figuresUnder = (text: string, heading: string): string[][] => {
  const [, table] = text.split(`${heading}\n`)
  if (table === undefined) throw new Error(`The article has no table with the heading "${heading}".`)
  return (table.split('\n\n')[0] ?? '')
    .split('\n')
    .slice(1)
    .map((row) => cells(row).slice(1))
}

/**
 * Whether all figures are in one line of the article, as separate numbers. The words around the figures do not matter.
 */
export const isSaidIn = (name: string, figures: readonly string[]): boolean => {
  const numbers = figures.map(
    (figure) => new RegExp(String.raw`(?<![\d.,])${figure.replaceAll(/[.()]/gu, String.raw`\$&`)}(?!\d|[.,]\d)`, 'u'),
  )
  return article(`algorithms/${name}`)
    .split('\n')
    .some((line) => numbers.every((number) => number.test(line)))
}
