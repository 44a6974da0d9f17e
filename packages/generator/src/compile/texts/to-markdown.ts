import type { CodeBlock } from '../code/code-block.ts'
import { hasClass, textOf, type HtmlElement, type HtmlNode } from '../html/html-tree.ts'

/**
 * An article (its code still placeholders) as plain Markdown: what components made is written as the Markdown that says the
 * same, admonitions and folds as block quotes and bold lines, figures as their text.
 */
export const toMarkdown = (root: HtmlElement, codeBlocks: readonly CodeBlock[]): string =>
  `${blocks(root.children, codeBlocks).trim()}\n`

type Blocks = readonly CodeBlock[]

const inlineElements: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'button',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'i',
  'img',
  'input',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'var',
  'wbr',
  'output',
])

const isInline = (node: HtmlNode): boolean =>
  typeof node === 'string' || (inlineElements.has(node.name) && !hasClass(node, 'heading-anchor'))

/** Blocks with blank lines between; runs of inline nodes are a paragraph. */
const blocks = (nodes: readonly HtmlNode[], code: Blocks): string => {
  const parts: string[] = []
  let run: HtmlNode[] = []
  const flush = () => {
    const text = paragraph(run)
    if (text !== '') parts.push(text)
    run = []
  }
  for (const node of nodes) {
    if (isInline(node)) run.push(node)
    else if (typeof node !== 'string') {
      flush()
      const text = block(node, code)
      if (text.trim() !== '') parts.push(text)
    }
  }
  flush()
  return parts.join('\n\n')
}

const block = (element: HtmlElement, code: Blocks): string => {
  const { name, attributes, children } = element
  if (/^h[1-6]$/.test(name))
    return attributes.get('id') === 'footnote-label' ? '' : `${'#'.repeat(Number(name[1]))} ${oneLine(children)}`
  switch (name) {
    case 'dh-code':
      return fence(code[Number(attributes.get('n'))])
    case 'p':
      return hasClass(element, 'admonition-title') ? emphasised(oneLine(children), ['**', '__']) : paragraph(children)
    case 'ul':
      return list(element, { code, marker: () => '- ' })
    case 'ol': {
      const start = Number(attributes.get('start') ?? 1)
      return list(element, { code, marker: (index) => `${start + index}. ` })
    }
    case 'blockquote':
      return prefixLines(blocks(children, code), '> ')
    case 'div':
      if (hasClass(element, 'admonition')) return prefixLines(blocks(children, code), '> ')
      return blocks(children, code)
    case 'table':
      return table(element)
    case 'pre':
      return fence({ lang: '', code: textOf(element).replace(/\n$/, '') })
    case 'hr':
      return '---'
    case 'summary':
    case 'label':
    case 'figcaption':
      return emphasised(oneLine(children), name === 'figcaption' ? ['_', '*'] : ['**', '__'])
    case 'svg':
      return attributes.has('aria-label') ? `[${attributes.get('aria-label')}]` : ''
    case 'iframe':
      return attributes.has('title') ? `[${attributes.get('title')}]` : ''
    case 'section':
      return attributes.has('data-footnotes') ? footnotes(element, code) : blocks(children, code)
    case 'script':
    case 'style':
    case 'template':
      return ''
    default:
      return hasClass(element, 'heading-anchor') ? '' : blocks(children, code)
  }
}

/** Emphasis in emphasis takes the other mark. */
const emphasised = (text: string, [mark, other]: readonly [string, string]): string => {
  const own = text.includes(mark) ? other : mark
  return text === '' ? '' : `${own}${text}${own}`
}

const prefixLines = (text: string, prefix: string): string =>
  text
    .split('\n')
    .map((line) => `${prefix}${line}`.trimEnd())
    .join('\n')

const list = (
  { children }: HtmlElement,
  { code, marker }: { code: Blocks; marker: (index: number) => string },
): string => {
  const items = children.filter((child): child is HtmlElement => typeof child !== 'string')
  const texts = items.map((item, index) => {
    const mark = marker(index)
    const isLoose = item.children.some(
      (child) => typeof child !== 'string' && (child.name === 'p' || child.name === 'dh-code'),
    )
    const content = blocks(item.children, code)
    return (
      mark +
      (isLoose ? content : content.replace(/\n\n(?= *(?:[-*+]|\d+\.) )/g, '\n')).replace(
        /\n(?=[^\n])/g,
        `\n${' '.repeat(mark.length)}`,
      )
    )
  })
  return texts.join(texts.some((text) => text.includes('\n\n')) ? '\n\n' : '\n')
}

const footnotes = (element: HtmlElement, code: Blocks): string =>
  descendants(element, 'li')
    .map(
      (item) =>
        `[^${noteName(item.attributes.get('id') ?? '')}]: ${blocks(item.children, code).replace(/\n(?=[^\n])/g, '\n    ')}`,
    )
    .join('\n')

const noteName = (reference: string): string => reference.replace(/^#?note-(\d+-)?fn-/, '$1')

const fence = (block: (Pick<CodeBlock, 'lang' | 'code'> & { meta?: CodeBlock['meta'] }) | undefined): string => {
  if (!block) return ''
  const longest = Math.max(2, ...(block.code.match(/`{3,}/g) ?? []).map((run) => run.length))
  const marks = '`'.repeat(longest + 1)
  const title = block.meta?.title === undefined ? '' : ` title="${block.meta.title}"`
  return `${marks}${block.lang}${title}\n${block.code}\n${marks}`
}

const descendants = (element: HtmlElement, name: string): HtmlElement[] =>
  element.children.flatMap((child) =>
    typeof child === 'string' ? [] : child.name === name ? [child] : descendants(child, name),
  )

const table = (element: HtmlElement): string => {
  const rows = descendants(element, 'tr').map((row) =>
    row.children.filter((cell): cell is HtmlElement => typeof cell !== 'string'),
  )
  const [head, ...body] = rows
  if (!head) return ''
  const cells = (row: HtmlElement[]) =>
    `| ${row.map((cell) => oneLine(cell.children).replaceAll('|', '\\|')).join(' | ')} |`
  const rule = head.map((cell) => {
    const align = /text-align:\s*(\w+)/.exec(cell.attributes.get('style') ?? '')?.[1]
    return align === 'center' ? ':-:' : align === 'right' ? '--:' : '---'
  })
  return [cells(head), `| ${rule.join(' | ')} |`, ...body.map((row) => cells(row))].join('\n')
}

/** What would make a line of text something else: an item of a list, a heading, a quotation, a rule. */
const lineStart = /^(?:[-+](?=\s|$|--)|#{1,6}(?=\s|$)|>|(?<number>\d{1,9})[.)](?=\s|$))/gm

const paragraph = (nodes: readonly HtmlNode[]): string =>
  inlines(nodes)
    .trim()
    .replace(lineStart, (mark, number: string | undefined) =>
      number === undefined ? `\\${mark}` : `${number}\\${mark.slice(number.length)}`,
    )

const oneLine = (nodes: readonly HtmlNode[]): string => inlines(nodes).replace(/\s+/g, ' ').trim()

const inlines = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => inlineText(node))
    .join('')
    .replace(/\\\n /g, '\\\n')

const inlineText = (node: HtmlNode): string => {
  if (typeof node === 'string') return node.replace(/[\\`*_[\]<]|&(?=#?\w+;)/g, '\\$&').replace(/\s+/g, ' ')
  const { name, attributes, children } = node
  if (hasClass(node, 'heading-anchor') || attributes.has('data-footnote-backref')) return ''
  switch (name) {
    case 'code':
      return codeSpan(textOf(node))
    case 'strong':
    case 'b':
      return wrap(inlines(children), '**')
    case 'em':
    case 'i':
      return wrap(inlines(children), '_')
    case 'del':
    case 's':
      return wrap(inlines(children), '~~')
    case 'button':
      return ''
    case 'br':
      return '\\\n'
    case 'a':
      if (attributes.has('data-footnote-ref')) return `[^${noteName(attributes.get('href') ?? '')}]`
      return attributes.has('href') ? `[${inlines(children)}](${attributes.get('href')})` : inlines(children)
    case 'img':
      return `![${(attributes.get('alt') ?? '').replace(/[\\[\]]/g, '\\$&')}](${attributes.get('src') ?? ''})`
    case 'input':
      return attributes.get('type') === 'checkbox' ? (attributes.has('checked') ? '[x]' : '[ ]') : ''
    case 'svg':
      return attributes.get('aria-label') ?? ''
    default:
      return inlines(children)
  }
}

/** Emphasis marks must touch the text that they mark. */
const wrap = (text: string, mark: string): string => {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  return inner === '' ? text : `${before}${mark}${inner}${mark}${after}`
}

const codeSpan = (text: string): string => {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const marks = '`'.repeat(longest + 1)
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return `${marks}${padding}${text}${padding}${marks}`
}
