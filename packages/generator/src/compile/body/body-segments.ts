/** A part of a document's body: prose and markup, code that must not be changed, or an HTML comment. */
export interface BodySegment {
  kind: 'text' | 'fence' | 'code' | 'comment'
  start: number
  end: number
}

const fenceOpening = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*(`{3,}|~{3,})([^\n]*)/

/**
 * Cuts a body into segments, in order and without gaps. The segments are fenced blocks (`fence`), code spans (`code`),
 * HTML comments and the text between them. As CommonMark specifies, an unclosed fence extends to the end. An unclosed
 * comment is text.
 */
export const bodySegments = (body: string): BodySegment[] => {
  const segments: BodySegment[] = []
  let textStart = 0
  let at = 0
  const take = (kind: BodySegment['kind'], end: number) => {
    if (at > textStart) segments.push({ kind: 'text', start: textStart, end: at })
    segments.push({ kind, start: at, end })
    at = end
    textStart = end
  }
  while (at < body.length) {
    if (at === 0 || body[at - 1] === '\n') {
      const end = fenceEnd(body, at)
      if (end !== undefined) {
        take('fence', end)
        continue
      }
    }
    const character = body[at]
    if (character === '`') {
      const end = codeSpanEnd(body, at)
      if (end === undefined) at = runEnd(body, at)
      else take('code', end)
    } else if (character === '<' && body.startsWith('<!--', at)) {
      const close = body.indexOf('-->', at + 4)
      if (close === -1) at += 4
      else take('comment', close + 3)
    } else {
      at += character === '\\' && body[at + 1] !== '\n' ? 2 : 1
    }
  }
  at = body.length
  if (at > textStart) segments.push({ kind: 'text', start: textStart, end: at })
  return segments
}

/**
 * End of the fenced block whose opening line starts here, without the line break after the block. Returns `undefined`
 * if no block starts here.
 */
const fenceEnd = (body: string, lineStart: number): number | undefined => {
  const opening = fenceOpening.exec(lineAt(body, lineStart))
  const marks = opening?.[1]
  if (!opening || !marks || (marks.startsWith('`') && opening[2]?.includes('`'))) return undefined
  const closing = new RegExp(`^[ \\t>]*${marks[0]}{${marks.length},}[ \\t\\r]*$`)
  let next = body.indexOf('\n', lineStart)
  while (next !== -1) {
    const line = lineAt(body, next + 1)
    if (closing.test(line)) return next + 1 + line.length
    next = body.indexOf('\n', next + 1)
  }
  return body.length
}

const lineAt = (body: string, start: number): string => {
  const end = body.indexOf('\n', start)
  return body.slice(start, end === -1 ? body.length : end)
}

const runEnd = (body: string, start: number): number => {
  let end = start
  while (body[end] === '`') end++
  return end
}

/** End of the code span that opens here. A span does not cross a blank line. */
const codeSpanEnd = (body: string, start: number): number | undefined => {
  const marks = runEnd(body, start) - start
  let at = start + marks
  while (at < body.length) {
    const character = body[at]
    if (character === '`') {
      const end = runEnd(body, at)
      if (end - at === marks) return end
      at = end
    } else if (character === '\n' && /^[ \t>]*\r?(?:\n|$)/.test(body.slice(at + 1, at + 200))) {
      return undefined
    } else {
      at++
    }
  }
  return undefined
}
