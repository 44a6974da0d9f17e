import type { SectionText } from '../compiled-document.ts'
import type { CodeBlock } from './code-block.ts'
import { hasClass, textOf, type HtmlElement, type HtmlNode } from './html-tree.ts'

export interface ReadText {
  sections: SectionText[]
  words: number
}

const skipped: ReadonlySet<string> = new Set(['svg', 'script', 'style', 'iframe', 'button', 'template', 'label', 'input'])

const skippedClasses = ['heading-anchor', 'document-list', 'sr-only']

const isFootnoteMark = ({ attributes }: HtmlElement): boolean => attributes.has('data-footnote-ref') || attributes.has('data-footnote-backref')

const inline: ReadonlySet<string> = new Set([
  'a', 'abbr', 'b', 'bdi', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp', 'small', 'span', 'strong', 'sub',
  'sup', 'u', 'var', 'wbr',
])

/** Cuts an article (its code still placeholders) into sections of plain text, and counts its words of prose. */
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
      if (block && !block.meta.output) for (const name of identifiers(block.code)) current.identifiers.add(name)
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
    const isBlock = !inline.has(node.name)
    if (isBlock) current.text += ' '
    const generated = hasClass(node, 'complexity') || hasClass(node, 'figure') || node.attributes.has('data-island')
    for (const child of node.children) read(child, counted && !generated)
    if (isBlock) current.text += ' '
  }
  read(root, true)
  return {
    words,
    sections: sections
      .map(({ headings, text, identifiers: names }) => ({ headings, text: [text, ...names].join(' ').replace(/\s+/g, ' ').trim() }))
      .filter(({ headings, text }) => headings.length > 0 || text !== ''),
  }
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’.,_/-]*[\p{L}\p{N}\p{M}])?/gu)?.length ?? 0

/** Words of code that someone may search for; what every program has would only be noise. */
const identifiers = (code: string): string[] => (code.match(/[\p{L}_$][\p{L}\p{N}_$-]{2,40}/gu) ?? []).filter((word) => !commonWords.has(word))

const commonWords: ReadonlySet<string> = new Set(
  (
    'and any are async await boolean break case catch class const constructor continue default delete div document else enum export extends ' +
    'false final finally for foo bar from function get https http href html id if implements import instanceof interface item items key let ' +
    'log map new not null number object of private public readonly result return self set static string super switch the this throw true try ' +
    'type typeof undefined use value var void while with yield you console'
  ).split(' '),
)
