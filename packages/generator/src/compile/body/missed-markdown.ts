import { nearest } from '../../content/nearest.ts'
import { missedLinks } from './missed-links.ts'
import { mayHaveMissedMarks, missedMarks, type MissedMarkdown } from './missed-marks.ts'

/** Finds the faults of one text (not of code). `before` is the part of the line that stands before the text. */
type FindMissed = (text: string, before: string) => MissedMarkdown[]

/**
 * Prepares the search for Markdown marks that readers would see. These are references to undefined footnotes and
 * addresses, tables whose second row has too few or too many cells, and what `missedMarks` finds. Returns `undefined`
 * for a body that cannot contain any of them.
 */
export const missedMarkdown = (body: string): FindMissed | undefined => {
  const labels = [...body.matchAll(definition)].map(([, label = '']) => label)
  const defined = new Set(labels.map((label) => label.toLowerCase()))
  const hasReference = [...body.matchAll(reference)].some(([, label = '']) => !defined.has(label.toLowerCase()))
  // Only the tree knows what is text. A row in a list item is text; a table in a code block is not.
  const hasTable = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*\|[-|: \t]*$/m.test(body)
  const linksIn = missedLinks(body)
  if (!hasReference && !hasTable && !linksIn && !mayHaveMissedMarks(body)) return undefined
  return (text, before) =>
    [
      ...missedReferences(text, { labels, defined }),
      ...(linksIn?.(text) ?? []),
      ...tornTables(text),
      ...missedMarks(text, before),
    ].toSorted((a, b) => a.offset - b.offset)
}

const definition = /^[ \t>]*\[\^([^\]\s]+)\]:/gm
const reference = /(?<!\\)\[\^([^\]\s[]+)\](?![(:])/g

const missedReferences = (
  text: string,
  { labels, defined }: { labels: readonly string[]; defined: ReadonlySet<string> },
): MissedMarkdown[] =>
  [...text.matchAll(reference)]
    .filter(([, label = '']) => !defined.has(label.toLowerCase()))
    .map(({ 0: written, 1: label = '', index }) => {
      const meant = nearest(label, labels)
      const known =
        meant === undefined
          ? `Add a line "${written}: …"`
          : `Did you mean "[^${meant}]"? If not, add a line "${written}: …"`
      return {
        offset: index,
        message: `No footnote "${written}" is defined, so readers see these marks. ${known}, or write "\\${written}" if they are meant.`,
      }
    })

/** A line with a bar. The line below it has only dashes, colons and bars. */
const header = /^[ \t>]*(\S.*\|.*|\|.*\S)[ \t]*\n[ \t>]*(\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?)[ \t]*$/gm

const tornTables = (text: string): MissedMarkdown[] =>
  [...text.matchAll(header)].flatMap(({ 0: both, 1: names = '', 2: dashes = '', index }) => {
    const columns = cells(names)
    const given = cells(dashes)
    if (columns === given || !dashes.includes('|')) return []
    const row = `|${' --- |'.repeat(columns)}`
    const message = `This is not a table: its first row has ${columns} cells and the row of dashes "${dashes.trim()}" has ${given}. Write "${row}".`
    return [{ offset: index + both.lastIndexOf(dashes), message }]
  })

/** Counts the cells of a row, with or without bars at its ends. Escaped bars separate no cells. */
const cells = (row: string): number =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length
