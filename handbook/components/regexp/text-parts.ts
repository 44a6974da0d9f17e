import type { Span } from './match-text.ts'

/** A part of the text. For a match, `match` is its number, from 0. */
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

/** A text as a JavaScript string in single quotes. */
export const quoted = (text: string): string =>
  `'${text.replace(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`

/** A text with at most `most` characters. An ellipsis replaces the rest. */
export const shortened = (text: string, most = 120): string => (text.length > most ? `${text.slice(0, most)}…` : text)
