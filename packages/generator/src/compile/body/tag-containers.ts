import { bodySegments } from './body-segments.ts'

/** A closing tag in another list item or quotation than its opening tag. Lines are 1-based. */
export interface TornTag {
  name: string
  openLine: number
  closeLine: number
}

/**
 * Finds elements that open in one container and close in another: `<details>` … `- item </details>`. They are errors in
 * MDX, but satteri 0.10 does not detect them. Some of them may crash the process, so that no error could be reported.
 */
export const findTornTags = (text: string): TornTag[] => {
  const tags = scanTags(text)
  const containers = containersOf(text, tags)
  const torn: TornTag[] = []
  const open: { name: string; line: number }[] = []
  let line = 0
  let counted = 0
  for (const tag of tags) {
    for (; counted < tag.start; counted++) if (text[counted] === '\n') line++
    if (tag.kind === 'open') open.push({ name: tag.name, line })
    if (tag.kind !== 'close') continue
    const index = open.findLastIndex(({ name }) => name === tag.name)
    const opening = open[index]
    if (!opening) continue
    open.length = index
    if (opening.line !== line && containers[opening.line] !== containers[line])
      torn.push({ name: tag.name, openLine: opening.line + 1, closeLine: line + 1 })
  }
  return torn
}

/**
 * Returns for each line the list items and quotations that contain it, as the ids of all of them: a line is within the
 * containers of another line if its ids begin with those of the other line.
 */
export const lineContainers = (text: string): string[] => containersOf(text, scanTags(text))

interface Container {
  id: number
  /** Indentation in columns of a list item's content, within its container. Absent for a quotation. */
  indent?: number
}

const marker = /^([ \t]*)([-*+]|\d{1,9}[.)])([ \t]+|$)/
const quoteMark = /^[ \t]*>[ \t]?/

/**
 * Returns the indexes of the lines that begin within a tag. Such a line begins with an attribute or the end of the tag,
 * and never with the mark of a list or quotation.
 */
const linesWithin = (text: string, tags: readonly Tag[]): Set<number> => {
  const within = new Set<number>()
  let line = 0
  let counted = 0
  for (const { start, end } of tags) {
    for (; counted < start; counted++) if (text[counted] === '\n') line++
    for (; counted < end; counted++) if (text[counted] === '\n') within.add(++line)
  }
  return within
}

/** Returns for each line the list items and quotations that contain it (CommonMark 0.31, "Container blocks"). */
const containersOf = (text: string, tags: readonly Tag[]): string[] => {
  const withinTags = linesWithin(text, tags)
  let containers: Container[] = []
  let ids = 0
  let afterBlank = true
  return text.split('\n').map((line, index) => {
    if (withinTags.has(index)) return keyOf(containers)
    const { matched, rest: unread } = matchContainers(containers, line.replaceAll('\t', '    '))
    let rest = unread
    if (rest.trim() === '') {
      containers = containers.slice(0, matched)
      afterBlank = true
      return keyOf(containers)
    }
    // Text right after a paragraph continues it, wherever it starts. Colons of an admonition are not text.
    const isLazy = !afterBlank && !marker.test(rest) && !/^[ ]*(?:[<>]|:{3,}[ ]*$)/.test(rest)
    if (!isLazy) containers = containers.slice(0, matched)
    for (;;) {
      const quote = quoteMark.exec(rest)
      const item = marker.exec(rest)
      if (quote) containers = [...containers, { id: ids++ }]
      else if (item) containers = [...containers, { id: ids++, indent: itemIndent(item) }]
      else break
      rest = rest.slice((quote ?? item)?.[0].length)
    }
    afterBlank = false
    return keyOf(containers)
  })
}

const keyOf = (containers: readonly Container[]): string => containers.map(({ id }) => id).join(' ')

const itemIndent = ([, before = '', mark = '', after = '']: RegExpExecArray): number =>
  before.length + mark.length + Math.min(Math.max(after.length, 1), 4)

/** Returns how many of the open containers a line continues, and the rest of the line. */
const matchContainers = (containers: readonly Container[], line: string): { matched: number; rest: string } => {
  let rest = line
  for (const [matched, { indent }] of containers.entries()) {
    if (indent === undefined) {
      const quote = quoteMark.exec(rest)
      if (!quote) return { matched, rest }
      rest = rest.slice(quote[0].length)
    } else if (rest.trim() !== '') {
      if (rest.length - rest.trimStart().length < indent) return { matched, rest }
      rest = rest.slice(indent)
    }
  }
  return { matched: containers.length, rest }
}

interface Tag {
  kind: 'open' | 'close' | 'whole'
  name: string
  start: number
  end: number
}

/** Returns the tags of the text outside code and comments, in order. */
export const scanTags = (text: string): Tag[] => {
  const tags: Tag[] = []
  let done = 0
  for (const { kind, start, end } of bodySegments(text)) {
    if (kind !== 'text') continue
    for (
      let at = text.indexOf('<', Math.max(start, done));
      at !== -1 && at < end;
      at = text.indexOf('<', Math.max(at + 1, done))
    ) {
      if (text[at - 1] === '\\') continue
      const [head, slash, name] = /^<(\/?)([\p{L}$_][\p{L}\p{N}$_.:-]*|(?=>))/u.exec(text.slice(at, at + 100)) ?? []
      if (head === undefined || name === undefined) continue
      const close = tagEnd(text, at + head.length, quotationsAt(text, at))
      if (close === undefined) continue
      done = close
      tags.push({
        kind: slash === '/' ? 'close' : text[close - 2] === '/' ? 'whole' : 'open',
        name,
        start: at,
        end: close,
      })
    }
  }
  return tags
}

/** Returns how many quotations the line of an offset is in. */
const quotationsAt = (text: string, at: number): number => {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return (/^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*/.exec(line)?.[0].match(/>/g) ?? []).length
}

/**
 * Returns the end of the tag whose attributes start here, or `undefined` if the tag has no end. Strings and `{…}` may
 * contain any text. Each further line begins with the marks of the given number of quotations.
 */
const tagEnd = (text: string, start: number, quotations: number): number | undefined => {
  const marks = new RegExp(`(?:[ \\t]*>){${quotations}}`, 'y')
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (character === '"' || character === "'" || (character === '`' && depth > 0)) {
      const end = text.indexOf(character, at + 1)
      if (end === -1) return undefined
      at = end
    } else if (character === '\n' && quotations > 0) {
      marks.lastIndex = at + 1
      if (marks.test(text)) at = marks.lastIndex - 1
    } else if (character === '{') depth++
    else if (character === '}') depth--
    else if (character === '>' && depth === 0) return at + 1
    else if (character === '<' && depth === 0) return undefined
  }
  return undefined
}
