import { markdownToHtml, mdxToJs } from 'satteri'
import type { Features, MdastNode, MdastPluginDefinition, MdastVisitorContext } from 'satteri'

/**
 * Only this file calls the Markdown engine. The engine is young (0.x): its changes affect only this file and the
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
  /** Texts of the footnotes' section, and the prefix of its ids. In the texts, `{reference}` stands for the number. */
  footnotes: { label: string; backLabel: string; prefix: string }
}

/**
 * Markdown becomes HTML. MDX becomes the body of a function (see `render-mdx.ts`), whose static parts are HTML for
 * `Raw`.
 */
export type MarkdownOutput = { format: 'md'; html: string } | { format: 'mdx'; code: string }

/** A syntax error with its place in the given text, 1-based. The column counts UTF-16 units. */
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

/**
 * Compiles one text. Throws a `MarkdownSyntaxError` if the engine gives a place. Errors of a visitor are thrown
 * unchanged.
 */
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
        // In an unterminated string, the engine (0.10.5) reads past a backslash. If the text ends there, the engine
        // aborts the process.
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

/** Returns the HTML of one line of Markdown without its paragraph. Raw HTML in the line stays. */
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
