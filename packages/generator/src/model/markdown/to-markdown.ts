import { inlineTextElements } from '../html/inline-text-elements.ts'
import { type ArticleCode, hasClass, type HtmlElement, type HtmlNode, textOf } from './article-tree.ts'
import { escapeLineStarts, escapeText } from './escape-markdown.ts'
import { inlineMarkdown, noteName } from './inline-markdown.ts'
import { markdownTable } from './markdown-table.ts'

/**
 * Writes an article as plain Markdown; its code is still placeholders. The output of components becomes Markdown with
 * the same meaning. Admonitions and folds become block quotes and bold lines, and figures become their text.
 */
export const toMarkdown = (
  root: HtmlElement,
  { codeBlocks, mark = () => '' }: { codeBlocks: readonly ArticleCode[]; mark?: MarkPlace },
): string => `${join(blocks(root.children, { codeBlocks, mark })).trim()}\n`

/** The kind of a place: a heading with its anchor, or a code block with its number and code. */
export type Place = ['heading', id: string] | ['block', number: number, code: string]

/** Returns the text to add at the end of the line where a place begins. */
export type MarkPlace = (...place: Place) => string

interface Blocks {
  codeBlocks: readonly ArticleCode[]
  mark: MarkPlace
}

/** A block of Markdown. Two lists beside each other need different marks. */
interface Block {
  text: string
  list?: 'ul' | 'ol'
}

const inlineElements: ReadonlySet<string> = new Set([
  ...inlineTextElements,
  'br',
  'button',
  'img',
  'input',
  'math',
  'output',
])

const isInline = (node: HtmlNode): boolean =>
  typeof node === 'string' || (inlineElements.has(node.name) && !hasClass(node, 'heading-anchor'))

const join = (parts: readonly Block[]): string => parts.map(({ text }) => text).join('\n\n')

/** Writes blocks in order. A run of inline nodes becomes a paragraph. */
const blocks = (nodes: readonly HtmlNode[], code: Blocks): Block[] => {
  const parts: Block[] = []
  let run: HtmlNode[] = []
  let other = false
  const flush = () => {
    const text = paragraph(run)
    if (text !== '') parts.push({ text })
    run = []
  }
  for (const node of nodes) {
    if (isInline(node)) run.push(node)
    else if (typeof node !== 'string') {
      flush()
      const isList = node.name === 'ul' || node.name === 'ol'
      if (isList) {
        // Two lists with the same marks would become one list, even if an invisible element stands between them.
        other = parts.at(-1)?.list === node.name && !other
        parts.push({ text: list(node, { code, other }), list: node.name === 'ul' ? 'ul' : 'ol' })
      } else parts.push(...block(node, code).filter(({ text }) => text.trim() !== ''))
    }
  }
  flush()
  return parts.filter(({ text }) => text.trim() !== '')
}

const block = (element: HtmlElement, code: Blocks): Block[] => {
  const { name, attributes, children } = element
  if (/^h[1-6]$/.test(name)) {
    const id = attributes.get('id')
    if (id === 'footnote-label') return []
    return [{ text: heading(Number(name[1]), children) + (id === undefined ? '' : code.mark('heading', id)) }]
  }
  switch (name) {
    case 'dh-code':
      return [{ text: codeFence(Number(attributes.get('n')), code) }]
    case 'p':
      if (hasClass(element, 'code-note')) return []
      return [{ text: hasClass(element, 'admonition-title') ? emphasised('strong', children) : paragraph(children) }]
    case 'blockquote':
      return [{ text: quotation(children, code) }]
    case 'div':
      if (hasClass(element, 'demo-frame')) return [{ text: picture(attributes.get('data-title')) }]
      return hasClass(element, 'admonition') ? [{ text: quotation(children, code) }] : blocks(children, code)
    case 'table':
      return [{ text: markdownTable(element) }]
    case 'pre':
      return [{ text: fence({ lang: '', code: textOf(element).replace(/\n$/, '') }) }]
    case 'hr':
      return [{ text: '---' }]
    case 'summary':
    case 'label':
      return [{ text: emphasised('strong', children) }]
    case 'figcaption':
      return [{ text: emphasised('em', children) }]
    case 'svg':
      return [{ text: picture(attributes.get('aria-label')) }]
    case 'iframe':
      return [{ text: picture(attributes.get('title')) }]
    case 'section':
      return attributes.has('data-footnotes') ? [{ text: footnotes(element, code) }] : blocks(children, code)
    case 'script':
    case 'style':
    case 'template':
    case 'noscript':
      return []
    default:
      return hasClass(element, 'heading-anchor') ? [] : blocks(children, code)
  }
}

/** Returns the text alternative of a drawing or a frame. */
const picture = (label: string | undefined): string => (label === undefined ? '' : `[${escapeText(label).trim()}]`)

const paragraph = (nodes: readonly HtmlNode[]): string => escapeLineStarts(inlineMarkdown(nodes))

const emphasised = (name: 'strong' | 'em', children: HtmlNode[]): string =>
  paragraph([{ name, attributes: new Map(), children }])

/** Escapes signs at the end, which would close the heading, and braces, which would be its id. */
const heading = (level: number, children: readonly HtmlNode[]): string => {
  const text = inlineMarkdown(children, 'line')
    .replace(/(?<=^|\s)#+$/, (signs) => `\\${signs}`)
    .replace(/\{(?=#[^{}]*\}$)/, '&#123;')
  return `${'#'.repeat(level)} ${text}`.trimEnd()
}

const quotation = (children: readonly HtmlNode[], code: Blocks): string =>
  join(blocks(children, code))
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')

const indented = (text: string, width: number): string => text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`)

const list = (
  { name, attributes, children }: HtmlElement,
  { code, other }: { code: Blocks; other: boolean },
): string => {
  const start = Number(attributes.get('start') ?? 1)
  const items = children.filter((child): child is HtmlElement => typeof child !== 'string')
  const texts = items.map((item, index) => {
    const mark = name === 'ul' ? (other ? '* ' : '- ') : `${start + index}${other ? ')' : '.'} `
    const parts = blocks(item.children, code)
    const isLoose = item.children.some((child) => typeof child !== 'string' && child.name === 'p')
    const content = parts
      .map((part, at) => (at === 0 ? '' : !isLoose && part.list !== undefined ? '\n' : '\n\n') + part.text)
      .join('')
      // Hyphens after the mark of an item, or marks without content, would become a rule.
      .replace(/^---$/m, (rule, offset: number) => (offset === 0 ? '___' : rule))
      .replace(/^$/, '<!-- -->')
    return (mark + indented(content, mark.length)).trimEnd()
  })
  return texts.join(texts.some((text) => text.includes('\n\n')) ? '\n\n' : '\n')
}

const footnotes = (element: HtmlElement, code: Blocks): string =>
  descendants(element, 'li')
    .map((item) => `[^${noteName(item.attributes.get('id') ?? '')}]: ${indented(join(blocks(item.children, code)), 4)}`)
    .join('\n')

const codeFence = (number: number, { codeBlocks, mark }: Blocks): string => {
  const block = codeBlocks[number]
  return block ? fence(block, mark('block', number, block.code)) : ''
}

const fence = (block: ArticleCode, mark = ''): string => {
  const { title } = block
  const quote = title?.includes('"') ? "'" : '"'
  const info = `${block.lang}${title === undefined ? '' : ` title=${quote}${title}${quote}`}`
  // The info string after backticks must not contain backticks.
  const sign = info.includes('`') ? '~' : '`'
  const longest = Math.max(2, ...(block.code.match(/`{3,}|~{3,}/g) ?? []).map((run) => run.length))
  const marks = sign.repeat(longest + 1)
  return `${marks}${info}${mark}\n${block.code}\n${marks}`
}

/** Finds the nearest elements with a name below an element. */
const descendants = (element: HtmlElement, name: string): HtmlElement[] =>
  element.children.flatMap((child) =>
    typeof child === 'string' ? [] : child.name === name ? [child] : descendants(child, name),
  )
