import type { OutlineItem } from '../../model/outline.ts'
import {
  closingTag,
  htmlTokens,
  nestingOf,
  openingTag,
  readAttributes,
  writeTag,
  type HtmlToken,
} from '../../model/html/html-tokens.ts'
import { reportError, type CompileState } from '../compile-state.ts'
import { finishElement, placeOf } from './finish-element.ts'
import { headingAt } from './heading-at.ts'
import { createHeadingRegister, type HeadingRegister } from './headings.ts'
import { rawElement } from './placeholders.ts'

export interface FinishedHtml {
  article: readonly HtmlToken[]
  headings: OutlineItem[]
  anchors: string[]
}

/** Chromium's parser puts elements that are nested more deeply beside each other (`kMaximumHTMLParserDOMTreeDepth`). */
const deepestNesting = 512

/**
 * Makes one pass over an article's HTML, whether it comes from Markdown, raw HTML or components. It adds ids and anchor
 * links to headings, scroll containers to tables, and labels to task lists. It resolves links and images, and removes
 * the compiler's own marks. The article stays cut into tokens until `writeArticle` writes it.
 */
export const finishHtml = (raw: string, state: CompileState): FinishedHtml => {
  const tokens = htmlTokens(raw).filter((token) => !('name' in token && token.name === rawElement))
  const nesting = nestingOf(tokens)
  if (nesting > deepestNesting) {
    const message = `${nesting} elements are nested in each other; browsers go ${deepestNesting} deep. Look for quotations, lists or raw HTML that are never closed.`
    reportError(state, { rule: 'nesting', file: state.document.file, message })
    return { article: [], headings: [], anchors: [] }
  }
  const register = createHeadingRegister(state)
  const anchors = new Set<string>()
  const article: HtmlToken[] = []
  let section = ''
  // Regions need different names, so that a list of regions distinguishes them.
  const tables = new Map<string, number>()
  const addTag = (token: OpenToken, next: HtmlToken | undefined) => {
    const source = isOption(token, next) ? '<code class="option">' : finishElement(token, { state, anchors })
    if (source !== '') article.push({ ...token, source, selfClosing: source.endsWith('/>') })
  }
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]
    if (token === undefined) break
    if (token.kind === 'comment') continue
    if (token.kind !== 'open') {
      article.push(token)
      if (token.kind === 'close' && token.name === 'table') article.push(closingTag('div'))
      continue
    }
    const heading = headingAt(tokens, index, state)
    if (heading) {
      const { opening, id } = registered(token, heading, { register, state })
      anchors.add(id)
      section = heading.text
      article.push(opening)
      for (const [at, inner] of heading.inner.entries())
        if (inner.kind === 'open') addTag(inner, heading.inner[at + 1])
        else if (inner.kind !== 'comment') article.push(inner)
      const label = state.labels.anchor(heading.text)
      const address = { class: 'heading-anchor', href: `#${encodeURI(id)}`, 'aria-label': label }
      article.push(openingTag('a', address), closingTag('a'))
      index += heading.inner.length
      continue
    }
    if (token.name === 'table') {
      const label = state.labels.table(section)
      const count = (tables.get(label) ?? 0) + 1
      tables.set(label, count)
      article.push(scrollContainer(count > 1 ? `${label} (${count})` : label))
    }
    const next = tokens[index + 1]
    if (isEmptyHeader(token, next)) {
      article.push({ ...token, name: 'td', source: token.source.replace(/^<th/, '<td') }, closingTag('td'))
      index++
      continue
    }
    addTag(isLongCell(tokens, index) ? wideCell(token) : token, next)
  }
  register.reportRepeated()
  return { article: trimmed(article), headings: register.headings, anchors: [...anchors] }
}

type OpenToken = Extract<HtmlToken, { kind: 'open' }>

/** Registers a heading. Returns its id, and its opening tag with that id. */
const registered = (
  token: OpenToken,
  heading: NonNullable<ReturnType<typeof headingAt>>,
  { register, state }: { register: HeadingRegister; state: CompileState },
): { opening: HtmlToken; id: string } => {
  const attributes = readAttributes(token.source)
  const named = attributes.get('data-text')
  const id = register.add({
    ...heading,
    id: attributes.get('id'),
    ...(named !== undefined && { slugText: named }),
    ...placeOf(attributes, state),
  })
  attributes.delete('data-text')
  attributes.delete('data-line')
  return { opening: { ...token, source: writeTag(token.name, attributes.set('id', id)) }, id }
}

/** A table wider than the page is scrolled, with the keyboard too. */
const scrollContainer = (label: string): HtmlToken =>
  openingTag('div', { class: 'table', role: 'region', tabindex: '0', 'aria-label': label })

/** Removes white space around an article. */
const trimmed = (article: readonly HtmlToken[]): HtmlToken[] => {
  const isBlank = ({ kind, source }: HtmlToken) => kind === 'text' && source.trim() === ''
  const start = article.findIndex((token) => !isBlank(token))
  const end = article.findLastIndex((token) => !isBlank(token)) + 1
  return article.slice(Math.max(0, start), end).map((token, index, { length }) => {
    if (token.kind !== 'text' || (index > 0 && index < length - 1)) return token
    const source = index === 0 ? token.source.trimStart() : token.source
    return { ...token, source: index === length - 1 ? source.trimEnd() : source }
  })
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

const wideCell = (token: OpenToken): OpenToken => ({
  ...token,
  source: token.source.replace(/^<td/, '<td class="wide"'),
})

/**
 * Whether code begins with a hyphen, like an option of a command. Browsers would break it after the hyphen. Long code
 * is excluded, because it must be able to break.
 */
const isOption = ({ source }: HtmlToken, next: HtmlToken | undefined): boolean =>
  source === '<code>' && next?.kind === 'text' && /^--?[a-z\d]\S{0,21}$/i.test(next.source)
