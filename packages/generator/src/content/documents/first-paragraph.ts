import { plainText } from './leading-title.ts'

const longest = 160

/**
 * Lines that are not prose: headings, fences, lists, quotes, tables, rules, tags, expressions, directives, imports,
 * images.
 */
const notProse =
  /^\s*(?:#{1,6}\s|>|[-*+]\s|\d+[.)]\s|\||:::|<(?![a-z][a-z\d+.-]+:)|\{|`{3}|~{3}|(?:import|export)\s|!\[[^\]]*\]\([^)]*\)\s*$|(?:[-*_]\s*){3,}$|\[[^\]]+\]:)/

/**
 * Constructs that are not prose and may span several lines: blocks of code, also in lists (first, so that their
 * contents are not mistaken for the others), comments, module code up to an empty line, opening tags, texts in
 * expressions.
 */
const overLines =
  /^[ \t]*(?:(?:[-*+>]|\d+[.)])[ \t]+)*(?<fence>`{3,}|~{3,}).*\n(?:.*\n)*?(?:[ \t>]*\k<fence>[`~]*[ \t]*$|.*(?![\s\S]))|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|^(?:import|export)\s.*\n(?:[ \t]*\S.*\n?)*|^[ \t]*<\p{L}[^\n>]*\n(?:[ \t]*\S.*\n)*?.*>[ \t]*$|\{`[^`]*`\}/gmu

/** Text of the first paragraph, without markup and at most 160 characters long; empty when the body has none. */
export const firstParagraph = (body: string): string => {
  const paragraph: string[] = []
  for (const line of body.replace(overLines, (_, fence?: string) => (fence === undefined ? '' : '\n')).split('\n')) {
    if (paragraph.length === 0 && (line.trim() === '' || /^(?: {4}|\t)/.test(line))) continue
    if (line.trim() === '' || notProse.test(line)) {
      if (paragraph.length > 0) break
      continue
    }
    paragraph.push(line.trim())
  }
  return shorten(plainText(withWritten(paragraph.join(' '), body)))
}

/** Matches escapes and code as a unit. Matches links, images and references, either whole or only their label. */
const brackets = /\\.|(`+)(?!`).+?(?<!`)\1(?!`)|(!?)\[([^[\]]*)\](?:(\([^)]*\))|\[([^[\]]*)\])?/g

/** The contents of a link's parentheses: an address, without spaces or in `<>`, and an optional title. */
const destination = /^\(\s*(?:<[^<>]*>|[^\s<]\S*)?(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*))?\s*\)$/

/**
 * Escapes the brackets of a paragraph that have no address and so make no link. Markdown shows such brackets unchanged.
 */
const withWritten = (paragraph: string, body: string): string => {
  if (!paragraph.includes('[')) return paragraph
  const labels = new Set([...body.matchAll(/^[ \t>]*\[([^[\]]+)\]:/gm)].map(([, label = '']) => folded(label)))
  return paragraph.replace(
    brackets,
    (whole: string, _code: string | undefined, image = '', text?: string, address?: string, label?: string) => {
      if (text === undefined || text.startsWith('^') || label?.startsWith('^')) return whole
      if (address === undefined ? labels.has(folded(label || text)) : destination.test(address))
        return address === undefined && label === undefined ? (image === '' ? text : '') : whole
      return whole.replaceAll(/[![\]]/g, '\\$&')
    },
  )
}

const folded = (label: string): string => label.trim().replaceAll(/\s+/g, ' ').toLowerCase()

const shorten = (text: string): string => {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > longest / 2 ? end : longest - 1).replace(/[\s,;:–—-]+$/, '')}…`
}
