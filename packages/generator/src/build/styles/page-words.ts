const tags = /<([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
const attributes = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g

/** Longer values are texts and addresses, which no selector contains. */
const longestValue = 40

/**
 * Returns the words of a page that the selectors of a style sheet can require: elements, classes, ids and attributes,
 * as in `SelectorNeeds`.
 */
export const pageWords = (html: string): Set<string> => {
  const words = new Set(['html', 'body'])
  const seen = new Set<string>()
  for (const [text, tag = '', rest = ''] of html.matchAll(tags)) {
    // Most elements of an article are spans of code with one of a dozen classes.
    if (seen.has(text)) continue
    seen.add(text)
    words.add(tag.toLowerCase())
    for (const [, name = '', double, single] of rest.matchAll(attributes))
      addAttribute(words, name.toLowerCase(), double ?? single ?? '')
  }
  return words
}

const addAttribute = (words: Set<string>, name: string, value: string): void => {
  words.add(`[${name}]`)
  if (value.length <= longestValue) words.add(`[${name}=${value}]`)
  if (name === 'id') words.add(`#${value}`)
  if (name === 'class') for (const one of value.split(/\s+/)) words.add(`.${one}`)
}
