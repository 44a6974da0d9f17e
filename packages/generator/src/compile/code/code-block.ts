import type { CodeMeta } from './code-meta.ts'

/** A fenced block, read and checked; its HTML is made when all blocks of the document are known. */
export interface CodeBlock {
  lang: string
  code: string
  meta: CodeMeta
  /** 1-based lines of `code`, from the meta and from comments. */
  highlight: ReadonlySet<number>
}

export const placeholderTag = 'dh-code'

/** Stands in a document's HTML for a code block until `fillCodeBlocks`. */
export const codePlaceholder = (index: number): string => `<${placeholderTag} n="${index}"></${placeholderTag}>`
export const codePlaceholders = new RegExp(`<${placeholderTag} n="(\\d+)"></${placeholderTag}>`, 'g')
