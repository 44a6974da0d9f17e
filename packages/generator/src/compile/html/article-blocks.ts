import { htmlTokens, readAttributes, voidElements } from '../../model/html/html-tokens.ts'

/** A direct child element of an article, with the text before it that belongs to no other element. */
export interface ArticleBlock {
  name: string
  attributes: ReadonlyMap<string, string>
  source: string
}

/**
 * Cuts an article's HTML into its direct children. Joined again, they are the input. Returns `undefined` if tags do not
 * match.
 */
export const articleBlocks = (html: string): ArticleBlock[] | undefined => {
  const blocks: ArticleBlock[] = []
  let depth = 0
  let open: ArticleBlock = { name: '', attributes: new Map(), source: '' }
  const flush = () => {
    if (open.source !== '') blocks.push(open)
    open = { name: '', attributes: new Map(), source: '' }
  }
  for (const token of htmlTokens(html)) {
    if (token.kind === 'open') {
      if (depth === 0) {
        flush()
        open = { name: token.name, attributes: readAttributes(token.source), source: '' }
      }
      if (!token.selfClosing && !voidElements.has(token.name)) depth++
    }
    if (token.kind === 'close') depth--
    if (depth < 0) return undefined
    open.source += token.source
  }
  flush()
  return depth === 0 ? blocks : undefined
}
