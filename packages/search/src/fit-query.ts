/**
 * Parts of a pasted message that say least about its subject, in the order in which they are left out: addresses and
 * paths of one project, then the labels that a console puts before every error. Quoted names stay: they often are names
 * of functions and headers.
 */
const emptyParts = [/\S*[/\\]\S*/g, /\b(?:Uncaught|Error:|Warning:)|\(in promise\)/g]

/**
 * Returns a query of at most `limit` characters (`queryLimit` for a search field). A longer text loses the parts that
 * say least about its subject, and then its last words.
 */
export const fitQuery = (text: string, limit: number): string => {
  let query = text
  for (const part of emptyParts) if (query.length > limit) query = query.replace(part, ' ').replace(/\s+/g, ' ').trim()
  if (query === '') query = text
  if (query.length <= limit) return query
  const whole = query.slice(0, limit + 1).replace(/\s+\S*$/, '')
  return whole.slice(0, limit)
}
