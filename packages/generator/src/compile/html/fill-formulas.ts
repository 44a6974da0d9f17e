import temml from 'temml'
import { writeFormulas, type Formula } from '../body/math.ts'
import type { CompileState } from '../compile-state.ts'
import { escapeAttribute, escapeText } from '../../model/html/escape-html.ts'
import { htmlTokens, type HtmlToken } from '../../model/html/html-tokens.ts'

/** Elements whose content is shown as its author wrote it. */
const plain: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title', 'iframe'])

/**
 * Replaces formulas by MathML; in attributes, by their source. Invalid TeX causes a warning, and stays as its author
 * wrote it.
 */
export const fillFormulas = (article: readonly HtmlToken[], state: CompileState): readonly HtmlToken[] => {
  if (state.formulas.length === 0) return article
  let within = ''
  return article.map((token) => {
    if (token.kind === 'open') within = token.name
    if (token.kind === 'close') within = ''
    const source =
      token.kind === 'text' && !plain.has(within)
        ? writeFormulas(token.source, (number) => mathOf(state.formulas[number], state))
        : writeFormulas(token.source, (number) => escapeAttribute(state.formulas[number]?.source ?? ''))
    return { ...token, source }
  })
}

/**
 * Replaces formulas by their source, for the search and for Markdown. In texts, each formula stands in an element
 * `tex`, which the Markdown writer copies unchanged. In attributes, formulas are text.
 */
export const fillTex = (article: readonly HtmlToken[], { formulas }: CompileState): readonly HtmlToken[] => {
  if (formulas.length === 0) return article
  const texOf = (number: number) => formulas[number]?.source.replace(/\s+/g, ' ') ?? ''
  return article.flatMap((token): HtmlToken[] =>
    token.kind === 'text'
      ? htmlTokens(writeFormulas(token.source, (number) => `<tex>${escapeText(texOf(number))}</tex>`))
      : [{ ...token, source: writeFormulas(token.source, (number) => escapeAttribute(texOf(number))) }],
  )
}

/** Replaces the formulas in a text by their TeX. */
export const withTex = (text: string, { formulas }: CompileState): string =>
  writeFormulas(text, (number) => formulas[number]?.tex ?? '')

const mathOf = (formula: Formula | undefined, state: CompileState): string => {
  if (!formula) return ''
  const { tex, isBlock, source, file, line } = formula
  try {
    const math = temml.renderToString(tex, { displayMode: isBlock, throwOnError: true })
    // A formula wider than the page must be reachable with the keyboard, so that it can be scrolled.
    return isBlock ? `<span class="formula" tabindex="0">${math}</span>` : math
  } catch (cause) {
    const reason =
      cause instanceof Error ? cause.message.replace(/^ParseError:\s*/, '').replace(/\s+/g, ' ') : String(cause)
    state.context.problems.warning({
      rule: 'math',
      file,
      line,
      message: `The formula ${shortened(source)} cannot be read as TeX, so it is shown as plain text: ${reason.replace(/\.?$/, '.')} Correct it, or write \\$ for a dollar.`,
    })
    return escapeText(source)
  }
}

const shortened = (source: string): string => {
  const shown = source.replace(/\s+/g, ' ')
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown
}
