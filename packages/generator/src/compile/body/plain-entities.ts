import { inlineMarkdown } from '../satteri.ts'
import { bodySegments } from './body-segments.ts'

/** With this many entities or more, the entities of a paragraph are rewritten. */
const many = 100

const entity = /&(?:[a-z][a-z\d]{1,31}|#\d{1,7}|#x[\da-f]{1,6});/gi

/**
 * Writes the entities of a paragraph that has very many of them as escaped characters: `\&` for `&amp;`. The engine
 * (0.10.5) copies the whole text before each entity, so its time and memory grow with the square of their number. Code,
 * tags, expressions and all other paragraphs stay unchanged. The number of lines stays the same.
 */
export const plainEntities = (text: string): string => {
  if ((text.match(entity)?.length ?? 0) < many) return text
  const crowded = crowdedRanges(text)
  if (crowded.length === 0) return text
  const characters = new Map<string, string>()
  const characterOf = (written: string): string => {
    const known = characters.get(written) ?? escapedCharacter(written)
    characters.set(written, known)
    return known
  }
  let crowd = 0
  /** Whether a place is in one of the ranges. Callers must ask for the places in order. */
  const isCrowded = (at: number): boolean => {
    while (crowd < crowded.length && (crowded[crowd]?.end ?? 0) <= at) crowd++
    return (crowded[crowd]?.start ?? Infinity) <= at
  }
  let depth = 0
  return bodySegments(text)
    .map(({ kind, start, end }) => {
      const source = text.slice(start, end)
      if (kind !== 'text') return source
      return source.replace(part, (written: string, ...facts: unknown[]) => {
        if (written === '{') depth++
        else if (written === '}') depth = Math.max(0, depth - 1)
        else if (written.startsWith('&') && depth === 0 && isCrowded(start + (facts.at(-2) as number)))
          return characterOf(written)
        return written
      })
    })
    .join('')
}

/** Escapes, tags and links in angle brackets, braces, lines of indented code, and entities. */
const part = new RegExp(String.raw`\\[^\n]|<[a-z/!?][^<>]*>|[{}]|^(?: {4}|\t).*$|${entity.source}`, 'gim')

/** Returns the ranges of paragraphs with many entities. */
const crowdedRanges = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(/(?:^[ \t]*\S.*(?:\n|$))+/gm)].flatMap(({ 0: paragraph, index }) =>
    (paragraph.match(entity)?.length ?? 0) < many ? [] : [{ start: index, end: index + paragraph.length }],
  )

/** Returns the character of an entity, written so that Markdown shows it literally. Other text stays unchanged. */
const escapedCharacter = (written: string): string => {
  const html = inlineMarkdown(`a${written}b`).slice(1, -1)
  const character = htmlEscapes[html] ?? html
  if (/^[!-/:-@[-`{-~]$/.test(character)) return `\\${character}`
  return /^[^\0-\x7F]$/u.test(character) ? character : written
}

const htmlEscapes: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
