import { markdownToHtml, mdxToJs } from 'satteri'
import type { Features, MdastNode, MdastPluginDefinition, MdastVisitorContext } from 'satteri'

/**
 * The only file that knows the Markdown engine's calls. The engine is young (0.x): whatever it changes ends here and in the
 * visitors of `document-visitors.ts`.
 */
export type MarkdownVisitors = Omit<MdastPluginDefinition, 'name' | 'options'>
export type MarkdownNode = MdastNode
export type VisitorContext = MdastVisitorContext

export interface MarkdownInput {
  /** Body without front matter, preprocessed. */
  text: string
  format: 'md' | 'mdx'
  visitors: MarkdownVisitors
  admonitions: boolean
  headingIds: boolean
  /** Texts of the footnotes' section; `{reference}` stands for the number, and what its ids start with. */
  footnotes: { label: string; backLabel: string; prefix: string }
}

/** Markdown comes out as HTML, MDX as the body of a function (see `evaluate-mdx.ts`) whose static parts are HTML for `Raw`. */
export type MarkdownOutput = { format: 'md'; html: string } | { format: 'mdx'; code: string }

/** A syntax error at a place of the text that was given, 1-based; the column counts UTF-16 units. */
export class MarkdownSyntaxError extends Error {
  override readonly name = 'MarkdownSyntaxError'
  readonly line: number
  readonly column: number
  constructor(message: string, place: { line: number; column: number }, cause: unknown) {
    super(message, { cause })
    this.line = place.line
    this.column = place.column
  }
}

/** Compiles one text. Throws `MarkdownSyntaxError` where the engine says a place, and what a visitor throws as it is. */
export const compileMarkdown = ({
  text,
  format,
  visitors,
  admonitions,
  headingIds,
  footnotes,
}: MarkdownInput): MarkdownOutput => {
  const features: Features = {
    frontmatter: false,
    directive: admonitions,
    headingAttributes: headingIds,
    gfm: { footnotes: { ...footnotes, clobberPrefix: footnotes.prefix } },
  }
  const mdastPlugins = [{ name: 'document', options: { position: true }, ...visitors }]
  try {
    if (format === 'md') return { format, html: resolved(markdownToHtml(text, { features, mdastPlugins })).html }
    return {
      format,
      code: resolved(
        // In a string that does not end, the engine (0.10.5) reads on after a backslash, and aborts the process where the text ends there.
        mdxToJs(text.endsWith('\n') ? text : `${text}\n`, {
          features,
          mdastPlugins,
          outputFormat: 'function-body',
          optimizeStatic: { component: 'Raw', prop: 'html' },
        }),
      ).code,
    }
  } catch (error) {
    throw withPlace(error)
  }
}

/** HTML of one line of Markdown without its paragraph; raw HTML in it stays. */
export const inlineMarkdown = (text: string): string =>
  markdownToHtml(text, { features: { frontmatter: false } })
    .html.trim()
    .replace(/^<p>([\s\S]*)<\/p>$/, '$1')

const resolved = <T>(result: T | Promise<T>): T => {
  if (result instanceof Promise) throw new TypeError('The visitors of the Markdown compiler have to be synchronous.')
  return result
}

const withPlace = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const found = /^(\d+):(\d+): ([\s\S]*?)(?: \([a-z-]+:[a-z-]+\))?$/.exec(error.message)
  if (!found) return error
  const [, line, column, message = ''] = found
  return new MarkdownSyntaxError(message, { line: Number(line), column: Number(column) }, error)
}
