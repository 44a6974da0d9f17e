import type { ArticleCode, HtmlElement, HtmlNode } from '../../model/markdown/article-tree.ts'
import { toMarkdown } from '../../model/markdown/to-markdown.ts'

/**
 * Parts of an article that are not in its Markdown: parts that run code, parts that the page's layout adds, styles and
 * scripts.
 */
const leftOut = '[data-island], script, style, template, nav.jump, .question-tools, .practice'

/**
 * Returns the article of the page as Markdown. It is used when the file of the build cannot be fetched, and has the
 * same text.
 */
export const articleMarkdown = (article: Element, title: string): string => {
  const blocks: ArticleCode[] = []
  const children = [...article.childNodes].flatMap((node) => treeOf(node, blocks))
  return `# ${title}\n\n${toMarkdown({ name: '', attributes: new Map(), children }, { codeBlocks: blocks })}`
}

const treeOf = (node: Node, blocks: ArticleCode[]): HtmlNode[] => {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element) || node.matches(leftOut)) return []
  if (node.matches('figure.code')) return [codeOf(node, blocks)]
  // The commands of the first package manager are written for all package managers.
  if (node.matches('[data-group="package-manager"]')) return treeOf(node.querySelector('figure.code') ?? node, blocks)
  const attributes = new Map([...node.attributes].map(({ name, value }) => [name, value]))
  const children = [...node.childNodes].flatMap((child) => treeOf(child, blocks))
  return [{ name: node.localName, attributes, children }]
}

/** A block of code as its author wrote it. The caption of an output is not a title. */
const codeOf = (figure: Element, blocks: ArticleCode[]): HtmlElement => {
  const title = figure.matches('.code-output') ? undefined : figure.querySelector('figcaption')?.textContent
  const code = (figure.querySelector('pre')?.textContent ?? '').replace(/\n$/, '')
  const n = blocks.push({ lang: figure.getAttribute('data-lang') ?? '', code, title: title ?? undefined }) - 1
  return { name: 'dh-code', attributes: new Map([['n', String(n)]]), children: [] }
}
