import { htmlTokens, type HtmlToken } from '../../model/html/html-tokens.ts'
import { placeholderNumber, placeholders } from './placeholders.ts'

interface Fragments {
  /** HTML that stands before code blocks, by their numbers. */
  beforeCode: ReadonlyMap<number, string>
  /** HTML that stands after islands, by their numbers. */
  afterIslands: ReadonlyMap<number, string>
}

/** Inserts HTML beside the placeholders of an article. */
export const insertFragments = (
  article: readonly HtmlToken[],
  { beforeCode, afterIslands }: Fragments,
): readonly HtmlToken[] => {
  if (beforeCode.size + afterIslands.size === 0) return article
  const openIslands: number[] = []
  return article.flatMap((token) => {
    if (token.kind === 'open' && token.name === placeholders.code)
      return [...fragment(beforeCode.get(placeholderNumber(token))), token]
    if (!('name' in token) || token.name !== placeholders.island) return [token]
    if (token.kind === 'open') {
      openIslands.push(placeholderNumber(token))
      return [token]
    }
    return [token, ...fragment(afterIslands.get(openIslands.pop() ?? -1))]
  })
}

const fragment = (html: string | undefined): HtmlToken[] => (html === undefined ? [] : htmlTokens(html))
