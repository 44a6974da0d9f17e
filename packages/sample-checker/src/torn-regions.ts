import { parseSync, Visitor } from 'oxc-parser'
import type { Problem } from '@dev-handbook/generator/content/problems'

interface Region {
  name: string
  /** Line of its opening mark, 1-based. */
  line: number
  /** Offsets of the text between its marks. */
  start: number
  end: number
}

interface Span {
  start: number
  end: number
}

const mark = /^[ \t]*\/\/[ \t]*#(end)?region[ \t]+(\S+).*$/gm

/** Regions of a source. A region that is never closed reaches to the end. */
const regionsOf = (code: string): Region[] => {
  const marks = [...code.matchAll(mark)].map(({ 0: text, 1: end, 2: name = '', index }) => ({
    isEnd: end !== undefined,
    name,
    index,
    after: index + text.length,
  }))
  return marks.flatMap((open, at) => {
    if (open.isEnd) return []
    const close = marks.slice(at + 1).find(({ isEnd, name }) => isEnd && name === open.name)
    return [
      {
        name: open.name,
        line: code.slice(0, open.index).split('\n').length,
        start: open.after,
        end: close?.index ?? code.length,
      },
    ]
  })
}

/** Whether exactly one end of a span lies inside a region. */
const tears = ({ start, end }: Region, node: Span): boolean =>
  (node.start >= start && node.start < end && node.end > end) ||
  (node.start < start && node.end > start && node.end <= end)

/**
 * Reports regions that cut a statement, a declaration or a member in two, because a reader would see only a part of it.
 * Throws when the source cannot be parsed.
 */
export const tornRegions = (file: string, code: string): Problem[] => {
  const regions = regionsOf(code)
  if (regions.length === 0) return []
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const spans: Span[] = [...program.body]
  const visitBody = ({ body }: { body: readonly Span[] }): void => void spans.push(...body)
  new Visitor({
    BlockStatement: visitBody,
    ClassBody: visitBody,
    TSInterfaceBody: visitBody,
    SwitchStatement: ({ cases }) => void spans.push(...cases),
  }).visit(program)
  return regions.flatMap((region): Problem[] => {
    // The message names the widest torn piece.
    const torn = spans.filter((span) => tears(region, span)).toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
    if (!torn) return []
    const cut = code.slice(torn.start).split('\n', 1)[0]?.trim()
    const message = `The region "${region.name}" cuts "${cut}" in two. Move its marks to whole statements.`
    return [{ severity: 'error', rule: 'quotation', file, line: region.line, message }]
  })
}
