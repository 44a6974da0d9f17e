import { createContext, useContext } from 'react'
import type { OutlineItem } from '../model/outline.ts'
import type { DocumentSummary } from '../model/page.ts'
import type { FeatureData } from './feature-support.ts'
import type { AdmonitionSetting } from './admonition-kinds.ts'
import { articleLabels } from '../texts/article-labels.ts'
import type { ArticleLabels } from '../texts/kinds/article.ts'

/** The facts about the current document and the site that components may use. */
export interface ArticleContext {
  labels: ArticleLabels
  lang: string
  /** The admonitions of the site. */
  admonitions: AdmonitionSetting
  /** Folder of the document, in the form that `documentsUnder` expects. */
  folder: string
  documentsUnder: (folder: string) => DocumentSummary[]
  documentById: (id: string) => DocumentSummary | undefined
  /** Whether a document is planned. Lists may name a planned document before it exists. */
  isPlanned: (id: string) => boolean
  features: FeatureData
  /** Adds a code block to the document. The returned element is its placeholder. */
  addCodeBlock: (block: { lang: string; meta: string; code: string }) => { tag: string; n: number }
  /** Adds links to headings of the page, once all headings are known. The returned element is their placeholder. */
  addContents: (choose: ChooseHeadings) => { tag: string; n: number }
}

/** Selects the headings of a page that a table of contents shows. */
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
