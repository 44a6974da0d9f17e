import type { HtmlElement } from '../../model/markdown/article-tree.ts'
import { unescapeHtml } from '../../model/html/escape-html.ts'
import { htmlTokens, readAttributes, voidElements } from '../../model/html/html-tokens.ts'

const noAttributes: ReadonlyMap<string, string> = new Map()

/**
 * Parses a fragment. Closing tags without an opening tag are dropped. Unclosed elements end with the element around
 * them.
 */
export const htmlTree = (html: string): HtmlElement => {
  const root: HtmlElement = { name: '', attributes: noAttributes, children: [] }
  const stack = [root]
  for (const token of htmlTokens(html)) {
    const parent = stack.at(-1) ?? root
    if (token.kind === 'text') parent.children.push(unescapeHtml(token.source))
    else if (token.kind === 'open') {
      const attributes = /\s/.test(token.source) ? readAttributes(token.source) : noAttributes
      const element: HtmlElement = { name: token.name, attributes, children: [] }
      parent.children.push(element)
      if (!token.selfClosing && !voidElements.has(token.name)) stack.push(element)
    } else if (token.kind === 'close') {
      const depth = stack.findLastIndex(({ name }) => name === token.name)
      if (depth > 0) stack.length = depth
    }
  }
  return root
}
