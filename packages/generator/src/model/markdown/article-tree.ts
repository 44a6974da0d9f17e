/** An article as a read-only tree. */
export type HtmlNode = HtmlElement | string

export interface HtmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
  children: HtmlNode[]
}

/** A block of code of an article. In the tree, `<dh-code n="…">` stands for it, with its number. */
export interface ArticleCode {
  /** Empty for a block without a language. */
  lang: string
  code: string
  title?: string | undefined
}

export const hasClass = ({ attributes }: HtmlElement, name: string): boolean =>
  (attributes.get('class') ?? '').split(' ').includes(name)

/** Returns the text of a node and of all nodes below it, as it is written. */
export const textOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map((child) => textOf(child)).join('')
