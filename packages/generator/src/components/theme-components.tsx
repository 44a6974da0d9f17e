import { createElement, isValidElement, type ReactNode } from 'react'
import type { OutlineItem } from '../model/outline.ts'
import { useArticle } from './article-context.ts'
import { ArticleError } from './article-error.ts'
import { DocumentList } from './document-list.tsx'

/** `@theme/DocCardList`: the documents in the folder of the current document. */
export const DocCardList = ({ items }: { items?: unknown }) => {
  const { folder, documentsUnder } = useArticle()
  if (items !== undefined)
    throw new ArticleError(
      '<DocCardList items={…}> takes no choice of its own: without items it lists the folder. Write <DocumentList of={["guide/docker"]} />.',
    )
  return documentsUnder(folder).length === 0 ? null : <DocumentList under={folder} />
}

/** A heading with the property names of Docusaurus. */
type ContentsItem = OutlineItem & { value: string }

interface Contents {
  steps: ((list: ContentsItem[]) => ContentsItem[])[]
}

/**
 * The code of `toc` for a document that imports `TOCInline`. The headings are known only after everything is rendered.
 * Until then, `toc` records the operations on it.
 */
export const contentsCode =
  '(function contents(steps) { return { steps, slice: (...at) => contents([...steps, (list) => list.slice(...at)]), filter: (test) => contents([...steps, (list) => list.filter(test)]) } })([])'

const isContents = (value: unknown): value is Contents =>
  typeof value === 'object' && value !== null && 'steps' in value

interface TocInlineProps {
  toc?: unknown
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** `@theme/TOCInline`: links to the headings of the page. */
export const TocInline = ({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: TocInlineProps) => {
  const { addContents } = useArticle()
  if (!isContents(toc))
    throw new ArticleError(
      '<TOCInline> takes toc={toc}, also with slice and filter. Choose by these, by minHeadingLevel and maxHeadingLevel, or write the links by hand.',
    )
  const { tag, ...attributes } = addContents((headings) => {
    const all = headings.filter(({ level }) => level > 1).map((heading) => ({ ...heading, value: heading.html }))
    return toc.steps
      .reduce((list, step) => step(list), all)
      .filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)
  })
  return createElement(tag, attributes)
}

interface CodeBlockProps {
  language?: string
  className?: string
  title?: string
  showLineNumbers?: boolean | number
  metastring?: string
  children?: ReactNode
}

/**
 * Text of a block's children, including paragraphs that Markdown makes of it. `undefined` for children that are not
 * text.
 */
const codeOf = (node: ReactNode): string | undefined => {
  if (node === undefined || node === null || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) {
    const parts = node.map((part: ReactNode) => codeOf(part))
    return parts.includes(undefined) ? undefined : parts.join('')
  }
  if (!isValidElement<{ html?: unknown; children?: ReactNode }>(node)) return undefined
  const { html, children } = node.props
  // Static parts of a document are HTML. A paragraph that contains only text is the author's text.
  if (typeof html === 'string')
    return /^\s*(?:<p>[^<]*<\/p>\s*)+$/.test(html)
      ? html
          .replace(/<\/?p>/g, '')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&')
          .trim()
      : undefined
  return node.type === 'p' ? codeOf(children) : undefined
}

/** `@theme/CodeBlock`: a fenced block whose code is an expression. */
export const CodeBlock = ({
  language,
  className = '',
  title,
  showLineNumbers,
  metastring = '',
  children,
}: CodeBlockProps) => {
  const { addCodeBlock } = useArticle()
  const code = codeOf(children)
  if (code === undefined)
    throw new ArticleError(
      '<CodeBlock> takes its code as one text: {`const a = 1`}. Write a fenced block: ```js title="file.js".',
    )
  const quote = title?.includes('"') ? "'" : '"'
  const meta = [
    title && `title=${quote}${title}${quote}`,
    showLineNumbers && `showLineNumbers=${showLineNumbers}`,
    metastring,
  ]
    .filter(Boolean)
    .join(' ')
  const lang = language ?? /(?:^|\s)language-(\S+)/.exec(className)?.[1] ?? ''
  const { tag, ...attributes } = addCodeBlock({ lang, meta, code: code.replace(/^\n|\n$/g, '') })
  return createElement(tag, attributes)
}
