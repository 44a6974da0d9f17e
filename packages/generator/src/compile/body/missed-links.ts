import { nearest } from '../../content/nearest.ts'
import type { MissedMarkdown } from './missed-marks.ts'

/** `[text][label]` or `[label][]`. `rows[i][j]` and `grid [0][1]` are code. */
const reference = /(?<![\p{L}\p{N}_\])\\])!?\[([^[\]]*)\]\[([^[\]]*)\](?![[(:])/gu

const definition = /^[ \t>]*\[([^[\]^][^[\]]*)\]:/gm

/** Labels are equal when they differ only in case and white space. */
const normalized = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * Prepares the search for links and images whose label no line of the body defines: such links stay text. Returns
 * `undefined` for a body without them.
 */
export const missedLinks = (body: string): ((text: string) => MissedMarkdown[]) | undefined => {
  const labels = [...body.matchAll(definition)].map(([, label = '']) => label)
  const defined = new Set(labels.map(normalized))
  const isMissed = ([, text = '', given = '']: RegExpMatchArray): boolean => {
    const label = normalized(given === '' ? text : given)
    return label.length > 1 && /\p{L}/u.test(label) && !defined.has(label)
  }
  if (![...body.matchAll(reference)].some(isMissed)) return undefined
  return (text) =>
    [...text.matchAll(reference)].filter(isMissed).map(({ 0: written, 1: name = '', 2: given = '', index }) => {
      const label = given === '' ? name : given
      const meant = nearest(label, labels)
      const remedy = `Add a line "[${label}]: address", or write "\\${written}" if the marks are meant.`
      return {
        offset: index,
        message: `No line defines the address "[${label}]", so "${written}" stays text. ${meant === undefined ? '' : `Did you mean "[${meant}]"? If not: `}${remedy}`,
      }
    })
}
