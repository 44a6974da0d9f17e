import { hierarchyLevels, type HierarchyLevel, type SearchHit } from '@dev-handbook/search/contract'
import { markEnd, markStart } from '../query/search-request.ts'

/** The texts of a result, with marks around the matches. */
export interface HitText {
  /** Its own heading, or the document's title. */
  title: string
  /** The headings above, from the document's title on. */
  path: { level: HierarchyLevel; value: string }[]
  snippet?: string
}

/** Returns the texts of a hit, whether or not the provider marked them. */
export const hitText = ({
  hierarchy,
  type,
  _highlightResult: marked,
  _snippetResult: snippets,
  content,
}: SearchHit): HitText => {
  const shown = (level: HierarchyLevel): string => marked?.hierarchy?.[level]?.value ?? hierarchy[level] ?? ''
  const levels = hierarchyLevels.slice(1).filter((level) => hierarchy[level])
  const title = shown(levels.pop() ?? 'lvl0')
  const snippet = type === 'content' ? (snippets?.content?.value ?? content ?? '') : ''
  return {
    title,
    path: levels.map((level) => ({ level, value: shown(level) })),
    ...(snippet === '' ? {} : { snippet }),
  }
}

/** A part of a text that matches, or a part between matches. */
export interface TextRun {
  /** Offset in the text without marks. */
  start: number
  text: string
  marked: boolean
}

/** Cuts a marked text into runs. Everything other than the marks stays text. */
export const textRuns = (value: string): TextRun[] => {
  const runs: TextRun[] = []
  let start = 0
  const add = (text: string, marked: boolean) => {
    if (text !== '') runs.push({ start, text, marked })
    start += text.length
  }
  for (const [index, piece] of value.split(markStart).entries()) {
    const [inside = '', ...outside] = piece.split(markEnd)
    add(inside, index > 0)
    add(outside.join(''), false)
  }
  return runs
}

/** A marked text without its marks. */
export const plainText = (value: string): string => value.replaceAll(markStart, '').replaceAll(markEnd, '')
