import { hasClass, textOf, type HtmlElement, type HtmlNode } from './article-tree.ts'
import { canMark, codeElement, codeSpan, destination, escapeText, withoutLinks } from './escape-markdown.ts'

/** Where inline Markdown stands. */
interface Place {
  /** A table and a heading have one line: a break is an element there. */
  kind: 'paragraph' | 'line' | 'cell'
  /** Signs that mark emphasis around it. */
  used: string
  /** Within a link, addresses are no links. */
  inLink: boolean
  /** Its block has several elements with dollars, which together would begin and end a formula. */
  hasFormulas: boolean
  /** Characters before and after it; empty at the ends of a block. */
  before: string
  after: string
}

const marksOf: Readonly<Record<string, { tag: string; marks: readonly string[] }>> = {
  strong: { tag: 'strong', marks: ['**', '__'] },
  b: { tag: 'strong', marks: ['**', '__'] },
  em: { tag: 'em', marks: ['_', '*'] },
  i: { tag: 'em', marks: ['_', '*'] },
  del: { tag: 'del', marks: ['~~'] },
  s: { tag: 'del', marks: ['~~'] },
}

/** Inline content of an article as Markdown. What Markdown cannot say in a place is an element of HTML. */
export const inlineMarkdown = (nodes: readonly HtmlNode[], kind: Place['kind'] = 'paragraph'): string =>
  tidied(inlines(nodes, { kind, used: '', inLink: false, hasFormulas: withDollar(nodes) > 1, before: '', after: '' }))

/** How many texts of a block hold a dollar. */
const withDollar = (nodes: readonly HtmlNode[]): number =>
  nodes.reduce((count, node) => {
    if (typeof node === 'string') return count + Number(node.includes('$'))
    return count + Number(node.attributes.get('alt')?.includes('$') ?? false) + withDollar(node.children)
  }, 0)

/** Breaks at the ends of a block show nothing. */
const tidied = (text: string): string =>
  text
    .replace(/\\\n +/g, '\\\n')
    .replace(/^(?:[ \n]|\\\n|<br>)+|(?:[ \n]|\\\n|<br>)+$/g, '')
    // Readers take other blanks there for blanks of their own.
    .replace(/^\u00A0|\u00A0$/g, '&nbsp;')

const inlines = (nodes: readonly HtmlNode[], place: Place): string => {
  let text = ''
  for (const [index, node] of nodes.entries()) {
    const before = [...text].at(-1) ?? place.before
    const after =
      nodes.slice(index + 1).reduce<string>((found, next) => found || firstCharacter(next), '') || place.after
    const written = inline(node, { ...place, before, after })
    // `!` before a link would make an image of it, and `:name` a directive.
    if (written.startsWith('[')) text = text.replace(/(?:!|:[\p{L}\d_-]+)$/u, '\\$&')
    text += written
  }
  return text
}

/** The first character that a node writes, or one of the same sort. */
const firstCharacter = (node: HtmlNode): string => {
  if (typeof node === 'string') return [...node][0] ?? ''
  if (isSkipped(node)) return ''
  if (node.name === 'br') return ' '
  if (node.name in marksOf || ['code', 'a', 'img', 'input', 'sub', 'sup'].includes(node.name))
    return textOf(node) === '' && node.name !== 'img' && node.name !== 'input' ? '' : '*'
  return node.children.reduce<string>((found, child) => found || firstCharacter(child), '')
}

const isSkipped = (node: HtmlElement): boolean =>
  ['button', 'script', 'style', 'template'].includes(node.name) ||
  hasClass(node, 'heading-anchor') ||
  node.attributes.has('data-footnote-backref')

const inline = (node: HtmlNode, place: Place): string => {
  if (typeof node === 'string') return place.inLink ? escapeText(node, place) : withoutLinks(escapeText(node, place))
  if (isSkipped(node)) return ''
  const { name, attributes, children } = node
  if (name in marksOf) return emphasis(node, place)
  switch (name) {
    case 'code':
      // Marks of two spans would be one mark.
      return place.before === '`' ? codeElement(textOf(node)) : codeSpan(textOf(node), place.kind === 'cell')
    case 'br':
      return place.kind === 'paragraph' ? '\\\n' : '<br>'
    case 'a':
      return link(node, place)
    case 'img':
      return `![${escapeText(attributes.get('alt') ?? '', place)}]${destination(attributes.get('src') ?? '', attributes.get('title'))}`
    case 'input':
      return attributes.get('type') === 'checkbox' ? (attributes.has('checked') ? '[x]' : '[ ]') : ''
    case 'svg':
      return escapeText(attributes.get('aria-label') ?? '')
    case 'tex':
      // Readers that know formulas take what stands between its dollars as it is.
      return textOf(node)
    case 'math':
      return escapeText(textOf(node))
    case 'sub':
    case 'sup': {
      const content = inlines(children, { ...place, before: '>', after: '<' })
      const isNote = children.some((child) => typeof child !== 'string' && child.attributes.has('data-footnote-ref'))
      return content === '' || isNote ? content : `<${name}>${content}</${name}>`
    }
    default:
      return isBlock(name) ? ` ${inlines(children, { ...place, before: ' ', after: ' ' })} ` : inlines(children, place)
  }
}

/** A block within a line, as in a cell of a table: blanks hold it apart. */
const isBlock = (name: string): boolean => /^(?:p|div|li|ul|ol|h[1-6]|blockquote|figure|section)$/.test(name)

const link = ({ attributes, children }: HtmlElement, place: Place): string => {
  if (attributes.has('data-footnote-ref')) return `[^${noteName(attributes.get('href') ?? '')}]`
  const address = attributes.get('href')
  if (address === undefined) return inlines(children, place)
  const text = inlines(children, { ...place, inLink: true, before: '[', after: ']' }).replace(/^\^/, '\\^')
  return `[${text}]${destination(address, attributes.get('title'))}`
}

/** The name of a footnote, from its id or from an address that leads there. */
export const noteName = (reference: string): string => reference.replace(/^#?note-(\d+-)?fn-/, '$1')

/** Emphasis by marks where the rules of Markdown allow them, or else by elements. Blanks and breaks at its ends stand outside. */
const emphasis = ({ name, children }: HtmlElement, place: Place): string => {
  const { tag, marks } = marksOf[name] ?? { tag: 'em', marks: [] }
  const whole = (used: string) =>
    /^((?:[ \n]|\\\n|<br>)*)([\s\S]*?)((?:[ \n]|\\\n|<br>)*)$/.exec(
      inlines(children, { ...place, used, before: '*', after: '*' }),
    ) ?? []
  for (const mark of marks) {
    const sign = mark.charAt(0)
    if (place.used.includes(sign) || place.before === sign) continue
    const [all = '', start = '', text = '', end = ''] = whole(place.used + sign)
    if (text === '') return all
    const around = { before: start === '' ? place.before : ' ', text, after: end === '' ? place.after : ' ' }
    // An escaped sign at its end is not a mark, but a backslash at its end would escape the mark.
    if (canMark(mark, around) && !text.startsWith(sign) && !(text.endsWith(sign) && !text.endsWith(`\\${sign}`)))
      return start + mark + text + mark + end
  }
  const [all = '', start = '', text = '', end = ''] = whole(place.used)
  return text === '' ? all : `${start}<${tag}>${text}</${tag}>${end}`
}
