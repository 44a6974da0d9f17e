import type { Span } from './match-text.ts'

/** A part of the text; `match` is the number of the match that it is, from 0. */
export interface TextPart {
  start: number
  text: string
  match?: number
}

/** Cuts a text at its matches, which are in order and do not overlap. An empty match is an empty part. */
export const textParts = (text: string, spans: readonly Span[]): TextPart[] => {
  const parts: TextPart[] = []
  let at = 0
  for (const [match, [start, end]] of spans.entries()) {
    if (start > at) parts.push({ start: at, text: text.slice(at, start) })
    parts.push({ start, text: text.slice(start, end), match })
    at = end
  }
  if (at < text.length) parts.push({ start: at, text: text.slice(at) })
  return parts
}

/** A text as a string of JavaScript in single quotes. */
export const quoted = (text: string): string =>
  `'${text.replace(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`

/** At most so many characters, with an ellipsis for the others. */
export const shortened = (text: string, most = 120): string => (text.length > most ? `${text.slice(0, most)}…` : text)
