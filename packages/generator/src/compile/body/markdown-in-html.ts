import { bodySegments } from './body-segments.ts'

const names =
  'address|article|aside|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|link|main|menu|nav|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|track|tr|ul'
const marks = String.raw`^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*`

/** A line that begins with a block element also interrupts a paragraph (CommonMark 0.31, "HTML blocks", kind 6). */
const element = new RegExp(String.raw`${marks}</?(?:${names})(?=[\s/>]|$)`)
/** A line that consists of one tag begins a block only after an empty line (kind 7). */
const onlyTag = new RegExp(
  String.raw`${marks}</?(?!(?:pre|script|style|textarea)\b)[a-z][a-z\d-]*(?:\s[^<>]*)?>[ \t]*$`,
)

/** Elements whose content is never Markdown. */
const rawElement = /<(pre|script|style|textarea)\b[\s\S]*?<\/\1>/g

const code = '\0'
const markdown: readonly RegExp[] = [
  // oxlint-disable-next-line no-control-regex
  /\0/,
  /(?<![\\*\w])(\*{1,3})[^\s*](?:[^*\n]*[^\s*])?\1(?!\*)/,
  /(?<![\\\w])(_{1,3})[^\s_](?:[^_\n]*[^\s_])?\1(?!\w)/,
  /(?<!\\)\[[^\]\n]+\]\([^)\s]+\)/,
  /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\S/,
  /^[ \t>]*#{1,6}[ \t]+\S/,
]

/**
 * Returns the first line (0-based) of Markdown within a block of HTML, or `undefined`. CommonMark shows such Markdown as
 * it is written, up to the next empty line. MDX reads it.
 */
export const markdownInHtml = (body: string): number | undefined => {
  if (!/<\/?[a-z]/.test(body)) return undefined
  const lines = withoutContent(body).split('\n')
  let isWithin = false
  let isAfterEmpty = true
  for (const [index, line] of lines.entries()) {
    const isEmpty = /^[ \t>]*$/.test(line)
    if (isEmpty) isWithin = false
    else if (element.test(line) || (isAfterEmpty && onlyTag.test(line))) isWithin = true
    isAfterEmpty = isEmpty
    const text = isWithin ? line.replaceAll(/<[^<>]*>/g, ' ') : ''
    if (markdown.some((mark) => mark.test(text))) return index
  }
  return undefined
}

/** Replaces code with a mark, and comments and raw elements with letters. All lines stay. */
const withoutContent = (body: string): string =>
  bodySegments(body)
    .map(({ kind, start, end }) => {
      const part = body.slice(start, end)
      if (kind === 'text') return part
      return kind === 'comment' ? letters(part) : part.replaceAll(/[^\n]+/g, code)
    })
    .join('')
    .replaceAll(rawElement, letters)

const letters = (text: string): string => text.replaceAll(/[^\n]/g, 'x')
