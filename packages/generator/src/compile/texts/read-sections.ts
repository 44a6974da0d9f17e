import { inlineTextElements } from '../../model/html/inline-text-elements.ts'
import type { SectionText } from '../../model/compiled-document.ts'
import type { CodeBlock } from '../code/code-block.ts'
import { hasClass, textOf, type HtmlElement, type HtmlNode } from '../../model/markdown/article-tree.ts'
import { searchableCode } from '../code/searchable-code.ts'

export interface ReadText {
  sections: SectionText[]
  words: number
}

const skipped: ReadonlySet<string> = new Set([
  'svg',
  'script',
  'style',
  'iframe',
  'noscript',
  'button',
  'template',
  'label',
  'input',
])

const skippedClasses = ['heading-anchor', 'complete-file', 'island-words', 'document-list', 'sr-only', 'code-note']

const isFootnoteMark = ({ attributes }: HtmlElement): boolean =>
  attributes.has('data-footnote-ref') || attributes.has('data-footnote-backref')

/** Cuts an article into sections of plain text, and counts its words of prose. Its code is still placeholders. */
export const readSections = (root: HtmlElement, codeBlocks: readonly CodeBlock[]): ReadText => {
  let current: SectionText & { identifiers: Set<string> } = { headings: [], text: '', identifiers: new Set() }
  const sections = [current]
  let words = 0
  const read = (node: HtmlNode, counted: boolean): void => {
    if (typeof node === 'string') {
      current.text += node
      if (counted) words += countWords(node)
      return
    }
    if (skipped.has(node.name) || skippedClasses.some((name) => hasClass(node, name)) || isFootnoteMark(node)) return
    if (node.name === 'dh-code') {
      const block = codeBlocks[Number(node.attributes.get('n'))]
      if (block && !block.meta.output) for (const text of searchableCode(block)) current.identifiers.add(text)
      return
    }
    const level = /^h([2-6])$/.exec(node.name)?.[1]
    if (level !== undefined) {
      const text = textOf(node).replace(/\s+/g, ' ').trim()
      const above = current.headings.filter((heading) => heading.level < Number(level))
      const heading = { id: node.attributes.get('id') ?? '', text, level: Number(level) }
      current = { headings: [...above, heading], text: '', identifiers: new Set() }
      sections.push(current)
      if (counted) words += countWords(text)
      return
    }
    const isBlock = !inlineTextElements.has(node.name)
    if (isBlock) current.text += ' '
    const generated = hasClass(node, 'complexity') || hasClass(node, 'figure')
    for (const child of node.children) read(child, counted && !generated)
    if (isBlock) current.text += ' '
  }
  read(root, true)
  return {
    words,
    sections: sections
      .map(({ headings, text, identifiers: names }) => ({
        headings,
        text: [text, ...names].join(' ').replace(/\s+/g, ' ').trim(),
      }))
      .filter(({ headings, text }) => headings.length > 0 || text !== ''),
  }
}

const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’.,_/-]*[\p{L}\p{N}\p{M}])?/gu)?.length ?? 0
