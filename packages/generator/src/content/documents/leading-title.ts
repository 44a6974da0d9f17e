/** A body without the `# heading` that it starts with. */
export interface LeadingTitle {
  /** Text of the heading without markup; absent when the body does not start with one. */
  title?: string
  /** The body with the same number of lines, so that line numbers stay right. */
  body: string
}

/** Imports, exports, comments and empty lines, which may precede the heading. */
const preamble =
  /^(?:[ \t]*\n|(?:import|export)\s[^\n]*\n(?:[^\n]*\S[^\n]*\n)*?(?=[ \t]*\n)|<!--[\s\S]*?-->[ \t]*\n|\{\/\*[\s\S]*?\*\/\}[ \t]*\n)*/

/** Takes the first heading of level 1 as the title when only imports, exports and comments precede it. */
export const takeLeadingTitle = (body: string): LeadingTitle => {
  const before = preamble.exec(body)?.[0] ?? ''
  const rest = body.slice(before.length)
  const heading =
    /^ {0,3}#[ \t]+([^\n]+)(?:\n|$)/.exec(rest) ?? /^ {0,3}([^\s#>\-*+`|<{][^\n]*)\n {0,3}=+[ \t]*(?:\n|$)/.exec(rest)
  if (!heading) return { body }
  const title = plainText((heading[1] ?? '').replace(/[ \t]+#+[ \t]*$/, '').replace(/[ \t]*\{#[^{}]*\}[ \t]*$/, ''))
  if (title === '') return { body }
  const blank = '\n'.repeat(heading[0].split('\n').length - 1)
  return { title, body: before + blank + rest.slice(heading[0].length) }
}

/** Text of a line of Markdown as a reader sees it: without emphasis, code marks, links, images, tags and escapes. */
export const plainText = (markdown: string): string => {
  const spans: string[] = []
  // Code and escaped characters keep their asterisks. Private-use characters replace them while the marks are removed.
  const marked = markdown.replace(
    /\\([!-/:-@[-`{-~])|(`+)(.+?)(?<!`)\2(?!`)/g,
    (_, escaped: string | undefined, _marks: string, code = '') =>
      `\uE000${spans.push(escaped ?? code.trim()) - 1}\uE001`,
  )
  return withoutMarks(marked)
    .replace(/\uE000(\d+)\uE001/g, (_, index: string) => spans[Number(index)] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

const withoutMarks = (text: string): string =>
  text
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/<([a-z][a-z\d+.-]+:[^\s<>]*)>/gi, '$1')
    .replace(/<\/?[A-Za-z][^<>]*>/g, '')
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/\*(?=\S)([^*]+?)(?<=\S)\*/g, '$1')
    .replace(/(?<![\p{L}\p{N}])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\p{N}])/gu, '$1')
