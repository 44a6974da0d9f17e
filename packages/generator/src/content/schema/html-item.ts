import { unescapeHtml } from '../../model/html/escape-html.ts'
import { htmlTokens, readAttributes } from '../../model/html/html-tokens.ts'

/** The text that a sidebar shows for an item in HTML. The text is a link when there is an address. */
export interface HtmlItem {
  label: string
  href?: string
}

const blocks: ReadonlySet<string> = new Set(['p', 'div', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const inlines: ReadonlySet<string> = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'span', 'code', 'kbd'])

/**
 * Reads HTML that contains only a text or one link, and drops its elements and styles. Returns `undefined` for all
 * other HTML (pictures, rules, scripts), which a sidebar cannot show.
 */
export const htmlItem = (html: string): HtmlItem | undefined => {
  const links: string[] = []
  let [label, insideLinks] = ['', '']
  let isInLink = false
  for (const token of htmlTokens(html)) {
    if (token.kind === 'comment') continue
    let text = ''
    if (token.kind === 'text') text = unescapeHtml(token.source)
    else if (blocks.has(token.name)) text = ' '
    else if (!inlines.has(token.name)) return undefined
    if (token.kind === 'open') {
      const attributes = readAttributes(token.source)
      if ([...attributes.keys()].some((name) => name.startsWith('on'))) return undefined
      if (token.name === 'a') links.push(attributes.get('href') ?? '')
    }
    if (token.kind !== 'text' && token.name === 'a') isInLink = token.kind === 'open'
    label += text
    if (isInLink) insideLinks += text
  }
  return toItem({ label: inOneLine(label), linked: inOneLine(insideLinks), links })
}

const toItem = ({
  label,
  linked,
  links: [href, ...more],
}: {
  label: string
  linked: string
  links: readonly string[]
}): HtmlItem | undefined => {
  if (label === '' || more.length > 0) return undefined
  if (href === undefined) return { label }
  return label === linked && /^(?:https?:\/\/|mailto:|\/)/i.test(href) ? { label, href } : undefined
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
