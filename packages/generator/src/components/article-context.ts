import { createContext, useContext } from 'react'
import type { OutlineItem } from '../model/outline.ts'
import type { DocumentSummary } from '../model/page.ts'
import type { FeatureData } from './feature-support.ts'
import type { AdmonitionSetting } from './admonition-kinds.ts'
import { articleLabels } from '../texts/article-labels.ts'
import type { ArticleLabels } from '../texts/kinds/article.ts'

/** What components may know of the document they stand in and of the site. */
export interface ArticleContext {
  labels: ArticleLabels
  lang: string
  /** Which admonitions the site has. */
  admonitions: AdmonitionSetting
  /** Folder of the document, as `documentsUnder` takes it. */
  folder: string
  documentsUnder: (folder: string) => DocumentSummary[]
  documentById: (id: string) => DocumentSummary | undefined
  /** Tells whether a document is to be written: lists may name it before it exists. */
  isPlanned: (id: string) => boolean
  features: FeatureData
  /** Takes a code block into the document; an element of the tag stands for it. */
  addCodeBlock: (block: { lang: string; meta: string; code: string }) => { tag: string; n: number }
  /** Has links to headings of the page put in the place of an element of the tag, when all are known. */
  addContents: (choose: ChooseHeadings) => { tag: string; n: number }
}

/** Of the headings of a page, those that a list of contents has. */
export type ChooseHeadings = (headings: readonly OutlineItem[]) => readonly OutlineItem[]

const context = createContext<ArticleContext>({
  labels: articleLabels('en'),
  lang: 'en',
  admonitions: true,
  folder: '',
  documentsUnder: () => [],
  documentById: () => undefined,
  isPlanned: () => false,
  features: { release: 'none', find: () => ({ fault: 'there is no data about browsers here.' }) },
  addCodeBlock: () => ({ tag: 'code', n: 0 }),
  addContents: () => ({ tag: 'ul', n: 0 }),
})

export const ArticleProvider = context.Provider

export const useArticle = (): ArticleContext => useContext(context)
