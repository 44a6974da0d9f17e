import { readAttributes, voidElements, type HtmlToken } from '../../model/html/html-tokens.ts'

/** A direct child element of an article, with the text after it that belongs to no other element. */
export interface ArticleBlock {
  name: string
  attributes: ReadonlyMap<string, string>
  tokens: HtmlToken[]
}

/** Cuts an article into its direct children, in order and complete. Returns `undefined` if tags do not match. */
export const articleBlocks = (article: readonly HtmlToken[]): ArticleBlock[] | undefined => {
  const blocks: ArticleBlock[] = []
  let depth = 0
  let open: ArticleBlock = { name: '', attributes: new Map(), tokens: [] }
  const flush = () => {
    if (open.tokens.length > 0) blocks.push(open)
    open = { name: '', attributes: new Map(), tokens: [] }
  }
  for (const token of article) {
    if (token.kind === 'open') {
      if (depth === 0) {
        flush()
        open = { name: token.name, attributes: readAttributes(token.source), tokens: [] }
      }
      if (!token.selfClosing && !voidElements.has(token.name)) depth++
    }
    if (token.kind === 'close') depth--
    if (depth < 0) return undefined
    open.tokens.push(token)
  }
  flush()
  return depth === 0 ? blocks : undefined
}
