/** Blanks that HTML and Markdown collapse to one space. A no-break space does not belong to them. */
const blanks = /[ \t\n\f\r]+/g

/** Signs of Markdown, and what begins an entity or the short name of an emoji. */
const signs = /[\\`*_[\]<~]|&(?=#?\w+;)|(?<![\p{L}\p{N}_:]):(?=[a-z\d+-][\w+-]*:(?![\p{L}\p{N}_:]))/giu

/**
 * A text as Markdown that says just that: signs of Markdown escaped, runs of blanks one blank. What would begin a block is left to
 * `escapeLineStarts`. A dollar is escaped where another one follows, or with `hasFormulas` in any case.
 */
export const escapeText = (text: string, { hasFormulas = false } = {}): string =>
  text
    .replace(signs, '\\$&')
    .replace(hasFormulas ? /\$/g : /\$(?=[^$\n]*\$)/g, '\\$&')
    .replace(blanks, ' ')

/** Markdown in which bare addresses are no links: nothing else keeps readers from making links of them. */
export const withoutLinks = (markdown: string): string =>
  markdown.replace(/(?<=https?:)(?=\/\/)|(?<=www)(?=\.)|(?<=[\w.+-])(?=@[\w-]*\.\w)/gi, '<!-- -->')

/** What would make a line of text something else: an item of a list, a heading, a quotation, a rule, a row of a table. */
const lineStart = /^(?:[-+](?=\s|$|[-|:])|=(?==*\s*$)|#{1,6}(?=\s|$)|>|:(?=:|-)|\||(?<number>\d{1,9})[.)](?=\s|$))/gm

/** Escapes what begins a block, at the start of each line of a paragraph. */
export const escapeLineStarts = (paragraph: string): string =>
  paragraph.replace(lineStart, (mark, number: string | undefined) =>
    number === undefined ? `\\${mark}` : `${number}\\${mark.slice(number.length)}`,
  )

/** A text as an element for code, for places where a span of code would say something else. */
export const codeElement = (code: string): string =>
  `<code>${code.replace(/[\n\r]+/g, ' ').replace(/[&<>|\\`*_[\]~:$@.]/g, (sign) => `&#${sign.codePointAt(0)};`)}</code>`

/** A text as a span of code. In a table, a backslash before a bar needs the element: no escape says both. */
export const codeSpan = (code: string, inTable: boolean): string => {
  const text = code.replace(/[\n\r]+/g, ' ')
  if (text === '') return ''
  if (inTable && /\\\|/.test(text)) return codeElement(text)
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const marks = '`'.repeat(longest + 1)
  const isPadded = /^`|`$/.test(text) || (/^ .* $/.test(text) && text.trim() !== '')
  const padding = isPadded ? ' ' : ''
  return `${marks}${padding}${text}${padding}${marks}`
}

/** The address and the title of a link or an image, in parentheses. */
export const destination = (address: string, title: string | undefined): string => {
  const entities = (text: string) => text.replace(/&(?=#?\w+;)/g, '\\&')
  const written = /[\s<>()\\]/.test(address)
    ? `<${entities(address.replace(/[<>\\]/g, '\\$&').replace(/[\n\r]+/g, ' '))}>`
    : entities(address)
  return title === undefined ? `(${written})` : `(${written} "${entities(title.replace(/["\\]/g, '\\$&'))}")`
}

type Sort = 'blank' | 'mark' | 'word'

/** How the rules for emphasis sort a character; some readers of Markdown count symbols as words. */
const sortOf = (character: string, symbols: Sort): Sort => {
  if (character === '' || /\s/u.test(character)) return 'blank'
  if (/[!-/:-@[-`{-~]|\p{P}/u.test(character)) return 'mark'
  return /\p{S}/u.test(character) ? symbols : 'word'
}

/** Whether marks of emphasis can stand around a text between two characters (CommonMark 0.31, "Emphasis and strong emphasis"). */
export const canMark = (
  mark: string,
  { before, text, after }: { before: string; text: string; after: string },
): boolean =>
  (['mark', 'word'] as const).every((symbols) => {
    const [outer, first, last, next] = [before, [...text][0] ?? '', [...text].at(-1) ?? '', after].map((character) =>
      sortOf(character, symbols),
    )
    const opens = first !== 'blank' && (first !== 'mark' || outer !== 'word')
    const closes = last !== 'blank' && (last !== 'mark' || next !== 'word')
    return opens && closes && (!mark.startsWith('_') || (outer !== 'word' && next !== 'word'))
  })
