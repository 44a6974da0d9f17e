/** An article as a tree, for reading only. */
export type HtmlNode = HtmlElement | string

export interface HtmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
  children: HtmlNode[]
}

/** A block of code of an article, by whose number `<dh-code n="…">` stands in the tree. */
export interface ArticleCode {
  /** Empty for none. */
  lang: string
  code: string
  title?: string | undefined
}

export const hasClass = ({ attributes }: HtmlElement, name: string): boolean =>
  (attributes.get('class') ?? '').split(' ').includes(name)

/** Text of a node and all below, as written. */
export const textOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map((child) => textOf(child)).join('')
