/** White space that HTML and Markdown collapse to one space. A no-break space is not part of it. */
const blanks = /[ \t\n\f\r]+/g

/** Characters with a meaning in Markdown, and the first character of an entity or of an emoji's short name. */
const signs = /[\\`*_[\]<~]|&(?=#?\w+;)|(?<![\p{L}\p{N}_:]):(?=[a-z\d+-][\w+-]*:(?![\p{L}\p{N}_:]))/giu

/**
 * Escapes a text so that Markdown shows exactly this text. Each run of white space becomes one space. Text that would
 * begin a block is left to `escapeLineStarts`. A dollar is escaped if another dollar follows, and always with
 * `hasFormulas`.
 */
export const escapeText = (text: string, { hasFormulas = false } = {}): string =>
  text
    .replace(signs, '\\$&')
    .replace(hasFormulas ? /\$/g : /\$(?=[^$\n]*\$)/g, '\\$&')
    .replace(blanks, ' ')

/** Keeps bare addresses in Markdown from becoming links. Only a comment inside the address prevents that. */
export const withoutLinks = (markdown: string): string =>
  markdown.replace(/(?<=https?:)(?=\/\/)|(?<=www)(?=\.)|(?<=[\w.+-])(?=@[\w-]*\.\w)/gi, '<!-- -->')

/**
 * The beginning of a line of text that Markdown would read as a list item, a heading, a quotation, a rule or a table
 * row.
 */
const lineStart = /^(?:[-+](?=\s|$|[-|:])|=(?==*\s*$)|#{1,6}(?=\s|$)|>|:(?=:|-)|\||(?<number>\d{1,9})[.)](?=\s|$))/gm

/** Escapes text that would begin a block, at the start of each line of a paragraph. */
export const escapeLineStarts = (paragraph: string): string =>
  paragraph.replace(lineStart, (mark, number: string | undefined) =>
    number === undefined ? `\\${mark}` : `${number}\\${mark.slice(number.length)}`,
  )

/** Writes a text as a `<code>` element, for places where a Markdown code span would change the text. */
export const codeElement = (code: string): string =>
  `<code>${code.replace(/[\n\r]+/g, ' ').replace(/[&<>|\\`*_[\]~:$@.]/g, (sign) => `&#${sign.codePointAt(0)};`)}</code>`

/**
 * Writes a text as a code span. In a table, a backslash before a bar needs the element: in a span, both cannot be
 * escaped.
 */
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

/** Writes the address and the title of a link or an image, in parentheses. */
export const destination = (address: string, title: string | undefined): string => {
  const entities = (text: string) => text.replace(/&(?=#?\w+;)/g, '\\&')
  const written = /[\s<>()\\]/.test(address)
    ? `<${entities(address.replace(/[<>\\]/g, '\\$&').replace(/[\n\r]+/g, ' '))}>`
    : entities(address)
  return title === undefined ? `(${written})` : `(${written} "${entities(title.replace(/["\\]/g, '\\$&'))}")`
}

type Sort = 'blank' | 'mark' | 'word'

/** The class of a character in the rules for emphasis. Some Markdown parsers treat symbols like letters. */
const sortOf = (character: string, symbols: Sort): Sort => {
  if (character === '' || /\s/u.test(character)) return 'blank'
  if (/[!-/:-@[-`{-~]|\p{P}/u.test(character)) return 'mark'
  return /\p{S}/u.test(character) ? symbols : 'word'
}

/**
 * Whether marks of emphasis can stand around a text between two characters (CommonMark 0.31, "Emphasis and strong
 * emphasis").
 */
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
