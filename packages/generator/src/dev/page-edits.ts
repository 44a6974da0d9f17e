import type { SitePage } from '../content/pages/site-page.ts'
import type { PageEdit } from '../model/page-edit.ts'
import { contentHash } from '@dev-handbook/search/index-format/content-hash'
import { articleNodes, type ArticleNode } from './article-nodes.ts'
import { articlePatch } from './article-patch.ts'

/** The nodes of the last article that was described. They are kept because authors edit one document many times. */
interface KnownArticle {
  html: string
  mark: string
  /** `undefined` where a browser might cut the article in another way. */
  nodes: ArticleNode[] | undefined
}

/** Describes edits of pages for open windows. */
export type DescribeEdit = (before: SitePage | undefined, after: SitePage) => PageEdit

/** Returns a function that describes edits, and remembers the nodes of the last article. */
export const createEditDescriber = (): DescribeEdit => {
  let last: KnownArticle | undefined
  const know = (html: string): KnownArticle =>
    last?.html === html ? last : { html, mark: contentHash(html), nodes: articleNodes(html) }

  return (before, page) => {
    const { path } = page
    if (page.kind !== 'document' || before?.kind !== 'document') return { path }
    const { readHtml, ...around } = page
    const html = readHtml()
    const old = know(before.readHtml())
    if (html === old.html) return { path, document: { around, before: old.mark, after: old.mark } }
    const found = old.nodes && articlePatch(old.nodes, html)
    last = { html, mark: contentHash(html), nodes: found ? found.nodes : articleNodes(html) }
    return { path, document: { around, before: old.mark, after: last.mark, ...(found && { patch: found.patch }) } }
  }
}
