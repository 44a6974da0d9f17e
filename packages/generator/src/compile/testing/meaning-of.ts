import { hasClass, type HtmlElement, type HtmlNode, textOf } from '../../model/markdown/article-tree.ts'
import { htmlTree } from '../html/html-tree.ts'

/** The meaning of a part of an article as plain data, independent of its elements, for comparisons. */
export type Meaning =
  | { heading: number; text: string }
  | { paragraph: string }
  | { code: string; lang: string }
  | { list: 'ul' | 'ol'; start: number; items: Meaning[][] }
  | { quote: Meaning[] }
  | { table: string[][] }
  | 'rule'

/**
 * Reads the meaning of an article. The HTML is that of a page, or built again from Markdown. Controls and generated
 * lists are left out.
 */
export const meaningOf = (html: string): Meaning[] => blocks(htmlTree(html).children)

const inlineNames =
  /^(?:a|abbr|b|bdi|br|button|cite|code|del|dfn|em|i|img|input|ins|kbd|mark|math|q|s|samp|small|span|strong|sub|sup|u|var|wbr|output)$/

const isLeftOut = (node: HtmlElement): boolean =>
  /^(?:script|style|template|noscript|button|nav)$/.test(node.name) ||
  ['heading-anchor', 'jump', 'question-tools', 'table-of-contents', 'code-note'].some((name) => hasClass(node, name)) ||
  node.attributes.has('data-island') ||
  node.attributes.has('data-footnote-backref')

const blocks = (nodes: readonly HtmlNode[]): Meaning[] => {
  const found: Meaning[] = []
  let run: HtmlNode[] = []
  const flush = () => {
    const text = inline(run)
    if (text !== '') found.push({ paragraph: text })
    run = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || inlineNames.test(node.name)) run.push(node)
    else {
      flush()
      if (!isLeftOut(node)) found.push(...block(node))
    }
  }
  flush()
  return found
}

const wrapped = (name: string, children: HtmlNode[]): Meaning[] => {
  const text = inline([{ name, attributes: new Map(), children }])
  return text === '' ? [] : [{ paragraph: text }]
}

const block = (element: HtmlElement): Meaning[] => {
  const { name, attributes, children } = element
  if (/^h[1-6]$/.test(name))
    return attributes.get('id') === 'footnote-label' ? [] : [{ heading: Number(name[1]), text: inline(children) }]
  switch (name) {
    case 'pre':
      return [codeOf(element, /language-(\S+)/.exec(find(element, 'code')?.attributes.get('class') ?? '')?.[1] ?? '')]
    case 'figure': {
      const pre = hasClass(element, 'code') ? find(element, 'pre') : undefined
      return pre ? [codeOf(pre, attributes.get('data-lang') ?? '')] : blocks(children)
    }
    case 'fieldset': {
      // The commands of the first package manager are used for all package managers.
      const isManagers = attributes.get('data-group') === 'package-manager'
      const panel = isManagers ? find(element, 'div') : undefined
      return panel ? blocks(panel.children) : blocks(children)
    }
    case 'ul':
    case 'ol':
      return [
        {
          list: name,
          start: Number(attributes.get('start') ?? 1),
          items: children.flatMap((item) => (typeof item === 'string' ? [] : [blocks(item.children)])),
        },
      ]
    case 'blockquote':
      return [{ quote: blocks(children) }]
    case 'div':
      if (hasClass(element, 'demo-frame')) return labelOf(attributes.get('data-title'))
      return hasClass(element, 'admonition') ? [{ quote: blocks(children) }] : blocks(children)
    case 'p':
      return hasClass(element, 'admonition-title') ? wrapped('strong', children) : blocks(children)
    case 'summary':
    case 'label':
      return wrapped('strong', children)
    case 'figcaption':
      return wrapped('em', children)
    case 'svg':
      return labelOf(attributes.get('aria-label'))
    case 'iframe':
      return labelOf(attributes.get('title'))
    case 'table':
      return [{ table: rowsOf(element).map((row) => trimmedRow(cellsOf(row))) }]
    case 'hr':
      return ['rule']
    default:
      return blocks(children)
  }
}

const labelOf = (label: string | undefined): Meaning[] => {
  const text = label === undefined ? '' : inline([`[${label.trim()}]`])
  return text === '' ? [] : [{ paragraph: text }]
}

const codeOf = (pre: HtmlElement, lang: string): Meaning => ({
  code: textOf(pre).replace(/\n$/, ''),
  lang: lang === 'text' ? '' : lang,
})

const find = (element: HtmlElement, name: string): HtmlElement | undefined => {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    const found = child.name === name ? child : find(child, name)
    if (found) return found
  }
  return undefined
}

const rowsOf = (element: HtmlElement): HtmlElement[] =>
  element.children.flatMap((child) => (typeof child === 'string' ? [] : child.name === 'tr' ? [child] : rowsOf(child)))

const cellsOf = (row: HtmlElement): string[] =>
  row.children.flatMap((cell) => {
    if (typeof cell === 'string') return []
    const align = /text-align:\s*(\w+)/.exec(cell.attributes.get('style') ?? '')?.[1] ?? ''
    const text = inline(cell.children)
    const others = Number(cell.attributes.get('colspan') ?? 1) - 1
    return [cell.name === 'th' && align !== '' ? `${align}: ${text}` : text, ...Array<string>(others).fill('')]
  })

const trimmedRow = (cells: string[]): string[] => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)

/** Returns inline content as text in which each word has its marks. White space has none. */
const inline = (nodes: readonly HtmlNode[]): string => {
  const tokens: { text: string; marks: string }[] = []
  const add = (text: string, marks: readonly string[]) => {
    for (const part of text.match(/[ \t\n\f\r]+|[^ \t\n\f\r]+/g) ?? []) {
      const isBlank = /^[ \t\n\f\r]/.test(part)
      const token = { text: isBlank ? ' ' : part, marks: isBlank ? '' : [...new Set(marks)].toSorted().join(' ') }
      const last = tokens.at(-1)
      if (isBlank && last?.text === ' ') continue
      if (!isBlank && last && last.text !== ' ' && last.text !== '\n' && last.marks === token.marks) last.text += part
      else tokens.push(token)
    }
  }
  const read = (node: HtmlNode, marks: readonly string[]): void => {
    if (typeof node === 'string') return add(node, marks)
    if (isLeftOut(node)) return
    const { name, attributes, children } = node
    const within = (mark: string) => children.forEach((child) => read(child, [...marks, mark]))
    if (name === 'br') tokens.push({ text: '\n', marks: '' })
    else if (name === 'svg') add(attributes.get('aria-label') ?? '', marks)
    else if (name === 'img')
      add('image', [
        ...marks,
        `${(attributes.get('alt') ?? '').replace(/\s+/g, ' ').trim()}→${decoded(attributes.get('src') ?? '')}`,
      ])
    else if (name === 'input') {
      if (attributes.get('type') === 'checkbox') add(attributes.has('checked') ? '[x]' : '[ ]', marks)
    } else if (name === 'code') add(textOf(node).replace(/\n/g, ' '), [...marks, 'code'])
    else if (name === 'strong' || name === 'b') within('strong')
    else if (name === 'em' || name === 'i') within('em')
    else if (name === 'del' || name === 's') within('del')
    else if (attributes.has('data-footnote-ref'))
      add(`note ${/fn-(.*)$/.exec(attributes.get('href') ?? '')?.[1]}`, marks)
    else if (name === 'a' && attributes.has('href')) within(`→${decoded(attributes.get('href') ?? '')}`)
    else if ((name === 'sub' || name === 'sup') && !find(node, 'a')?.attributes.has('data-footnote-ref')) within(name)
    else if (inlineNames.test(name)) children.forEach((child) => read(child, marks))
    else {
      add(' ', [])
      children.forEach((child) => read(child, marks))
      add(' ', [])
    }
  }
  for (const node of nodes) read(node, [])
  return tokens
    .map(({ text, marks }) => (marks === '' ? text : `⟨${marks}|${text}⟩`))
    .join('')
    .replace(/ *\n */g, '\n')
    .replace(/^[ \n]+|[ \n]+$/g, '')
}

/** Decodes an address, so that two spellings of it are equal. */
const decoded = (address: string): string => {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
