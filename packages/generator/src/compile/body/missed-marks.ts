/** Text that the author meant as Markdown, but that is shown as text. */
export interface MissedMarkdown {
  /** UTF-16 units from the beginning of the text. */
  offset: number
  message: string
}

/** Marks of Markdown that stay text, because a space is where none may be, or is missing. */
interface Mark {
  /** Has the flags `g` and `u`. */
  pattern: RegExp
  message: (match: RegExpExecArray) => string
}

const marks: readonly Mark[] = [
  {
    // `f[i](a b)` is code.
    pattern: /(?<![\p{L}\p{N}_\])\\])!?\[([^[\]]+)\]\(([^\s()<>"']+(?: [^\s()<>"']+)+)\)/gu,
    message: ([written, text = '', address = '']) =>
      `"${written}" stays text, because its address has spaces. Write "${written.startsWith('!') ? '!' : ''}[${text}](<${address}>)".`,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}_\])\\])!?\[([^[\]]+)\] \((?:\.{0,2}\/|#|[\w./-]+\.(?:mdx?|html?|png|svg|jpe?g|gif|webp)\b)[^\s()]*\)/gu,
    message: ([written]) =>
      `"${written}" stays text. Write no space after the bracket: "${written.replace('] (', '](')}".`,
  },
  {
    // Globs (`**/*.ts`) and powers (`2 ** 3`) are not emphasis.
    pattern: /(?<![\w*/\\])\*\*(?![*/])([^*\n]*\p{L}{2}[^*\n]*)(?<![\\/])\*\*(?![*/])/gu,
    message: ([written, text = '']) => emphasisMessage(written, '**', text),
  },
  {
    pattern: /(?<![\p{L}\p{N}_\\])__ ([^_\n]*\p{L}{2}[^_\n]*) __(?![\p{L}\p{N}_])/gu,
    message: ([written, text = '']) => emphasisMessage(written, '__', ` ${text} `),
  },
  {
    pattern: /(?<![^\n])([ \t>]*)(#{2,6})(?=\p{L})[^\n]*/gu,
    message: ([written, prefix = '', hashes = '']) => {
      const line = written.slice(prefix.length).trimEnd()
      return `"${line}" stays text. A heading has a space after its marks: "${hashes} ${line.slice(hashes.length)}".`
    },
  },
]

const emphasisMessage = (written: string, mark: string, text: string): string =>
  text === text.trim()
    ? `"${written}" stays text, because a letter touches its marks from outside, and punctuation from inside. Put a space around the marks, or move the punctuation outside.`
    : `"${written}" stays text, because a space is inside its marks. Write "${mark}${text.trim()}${mark}".`

/** Whether a body can contain marks that `missedMarks` finds. */
export const mayHaveMissedMarks = (body: string): boolean => /\*\*|__ |\] ?\([^)\n]+\)|^[ \t>]*#{2,6}\p{L}/mu.test(body)

/**
 * Finds links, emphasis and headings that stay text. `before` is the part of the line that stands before the text,
 * because a heading begins its line.
 */
export const missedMarks = (text: string, before: string): MissedMarkdown[] =>
  marks.flatMap(({ pattern, message }) =>
    [...text.matchAll(pattern)]
      .filter(({ index, 2: hashes = '' }) => index > 0 || !hashes.startsWith('#') || /^[ \t>]*$/.test(before))
      .map((match) => ({ offset: match.index, message: message(match) })),
  )
