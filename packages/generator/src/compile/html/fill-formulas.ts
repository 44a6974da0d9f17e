import temml from 'temml'
import { writeFormulas, type Formula } from '../body/math.ts'
import type { CompileState } from '../compile-state.ts'
import { escapeAttribute, escapeText } from '../../model/html/escape-html.ts'
import { htmlTokens } from '../../model/html/html-tokens.ts'

/** Elements whose content is shown as it is written. */
const plain: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noscript'])

/** HTML with formulas as MathML, and as they are written in attributes. What is no TeX warns, and stays as it is written. */
export const fillFormulas = (html: string, state: CompileState): string => {
  if (state.formulas.length === 0) return html
  let within = ''
  return htmlTokens(html)
    .map((token) => {
      if (token.kind === 'open') within = token.name
      if (token.kind === 'close') within = ''
      if (token.kind === 'text' && !plain.has(within))
        return writeFormulas(token.source, (number) => mathOf(state.formulas[number], state))
      return writeFormulas(token.source, (number) => escapeAttribute(state.formulas[number]?.source ?? ''))
    })
    .join('')
}

/**
 * HTML with formulas as they are written, for the search and for Markdown. In texts each stands in an element `tex`, which Markdown
 * takes over as it is; attributes hold them as text.
 */
export const fillTex = (html: string, { formulas }: CompileState): string => {
  if (formulas.length === 0) return html
  const written = (number: number) => escapeText(formulas[number]?.source.replace(/\s+/g, ' ') ?? '')
  return htmlTokens(html)
    .map(({ kind, source }) =>
      kind === 'text'
        ? writeFormulas(source, (number) => `<tex>${written(number)}</tex>`)
        : writeFormulas(source, (number) => escapeAttribute(formulas[number]?.source.replace(/\s+/g, ' ') ?? '')),
    )
    .join('')
}

/** A text with the TeX of its formulas. */
export const withTex = (text: string, { formulas }: CompileState): string =>
  writeFormulas(text, (number) => formulas[number]?.tex ?? '')

const mathOf = (formula: Formula | undefined, state: CompileState): string => {
  if (!formula) return ''
  const { tex, isBlock, source, file, line } = formula
  try {
    const math = temml.renderToString(tex, { displayMode: isBlock, throwOnError: true })
    // The keyboard has to reach what is wider than the page, to scroll.
    return isBlock ? `<span class="formula" tabindex="0">${math}</span>` : math
  } catch (cause) {
    const reason =
      cause instanceof Error ? cause.message.replace(/^ParseError:\s*/, '').replace(/\s+/g, ' ') : String(cause)
    state.context.problems.warning({
      rule: 'math',
      file,
      line,
      message: `The formula ${shortened(source)} is not TeX that can be read, so it is shown as it is written: ${reason.replace(/\.?$/, '.')} Correct it, or write \\$ for a dollar.`,
    })
    return escapeText(source)
  }
}

const shortened = (source: string): string => {
  const shown = source.replace(/\s+/g, ' ')
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown
}
