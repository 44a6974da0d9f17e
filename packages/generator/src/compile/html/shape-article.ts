import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ArticleProvider, type ArticleContext } from '../../components/article-context.ts'
import { answerLevels } from '../../components/answer.tsx'
import { JumpList, type JumpGroup } from '../../components/jump-list.tsx'
import { QuestionTools } from '../../components/question-tools.tsx'
import type { DocumentKind } from '../../model/page.ts'
import type { OutlineItem } from '../../model/outline.ts'
import { articleBlocks, type ArticleBlock } from './article-blocks.ts'
import { unescapeHtml } from '../../model/html/escape-html.ts'

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
export const shapeArticle = (html: string, { kind, headings, value }: ArticleShape): string => {
  const entryClass = kind && entryClasses[kind]
  if (entryClass === undefined) return html
  const blocks = articleBlocks(html)
  const first = blocks?.findIndex(({ name }) => name === 'h2') ?? -1
  if (!blocks || first === -1) return html
  const { shaped, levels } = wrapEntries(blocks, entryClass)
  const groups = jumpGroups(headings)
  const toHtml = (element: ReactElement) => renderToStaticMarkup(createElement(ArticleProvider, { value }, element))
  if (kindsWithJumpList.has(kind)) return insertBefore(shaped, toHtml(createElement(JumpList, { groups })))
  return insertBefore(shaped, toHtml(createElement(QuestionTools, { groups, levels })))
}

/** Wraps entries in elements, and each run of entries in a group. Counts the questions by level. */
const wrapEntries = (
  blocks: readonly ArticleBlock[],
  entryClass: string,
): { shaped: string; levels: Record<string, number> } => {
  const levels: Record<string, number> = {}
  let shaped = ''
  let entry: ArticleBlock[] = []
  let inGroup = false
  const endEntry = () => {
    if (entry.length === 0) return
    const level = entry.flatMap(
      ({ attributes }) => answerLevels.find((name) => name === attributes.get('data-level')) ?? [],
    )[0]
    if (level !== undefined) levels[level] = (levels[level] ?? 0) + 1
    shaped += `${inGroup ? '' : `<div class="entries">`}<section class="${entryClass}"${level === undefined ? '' : ` data-level="${level}"`}>${entry.map(({ source }) => source).join('')}</section>`
    inGroup = true
    entry = []
  }
  const endGroup = () => {
    endEntry()
    if (inGroup) shaped += '</div>'
    inGroup = false
  }
  for (const block of blocks) {
    if (block.name === 'h2' || isFootnotes(block)) endGroup()
    else if (block.name === 'h3') endEntry()
    // A heading of level 2 or the footnotes have ended the entry before them.
    if (block.name === 'h3' || entry.length > 0) entry.push(block)
    else shaped += block.source
  }
  endGroup()
  return { shaped, levels }
}

const isFootnotes = ({ attributes }: ArticleBlock): boolean => attributes.get('class') === 'footnotes'

const insertBefore = (html: string, tools: string): string => html.replace(/<h2[\s>]/, (tag) => `${tools}${tag}`)

/** Returns the sections with their entries. */
const jumpGroups = (headings: readonly OutlineItem[]): JumpGroup[] => {
  const groups: JumpGroup[] = []
  for (const { id, html, level } of headings) {
    if (level === 2) groups.push({ id, html, text: unescapeHtml(html.replace(/<[^>]*>/g, '')), entries: [] })
    else if (level === 3) groups.at(-1)?.entries.push({ id, html })
  }
  return groups
}
