import { ArticleError } from '../article-error.ts'

/** The marks of a figure's parts. `figures.css` gives each mark a background colour. */
export const marks = ['current', 'compare', 'done', 'active', 'muted', 'swap'] as const
export type Mark = (typeof marks)[number]
export type Marks = Readonly<Record<string | number, Mark>>

/** Class of a mark. Empty without a mark. Throws an `ArticleError` that lists the marks when the mark is unknown. */
export const markClass = (mark: Mark | undefined, where: string): string => {
  if (mark === undefined) return ''
  if (!marks.includes(mark))
    throw new ArticleError(`${where} has the mark ${JSON.stringify(mark)}. Marks: ${marks.join(', ')}.`)
  return ` m-${mark}`
}

/** Throws an `ArticleError` when a mark or pointer refers to a part that does not exist. */
export const checkKeys = (
  keys: Iterable<string>,
  { has, where, what }: { has: (key: string) => boolean; where: string; what: string },
): void => {
  for (const key of keys) {
    if (!has(key)) throw new ArticleError(`${where}: "${key}" names no ${what}. Remove it or correct it.`)
  }
}
