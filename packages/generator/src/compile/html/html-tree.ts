import type { HtmlElement } from '../../model/markdown/article-tree.ts'
import { unescapeHtml } from '../../model/html/escape-html.ts'
import { htmlTokens, readAttributes, voidElements, type HtmlToken } from '../../model/html/html-tokens.ts'

const noAttributes: ReadonlyMap<string, string> = new Map()

/** Parses a fragment. */
export const htmlTree = (html: string): HtmlElement => treeOf(htmlTokens(html))

/**
 * Returns the tree of an article. Closing tags without an opening tag are dropped. Unclosed elements end with the
 * element around them.
 */
export const treeOf = (article: readonly HtmlToken[]): HtmlElement => {
  const root: HtmlElement = { name: '', attributes: noAttributes, children: [] }
  const stack = [root]
  for (const token of article) {
    const parent = stack.at(-1) ?? root
    if (token.kind === 'text') addText(parent, unescapeHtml(token.source))
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

/** Adds text to an element. A comment that was removed leaves two texts, which are one text in the tree. */
const addText = ({ children }: HtmlElement, text: string): void => {
  const last = children.at(-1)
  if (typeof last === 'string') children[children.length - 1] = last + text
  else children.push(text)
}
