/**
 * Parts of a pasted message that belong to one project, in the order in which they are left out: addresses and paths,
 * then quoted names.
 */
const ownParts = [/\S*[/\\]\S*/g, /(?<!\w)["'`“«‘][^\s"'`”»’]+["'`”»’](?!\w)/g]

/**
 * Returns a query of at most `limit` characters (`queryLimit` for a search field). A longer text loses the parts that say least about its
 * subject, and then its last words.
 */
export const fitQuery = (text: string, limit: number): string => {
  let query = text
  for (const part of ownParts) if (query.length > limit) query = query.replace(part, ' ').replace(/\s+/g, ' ').trim()
  if (query === '') query = text
  if (query.length <= limit) return query
  const whole = query.slice(0, limit + 1).replace(/\s+\S*$/, '')
  return whole.slice(0, limit)
}
