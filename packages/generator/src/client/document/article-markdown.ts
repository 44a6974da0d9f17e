import type { ArticleCode, HtmlElement, HtmlNode } from '../../model/markdown/article-tree.ts'
import { toMarkdown } from '../../model/markdown/to-markdown.ts'

/** What is not part of the text: what comes alive, what the page's shape adds, and what styles and runs it. */
const leftOut = '[data-island], script, style, template, nav.jump, .question-tools, .practice'

/** The article of the page as Markdown, for when the file that the build has made cannot be fetched. It is the same text. */
export const articleMarkdown = (article: Element, title: string): string => {
  const blocks: ArticleCode[] = []
  const children = [...article.childNodes].flatMap((node) => treeOf(node, blocks))
  return `# ${title}\n\n${toMarkdown({ name: '', attributes: new Map(), children }, { codeBlocks: blocks })}`
}

const treeOf = (node: Node, blocks: ArticleCode[]): HtmlNode[] => {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element) || node.matches(leftOut)) return []
  if (node.matches('figure.code')) return [codeOf(node, blocks)]
  // Commands of the first package manager stand for those of all.
  if (node.matches('[data-group="package-manager"]')) return treeOf(node.querySelector('figure.code') ?? node, blocks)
  const attributes = new Map([...node.attributes].map(({ name, value }) => [name, value]))
  const children = [...node.childNodes].flatMap((child) => treeOf(child, blocks))
  return [{ name: node.localName, attributes, children }]
}

/** A block of code as the writer knows it. The caption of an output is no title. */
const codeOf = (figure: Element, blocks: ArticleCode[]): HtmlElement => {
  const title = figure.matches('.code-output') ? undefined : figure.querySelector('figcaption')?.textContent
  const code = (figure.querySelector('pre')?.textContent ?? '').replace(/\n$/, '')
  const n = blocks.push({ lang: figure.getAttribute('data-lang') ?? '', code, title: title ?? undefined }) - 1
  return { name: 'dh-code', attributes: new Map([['n', String(n)]]), children: [] }
}
