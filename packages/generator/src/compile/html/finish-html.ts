import type { OutlineItem } from '../../model/outline.ts'
import { reportError, type CompileState } from '../compile-state.ts'
import { escapeAttribute, unescapeHtml } from '../../model/html/escape-html.ts'
import { finishElement, placeOf } from './finish-element.ts'
import { withTex } from './fill-formulas.ts'
import { createHeadingRegister } from './headings.ts'
import { htmlTokens, nestingOf, readAttributes, writeTag, type HtmlToken } from '../../model/html/html-tokens.ts'

export interface FinishedHtml {
  html: string
  headings: OutlineItem[]
  anchors: string[]
}

/** Chromium's parser puts elements that are nested more deeply beside each other (`kMaximumHTMLParserDOMTreeDepth`). */
const deepestNesting = 512

/** The element that static parts of MDX are rendered in, see `render-mdx.ts`. */
export const rawElement = 'dh-raw'

/**
 * Makes one pass over an article's HTML, whether it comes from Markdown, raw HTML or components. It adds ids and anchor
 * links to headings, scroll containers to tables, and labels to task lists. It resolves links and images, and removes
 * the compiler's own marks.
 */
export const finishHtml = (raw: string, state: CompileState): FinishedHtml => {
  const tokens = htmlTokens(raw).filter((token) => !('name' in token && token.name === rawElement))
  const nesting = nestingOf(tokens)
  if (nesting > deepestNesting) {
    const message = `${nesting} elements are nested in each other; browsers go ${deepestNesting} deep. Look for quotations, lists or raw HTML that are never closed.`
    reportError(state, { rule: 'nesting', file: state.document.file, message })
    return { html: '', headings: [], anchors: [] }
  }
  const register = createHeadingRegister(state)
  const anchors = new Set<string>()
  const finished = (token: Extract<HtmlToken, { kind: 'open' }>, next: HtmlToken | undefined): string =>
    isOption(token, next) ? '<code class="option">' : finishElement(token, { state, anchors })
  let html = ''
  let section = ''
  // Regions need different names, so that a list of regions distinguishes them.
  const tables = new Map<string, number>()
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]
    if (token === undefined) break
    if (token.kind === 'comment') continue
    if (token.kind === 'text') html += token.source
    else if (token.kind === 'close') html += token.name === 'table' ? `${token.source}</div>` : token.source
    else {
      const heading = headingAt(tokens, index, state)
      if (heading) {
        const attributes = readAttributes(token.source)
        const named = attributes.get('data-text')
        const id = register.add({
          ...heading,
          id: attributes.get('id'),
          ...(named !== undefined && { slugText: named }),
          ...placeOf(attributes, state),
        })
        attributes.delete('data-text')
        anchors.add(id)
        section = heading.text
        attributes.delete('data-line')
        html += writeTag(token.name, attributes.set('id', id))
        for (const [at, inner] of heading.inner.entries())
          html += inner.kind === 'open' ? finished(inner, heading.inner[at + 1]) : inner.source
        const label = escapeAttribute(state.labels.anchor(heading.text))
        html += `<a class="heading-anchor" href="#${escapeAttribute(encodeURI(id))}" aria-label="${label}"></a>`
        index += heading.inner.length
        continue
      }
      if (token.name === 'table') {
        const label = state.labels.table(section)
        const count = (tables.get(label) ?? 0) + 1
        tables.set(label, count)
        html += `<div class="table" role="region" tabindex="0" aria-label="${escapeAttribute(count > 1 ? `${label} (${count})` : label)}">`
      }
      const next = tokens[index + 1]
      if (isEmptyHeader(token, next)) {
        html += `${token.source.replace(/^<th/, '<td')}</td>`
        index++
        continue
      }
      html += finished(isLongCell(tokens, index) ? wideCell(token) : token, next)
    }
  }
  register.reportRepeated()
  return { html: html.trim(), headings: register.headings, anchors: [...anchors] }
}

/** Whether a header cell of a table is empty. A screen reader would announce it as a header without a name. */
const isEmptyHeader = (token: HtmlToken, next: HtmlToken | undefined): boolean =>
  token.kind === 'open' && token.name === 'th' && next?.kind === 'close' && next.name === 'th'

/** A cell with this many letters needs more room beside columns of names and types. */
const longCell = 120

/** Whether a long cell of a table opens at an index. */
const isLongCell = (tokens: readonly HtmlToken[], start: number): boolean => {
  const token = tokens[start]
  if (token?.kind !== 'open' || token.name !== 'td' || token.source.includes(' class=')) return false
  let letters = 0
  for (let index = start + 1; index < tokens.length && letters < longCell; index++) {
    const next = tokens[index]
    if (next?.kind === 'close' && next.name === 'td') break
    if (next?.kind === 'text') letters += next.source.length
  }
  return letters >= longCell
}

const wideCell = (token: Extract<HtmlToken, { kind: 'open' }>): Extract<HtmlToken, { kind: 'open' }> => ({
  ...token,
  source: token.source.replace(/^<td/, '<td class="wide"'),
})

/**
 * Whether code begins with a hyphen, like an option of a command. Browsers would break it after the hyphen. Long code
 * is excluded, because it must be able to break.
 */
const isOption = ({ source }: HtmlToken, next: HtmlToken | undefined): boolean =>
  source === '<code>' && next?.kind === 'text' && /^--?[a-z\d]\S{0,21}$/i.test(next.source)

/**
 * Returns the heading that opens at an index. Returns `undefined` if there is none, and for the label of the footnotes.
 */
const headingAt = (
  tokens: HtmlToken[],
  start: number,
  state: CompileState,
):
  | { level: number; text: string; slugText: string; isEmpty: boolean; html: string; inner: HtmlToken[] }
  | undefined => {
  const token = tokens[start]
  if (token?.kind !== 'open' || !/^h[1-6]$/.test(token.name) || token.source.includes('id="footnote-label"'))
    return undefined
  let end = start + 1
  for (let next = tokens[end]; next && !(next.kind === 'close' && next.name === token.name); next = tokens[end]) end++
  if (end === tokens.length) return undefined
  const inner = tokens.slice(start + 1, end)
  const text = withTex(unescapeHtml(inner.map((part) => (part.kind === 'text' ? part.source : '')).join('')), state)
  const html = inner
    .map((part) =>
      part.kind === 'comment' || ('name' in part && (part.name === 'a' || part.name === 'img')) ? '' : part.source,
    )
    .join('')
  const isEmpty =
    text.trim() === '' && !inner.some((part) => part.kind === 'open' && /^(?:img|svg|video|math)$/.test(part.name))
  return {
    level: Number(token.name[1]),
    text: text.replace(/\s+/g, ' ').trim(),
    // Two spaces become two hyphens, as on GitHub.
    slugText: text.trim().replace(/[\t\r\n]+/g, ' '),
    isEmpty,
    html: html.trim(),
    inner,
  }
}
