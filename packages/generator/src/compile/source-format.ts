import { bodySegments } from './body/body-segments.ts'
import { markdownInHtml } from './body/markdown-in-html.ts'
import { prepareBody } from './body/prepare-body.ts'
import { findTornTags } from './body/tag-containers.ts'
import { compileMarkdown, MarkdownSyntaxError } from './satteri.ts'

/**
 * Decides the format. Docusaurus reads `.md` as MDX. Here `.md` is Markdown with raw HTML, unless it imports, exports,
 * uses components, other JSX or properties of a partial, or has Markdown within HTML and is valid MDX.
 */
export const formatOf = (file: string, body: string): 'md' | 'mdx' =>
  file.endsWith('.mdx') ||
  cues.some((cue) => cue.test(withoutCode(body))) ||
  (markdownInHtml(body) !== undefined && isPlainMdx(body))
    ? 'mdx'
    : 'md'

/** Whether a text is valid MDX without expressions, so that MDX shows the same text as Markdown. */
const isPlainMdx = (body: string): boolean => {
  const options = { comments: true, admonitions: true, headingIds: true }
  const ignore = () => {}
  if (/(?<!\\)\{(?![#/])|\sstyle=["']/.test(withoutCode(body))) return false
  const text = prepareBody({ body, format: 'mdx', options, bodyLine: 1, report: ignore, warn: ignore })
  if (findTornTags(text).length > 0) return false
  try {
    const footnotes = { label: '', backLabel: '', prefix: '' }
    compileMarkdown({ text, format: 'mdx', visitors: {}, admonitions: true, headingIds: true, footnotes })
    return true
  } catch (error) {
    if (error instanceof MarkdownSyntaxError) return false
    throw error
  }
}

/** Replaces a code span in the text. */
const span = '\0'

/** Syntax outside code that only MDX shows as its author meant it. */
const cues: readonly RegExp[] = [
  // An import, an export, or a re-exported module.
  /^import\s[\w$\s{},*]+?\sfrom\s+["']|^import\s*["'][^"'\n]+["'][ \t]*;?[ \t]*$/m,
  /^export\s+(?:const|let|function|class|default)\s|^export\s*(?:\*|\{)[\w$\s,}]*?from\s*["']/m,
  // An element of a component that starts a line, or a closed element inside a line.
  /^[ \t]*<\p{Lu}[\p{L}\d]*[\s/>]/mu,
  /<\/\p{Lu}[\p{L}\d]*\p{Ll}[\p{L}\d]*>|<\p{Lu}[\p{L}\d]*\p{Ll}[\p{L}\d]*(?:\s[^<>]*)?\/>/u,
  // A computed attribute, or an attribute that only JSX has.
  /<\p{Ll}[\p{L}\d]*\s(?:[^<>]*\s)?[\w-]+=\{/u,
  /<[a-z][a-z\d]*\s(?:[^<>]*\s)?(?:className|htmlFor|srcSet|allowFullScreen|frameBorder|playsInline|autoPlay)(?=[\s=/>])/,
  // Markdown in a summary, which the engine reads as raw HTML.
  /<summary>[^<\n]*(?:\0|\*\*|(?<![\p{L}\p{N}])__\S|\[[^\]\n]+\]\()/u,
  // A value that Docusaurus gives to documents and partials, or text that the syntax of MDX has in braces.
  /(?<![\\{$])\{[ \t]*(?:props|frontMatter)(?:\.[\w$]+)+[ \t]*\}(?!\})/,
  /(?<![\\{$])\{[ \t]*(?:'[^'\w\n]+'|"[^"\w\n]+")[ \t]*\}(?!\})/,
  // A tag that ends at the start of a line: Markdown would read the `>` as a quotation after a paragraph.
  /^[ \t]*<(?:video|audio|picture|img|a|span|button|object|embed|canvas|input|svg)\b[^<>]*\n[ \t]*>/m,
]

const withoutCode = (body: string): string =>
  /`|~~~|<!--/.test(body)
    ? bodySegments(body)
        .map(({ kind, start, end }) => (kind === 'text' ? body.slice(start, end) : kind === 'code' ? span : ' '))
        .join('')
    : body
