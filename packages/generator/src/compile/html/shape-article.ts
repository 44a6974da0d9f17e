import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ArticleProvider, type ArticleContext } from '../../components/article-context.ts'
import { answerLevels } from '../../components/answer.tsx'
import { JumpList, type JumpGroup } from '../../components/jump-list.tsx'
import { QuestionTools } from '../../components/question-tools.tsx'
import type { DocumentKind } from '../../model/page.ts'
import type { OutlineItem } from '../../model/outline.ts'
import { articleBlocks, type ArticleBlock } from './article-blocks.ts'
import { unescapeHtml } from '../../model/html/escape-html.ts'
import { closingTag, htmlTokens, openingTag, type HtmlToken } from '../../model/html/html-tokens.ts'

interface ArticleShape {
  kind: DocumentKind | undefined
  headings: readonly OutlineItem[]
  /** Data for components. */
  value: ArticleContext
}

/**
 * Kinds whose entries become elements, with the class of these elements. An entry is a heading of level 3 and the
 * content after it.
 */
const entryClasses: Partial<Record<DocumentKind, string>> = {
  cheatsheet: 'entry',
  questions: 'question',
  snippets: 'snippet',
}

const kindsWithJumpList: ReadonlySet<DocumentKind | undefined> = new Set<DocumentKind>(['cheatsheet', 'snippets'])

/**
 * Gives an article the layout of its kind. Entries become elements, so that a style can put them side by side. Links to
 * the entries are put before the first section. An article that does not fit (no sections, tags that do not match)
 * stays unchanged.
 */
export const shapeArticle = (
  article: readonly HtmlToken[],
  { kind, headings, value }: ArticleShape,
): readonly HtmlToken[] => {
  const entryClass = kind && entryClasses[kind]
  if (entryClass === undefined) return article
  const blocks = articleBlocks(article)
  const first = blocks?.findIndex(({ name }) => name === 'h2') ?? -1
  if (!blocks || first === -1) return article
  const { shaped, levels } = wrapEntries(blocks.slice(first), entryClass)
  const groups = jumpGroups(headings)
  const tools = kindsWithJumpList.has(kind)
    ? createElement(JumpList, { groups })
    : createElement(QuestionTools, { groups, levels })
  const html = renderToStaticMarkup(createElement(ArticleProvider, { value }, tools))
  return [...blocks.slice(0, first).flatMap(({ tokens }) => tokens), ...htmlTokens(html), ...shaped]
}

/** Wraps entries in elements, and each run of entries in a group. Counts the questions by level. */
const wrapEntries = (
  blocks: readonly ArticleBlock[],
  entryClass: string,
): { shaped: HtmlToken[]; levels: Record<string, number> } => {
  const levels: Record<string, number> = {}
  const shaped: HtmlToken[] = []
  let entry: ArticleBlock[] = []
  let inGroup = false
  const endEntry = () => {
    if (entry.length === 0) return
    const level = entry.flatMap(
      ({ attributes }) => answerLevels.find((name) => name === attributes.get('data-level')) ?? [],
    )[0]
    if (level !== undefined) levels[level] = (levels[level] ?? 0) + 1
    if (!inGroup) shaped.push(openingTag('div', { class: 'entries' }))
    shaped.push(openingTag('section', { class: entryClass, ...(level !== undefined && { 'data-level': level }) }))
    shaped.push(...entry.flatMap(({ tokens }) => tokens), closingTag('section'))
    inGroup = true
    entry = []
  }
  const endGroup = () => {
    endEntry()
    if (inGroup) shaped.push(closingTag('div'))
    inGroup = false
  }
  for (const block of blocks) {
    if (block.name === 'h2' || isFootnotes(block)) endGroup()
    else if (block.name === 'h3') endEntry()
    // A heading of level 2 or the footnotes have ended the entry before them.
    if (block.name === 'h3' || entry.length > 0) entry.push(block)
    else shaped.push(...block.tokens)
  }
  endGroup()
  return { shaped, levels }
}

const isFootnotes = ({ attributes }: ArticleBlock): boolean => attributes.get('class') === 'footnotes'

/** Returns the sections with their entries. */
const jumpGroups = (headings: readonly OutlineItem[]): JumpGroup[] => {
  const groups: JumpGroup[] = []
  for (const { id, html, level } of headings) {
    if (level === 2) groups.push({ id, html, text: unescapeHtml(html.replace(/<[^>]*>/g, '')), entries: [] })
    else if (level === 3) groups.at(-1)?.entries.push({ id, html })
  }
  return groups
}
