import { admonitionKindOf, admonitionNames, type AdmonitionSetting } from '../../components/admonition-kinds.ts'
import type { MarkdownOptions } from '../../content/compile-context.ts'
import { nearestFirst } from '../../content/nearest.ts'
import { addedBreak } from './added-lines.ts'
import { bodySegments, type BodySegment } from './body-segments.ts'
import { joinSummaries } from './join-summaries.ts'
import { plainEntities } from './plain-entities.ts'
import { lineContainers } from './tag-containers.ts'

export interface PrepareInput {
  body: string
  format: 'md' | 'mdx'
  options: Omit<MarkdownOptions, 'headings' | 'codeMeta'>
  /** Line of the file at which the body starts, 1-based. */
  bodyLine: number
  report: (rule: string, line: number, message: string) => void
  /** For text that is shown as Docusaurus shows it. */
  warn: (rule: string, line: number, message: string) => void
}

/**
 * Rewrites syntax of authors that the Markdown engine does not support, and keeps the number of every line. It rewrites
 * HTML comments in MDX, heading ids in comments, titles of admonitions, `<details><summary>…</summary>` on one line,
 * and summaries over several lines. Unknown or wrongly nested admonitions are reported. Admonitions that are never
 * closed cause warnings.
 */
export const prepareBody = ({ body, format, options, bodyLine, report, warn }: PrepareInput): string => {
  const segments = bodySegments(body)
  const text = options.comments
    ? format === 'mdx'
      ? convertComments(body, segments)
      : dropExpressionComments(body, segments)
    : body
  const skipped = fencedLines(text, text === body ? segments : bodySegments(text))
  const open: OpenAdmonition[] = []
  const containers = options.admonitions && /^[ \t]*(?:[>*+-]|\d).*\n[^]*:::/m.test(text) ? lineContainers(text) : []
  const written = text.split('\n')
  const lines = (format === 'mdx' ? joinSummaries(written, skipped) : written).map((line, index, all) => {
    if (skipped.has(index)) return line
    let result = line
    if (options.headingIds) result = result.replace(headingComment, '$1 {#$2}')
    if (format === 'mdx') result = result.replace(detailsLine, `$1$2>${addedBreak}$1<summary>$3</summary>`)
    if (format === 'mdx' && summaryEnd.test(result) && /^[ \t]*[^\s<]/.test(all[index + 1] ?? ''))
      result += `${addedBreak} `
    if (options.admonitions && result.includes('::'))
      result = admonitionLine(result, index + bodyLine, {
        open,
        container: containers[index] ?? '',
        report,
        warn,
        setting: options.admonitions,
      })
    return result
  })
  for (const admonition of open) warnUnclosed(admonition, warn)
  return plainEntities(lines.join('\n'))
}

const headingComment =
  /^([ \t>]{0,6}#{1,6}[ \t].*?)[ \t]*(?:\{\/\*[ \t]*|<!--[ \t]*)#([^\s{}*]+)[ \t]*(?:\*\/\}|-->)[ \t]*$/

/**
 * Turns comments into expressions, which MDX removes. Braces and the end mark inside a comment are replaced, because
 * they would end the expression.
 */
const convertComments = (body: string, segments: BodySegment[]): string =>
  segments
    .map(({ kind, start, end }) => {
      const source = body.slice(start, end)
      if (kind !== 'comment') return source
      return `{/*${source.slice(4, -3).replaceAll('*/', '* /').replaceAll('{', '(').replaceAll('}', ')')}*/}`
    })
    .join('')

/** Empties the comments of MDX, which would be text in Markdown. Their lines stay. */
const dropExpressionComments = (body: string, segments: BodySegment[]): string =>
  body.includes('{/*')
    ? segments
        .map(({ kind, start, end }) =>
          kind === 'text'
            ? body
                .slice(start, end)
                .replace(/(?<!\\)\{\/\*(?! *#)[\s\S]*?\*\/\}/g, (comment) => comment.replace(/[^\n]+/g, ''))
            : body.slice(start, end),
        )
        .join('')
    : body

/** Returns the indexes of the lines in fenced blocks or comments. */
const fencedLines = (text: string, segments: BodySegment[]): Set<number> => {
  const lines = new Set<number>()
  let line = 0
  let at = 0
  for (const { kind, start, end } of segments) {
    const multiline = kind === 'fence' || (kind === 'comment' && text.slice(start, end).includes('\n'))
    for (; at < end; at++) {
      if (multiline) lines.add(line)
      if (text[at] === '\n') line++
    }
  }
  return lines
}

/** A line that the engine would read as a paragraph, so that the element would not end in it. */
const detailsLine =
  /^([ \t]*)(<details\b(?:[^>"'{]|"[^"]*"|'[^']*'|\{[^{}]*\})*)>[ \t]*<summary>(.*?)<\/summary>[ \t]*$/

/** A summary whose next line is text. Without an empty line between them, MDX makes one paragraph of both. */
const summaryEnd = /^[ \t]*<summary>.*<\/summary>[ \t]*$/m

const opening =
  /^((?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*)(:{3,})[ \t]*([\p{L}\p{N}_-]+)[ \t]*(\[.*\])?[ \t]*(\{.*\})?[ \t]*(.*?)[ \t]*\r?$/u
const shortOpening = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*::([a-z]+)(?=[ \t\r[{]|$)/
const closing = /^[ \t>]*(:{3,})[ \t\r]*$/

interface OpenAdmonition {
  colons: number
  line: number
  name: string
  /** The list items and quotations that contain it. */
  container: string
}

const warnUnclosed = ({ line, name, colons, container }: OpenAdmonition, warn: PrepareInput['warn']): void => {
  const content = container === '' ? 'everything that follows' : 'the rest of its list item or quotation'
  const where = container === '' ? '' : ', in the same list item or quotation'
  warn(
    'admonition',
    line,
    `The admonition ":::${name}" is never closed, so it contains ${content}. Put a line "${':'.repeat(colons)}" after its content${where}.`,
  )
}

const isWithin = (container: string, outer: string): boolean => outer === '' || `${container} `.startsWith(`${outer} `)

interface AdmonitionLines {
  /** The admonitions that are open at this line. The function changes this list. */
  open: OpenAdmonition[]
  /** The list items and quotations that contain this line. */
  container: string
  report: PrepareInput['report']
  warn: PrepareInput['warn']
  setting: AdmonitionSetting
}

const admonitionLine = (
  line: string,
  number: number,
  { open, container, report, warn, setting }: AdmonitionLines,
): string => {
  // The end of a list item or quotation ends the admonitions in it.
  for (let inner = open.at(-1); inner && !isWithin(container, inner.container); inner = open.at(-1)) {
    warnUnclosed(inner, warn)
    open.pop()
  }
  const end = closing.exec(line)
  if (end?.[1]) {
    const innermost = open.at(-1)
    if (!innermost)
      warn(
        'admonition',
        number,
        `"${end[1]}" closes nothing, so readers see these colons: no admonition is open here. Delete the line, or open one with ":::note".`,
      )
    else if (end[1].length >= innermost.colons) open.pop()
    return line
  }
  const short = shortOpening.exec(line)?.[1]
  if (short !== undefined && admonitionKindOf(short, setting)) {
    report(
      'admonition',
      number,
      `"::${short}" has two colons, so it is text. An admonition begins with three, ":::${short}", and ends with a line ":::".`,
    )
  }
  const start = opening.exec(line)
  if (!start) return line
  const [, indent = '', colons = '', name = '', label = '', attributes = '', rest = ''] = start
  if (!admonitionKindOf(name, setting)) {
    const names = nearestFirst(name, admonitionNames(setting)).join(', ')
    report(
      'admonition',
      number,
      `Unknown admonition ":::${name}". Known, nearest first: ${names}. A word of the site's own is declared in "markdown": { admonitions: { keywords: ['${name}'] } }.`,
    )
    open.push({ colons: colons.length, line: number, name, container })
    return line
  }
  const outer = open.at(-1)
  if (outer && colons.length >= outer.colons) {
    report(
      'admonition',
      number,
      `The admonition ":::${name}" is inside ":::${outer.name}" from line ${outer.line}, which its end would close. ` +
        `Open and close the outer one with more colons: "${':'.repeat(colons.length + 1)}${outer.name}".`,
    )
  }
  open.push({ colons: colons.length, line: number, name, container })
  const title = balanced(titleOf(label, attributes, rest))
  return `${indent}${colons}${name}${title === '' ? '' : `[${title}]`}`
}

/** Escapes the brackets of an unbalanced title, because the title becomes a label in brackets. */
const balanced = (title: string): string => {
  let depth = 0
  for (const character of title.replaceAll(/\\./g, '')) {
    if (character === '[') depth++
    else if (character === ']' && --depth < 0) break
  }
  return depth === 0 ? title : title.replaceAll(/[[\]]/g, '\\$&')
}

const titleOf = (label: string, attributes: string, rest: string): string => {
  if (label !== '') return label.slice(1, -1) + (rest === '' ? '' : ` ${rest}`)
  const named = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(attributes || rest)
  if (named) return named[1] ?? named[2] ?? ''
  return rest
}
