import { bodySegments } from './body/body-segments.ts'

/** Docusaurus reads `.md` as MDX. Here `.md` is Markdown with raw HTML, unless it imports, exports or uses components or other JSX. */
export const formatOf = (file: string, body: string): 'md' | 'mdx' =>
  file.endsWith('.mdx') || cues.some((cue) => cue.test(withoutCode(body))) ? 'mdx' : 'md'

/** Stands for a code span. */
const span = '\0'

/** What only MDX shows as it is meant, outside of code. */
const cues: readonly RegExp[] = [
  // An import, an export, a module that is passed on.
  /^import\s[\w$\s{},*]+?\sfrom\s+["']|^import\s*["'][^"'\n]+["'][ \t]*;?[ \t]*$/m,
  /^export\s+(?:const|let|function|class|default)\s|^export\s*(?:\*|\{)[\w$\s,}]*?from\s*["']/m,
  // An element of a component on a line of its own, one inside a line that is closed.
  /^[ \t]*<\p{Lu}[\p{L}\d]*[\s/>]/mu,
  /<\/\p{Lu}[\p{L}\d]*\p{Ll}[\p{L}\d]*>|<\p{Lu}[\p{L}\d]*\p{Ll}[\p{L}\d]*(?:\s[^<>]*)?\/>/u,
  // An attribute that is computed, or that only JSX has.
  /<\p{Ll}[\p{L}\d]*\s(?:[^<>]*\s)?[\w-]+=\{/u,
  /<[a-z][a-z\d]*\s(?:[^<>]*\s)?(?:className|htmlFor|srcSet|allowFullScreen|frameBorder|playsInline|autoPlay)(?=[\s=/>])/,
  // Markdown in a summary, which the engine reads as raw HTML.
  /<summary>[^<\n]*(?:\0|\*\*|(?<![\p{L}\p{N}])__\S|\[[^\]\n]+\]\()/u,
  // A tag that ends at the start of a line: Markdown takes that for a quotation behind a paragraph.
  /^[ \t]*<(?:video|audio|picture|img|a|span|button|object|embed|canvas|input|svg)\b[^<>]*\n[ \t]*>/m,
]

const withoutCode = (body: string): string =>
  /`|~~~|<!--/.test(body)
    ? bodySegments(body)
        .map(({ kind, start, end }) => (kind === 'text' ? body.slice(start, end) : kind === 'code' ? span : ' '))
        .join('')
    : body
