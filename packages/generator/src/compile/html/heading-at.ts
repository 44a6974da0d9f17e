import { unescapeHtml } from '../../model/html/escape-html.ts'
import { joinTokens, type HtmlToken } from '../../model/html/html-tokens.ts'
import type { CompileState } from '../compile-state.ts'
import { fillFormulas, withTex } from './fill-formulas.ts'
import { isPlaceholder } from './placeholders.ts'

export interface FoundHeading {
  level: number
  text: string
  slugText: string
  isEmpty: boolean
  /** HTML of the heading in lists of headings, which have no links, images or islands in it. */
  html: string
  /** What stands between the tags of the heading. */
  inner: HtmlToken[]
}

/** Whether a tag is left out where headings are listed. */
const isUnlisted = (token: HtmlToken): boolean => 'name' in token && (token.name === 'a' || token.name === 'img')

/**
 * Returns the heading that opens at an index. Returns `undefined` if there is none, and for the label of the footnotes.
 */
export const headingAt = (
  tokens: readonly HtmlToken[],
  start: number,
  state: CompileState,
): FoundHeading | undefined => {
  const token = tokens[start]
  if (token?.kind !== 'open' || !/^h[1-6]$/.test(token.name) || token.source.includes('id="footnote-label"'))
    return undefined
  let end = start + 1
  for (let next = tokens[end]; next && !(next.kind === 'close' && next.name === token.name); next = tokens[end]) end++
  if (end === tokens.length) return undefined
  const inner = tokens.slice(start + 1, end)
  const text = withTex(unescapeHtml(inner.map((part) => (part.kind === 'text' ? part.source : '')).join('')), state)
  const listed = inner.filter((part) => part.kind !== 'comment' && !isPlaceholder(part) && !isUnlisted(part))
  const isEmpty =
    text.trim() === '' && !inner.some((part) => part.kind === 'open' && /^(?:img|svg|video|math)$/.test(part.name))
  return {
    level: Number(token.name[1]),
    text: text.replace(/\s+/g, ' ').trim(),
    // Two spaces become two hyphens, as on GitHub.
    slugText: text.trim().replace(/[\t\r\n]+/g, ' '),
    isEmpty,
    html: joinTokens(fillFormulas(listed, state)).trim(),
    inner,
  }
}
