import { placeholders } from '../html/placeholders.ts'
import type { CodeMeta } from './code-meta.ts'

/** A fenced block that was read and checked. Its HTML is made when all blocks of the document are known. */
export interface CodeBlock {
  lang: string
  code: string
  meta: CodeMeta
  /** 1-based lines of `code`, from the meta and from comments. */
  highlight: ReadonlySet<number>
}

/** Element that stands in a document's HTML for a code block, until `write-article.ts` replaces it. */
export const codePlaceholder = (index: number): string => `<${placeholders.code} n="${index}"></${placeholders.code}>`
