import { readAttributes, type HtmlToken } from '../../model/html/html-tokens.ts'
import { placeholderNumber, placeholders } from './placeholders.ts'

/** What replaces the placeholders of an article, by their numbers. */
export interface ArticleParts {
  code: readonly string[]
  contents: readonly string[]
  /** Returns the style sheets of a component. */
  styles: (number: number) => Promise<string>
  /** Returns the HTML of an island. Its address, if it has one, is resolved. */
  island: (number: number, island: { href: string | undefined; children: string }) => Promise<string>
}

/** An island whose end has not been reached, or the article itself. */
interface OpenPart {
  number: number
  href: string | undefined
  html: string
}

/**
 * Writes an article as HTML in one pass. An island is complete when its children are, because its HTML may not change
 * by a byte before the browser hydrates it. Throws a `RangeError` for a placeholder without content.
 */
export const writeArticle = async (article: readonly HtmlToken[], parts: ArticleParts): Promise<string> => {
  const open: OpenPart[] = []
  let current: OpenPart = { number: -1, href: undefined, html: '' }
  for (const token of article) {
    if (!('name' in token)) {
      current.html += token.source
      continue
    }
    const isOpening = token.kind === 'open'
    switch (token.name) {
      case placeholders.code:
        if (isOpening) current.html += numbered(parts.code, token)
        break
      case placeholders.contents:
        if (isOpening) current.html += numbered(parts.contents, token)
        break
      case placeholders.styles:
        if (isOpening) current.html += await parts.styles(placeholderNumber(token))
        break
      case placeholders.island:
        if (isOpening) {
          open.push(current)
          current = { number: placeholderNumber(token), href: readAttributes(token.source).get('href'), html: '' }
        } else {
          const { number, href, html: children } = current
          current = open.pop() ?? current
          current.html += await parts.island(number, { href, children })
        }
        break
      default:
        current.html += token.source
    }
  }
  return current.html
}

const numbered = (contents: readonly string[], token: HtmlToken): string => {
  const number = placeholderNumber(token)
  const html = contents[number]
  if (html === undefined) throw new RangeError(`${token.source} has no content; there are ${contents.length}.`)
  return html
}
