import type { CodeMeta } from './code-meta.ts'

/** A fenced block that was read and checked. Its HTML is made when all blocks of the document are known. */
export interface CodeBlock {
  lang: string
  code: string
  meta: CodeMeta
  /** 1-based lines of `code`, from the meta and from comments. */
  highlight: ReadonlySet<number>
}

export const placeholderTag = 'dh-code'

/** Element that stands in a document's HTML for a code block, until `fillCodeBlocks` replaces it. */
export const codePlaceholder = (index: number): string => `<${placeholderTag} n="${index}"></${placeholderTag}>`
export const codePlaceholders = new RegExp(`<${placeholderTag} n="(\\d+)"></${placeholderTag}>`, 'g')
