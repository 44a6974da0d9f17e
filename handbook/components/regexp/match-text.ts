import { groupNames } from './group-names.ts'

/** The reader's input. */
export interface Attempt {
  /** The pattern, without slashes. */
  source: string
  flags: string
  text: string
  /** The replacement, in the notation of `replace`. */
  replacement: string
}

/** Start and end in the text. The flag `d` gives them. */
export type Span = readonly [start: number, end: number]

/** A group of a match. A group that took no part has no span. */
export interface FoundGroup {
  /** Number of the group, from 1. */
  number: number
  name?: string
  span?: Span
}

export interface FoundMatch {
  span: Span
  groups: FoundGroup[]
}

/** Result of an attempt. It does not contain the texts of matches, because the spans give them. */
export type Outcome =
  | {
      kind: 'matched'
      literal: string
      count: number
      spans: Span[]
      listed: FoundMatch[]
      replaced: string
      isCut: boolean
    }
  | { kind: 'invalid'; message: string }

/**
 * Largest number of matches that are marked in the text, and of matches that are listed with their groups. `replaced`
 * is the largest length of the replaced text.
 */
export const limits = { marked: 1000, listed: 50, replaced: 20_000 } as const

/**
 * Applies a pattern to a text. A pattern that the engine rejects is an outcome too. A pattern can take any amount of
 * time, so call this function where it can be stopped.
 */
export const matchText = ({ source, flags, text, replacement }: Attempt): Outcome => {
  try {
    const regexp = new RegExp(source, flags)
    const names = groupNames(regexp.source, flags.includes('v'))
    const spans: Span[] = []
    const listed: FoundMatch[] = []
    let count = 0
    for (const match of matchesOf(new RegExp(source, regexp.hasIndices ? flags : `${flags}d`), text)) {
      count++
      const span = match.indices?.[0]
      if (!span || spans.length >= limits.marked) continue
      spans.push(span)
      if (listed.length < limits.listed)
        listed.push({ span, groups: names.map((name, index) => groupOf(index + 1, name, match)) })
    }
    const replaced = text.replace(regexp, replacement)
    return {
      kind: 'matched',
      literal: String(regexp),
      count,
      spans,
      listed,
      replaced: replaced.slice(0, limits.replaced),
      isCut: replaced.length > limits.replaced,
    }
  } catch (error) {
    return { kind: 'invalid', message: error instanceof Error ? error.message : String(error) }
  }
}

const matchesOf = (regexp: RegExp, text: string): Iterable<RegExpExecArray> => {
  if (regexp.global) return text.matchAll(regexp)
  const match = regexp.exec(text)
  return match ? [match] : []
}

const groupOf = (number: number, name: string | undefined, { indices }: RegExpExecArray): FoundGroup => {
  const span = indices?.[number]
  return { number, ...(name !== undefined && { name }), ...(span && { span }) }
}
