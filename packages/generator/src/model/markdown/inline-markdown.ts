import { hasClass, textOf, type HtmlElement, type HtmlNode } from './article-tree.ts'
import { canMark, codeElement, codeSpan, destination, escapeText, withoutLinks } from './escape-markdown.ts'

/** The place of inline Markdown. */
interface Place {
  /** Table cells and headings have one line, so a line break in them is an element. */
  kind: 'paragraph' | 'line' | 'cell'
  /** Marks that the emphasis around this place uses. */
  used: string
  /** The place is inside a link, where addresses are no links. */
  inLink: boolean
  /** Several texts of the block contain dollars. Together they would begin and end a formula. */
  hasFormulas: boolean
  /** Characters before and after the place; empty at the ends of a block. */
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

/**
 * Writes inline content of an article as Markdown. Content that Markdown cannot express in a place becomes an HTML
 * element.
 */
export const inlineMarkdown = (nodes: readonly HtmlNode[], kind: Place['kind'] = 'paragraph'): string =>
  tidied(inlines(nodes, { kind, used: '', inLink: false, hasFormulas: withDollar(nodes) > 1, before: '', after: '' }))

/** Counts the texts of a block that contain a dollar. */
const withDollar = (nodes: readonly HtmlNode[]): number =>
  nodes.reduce((count, node) => {
    if (typeof node === 'string') return count + Number(node.includes('$'))
    return count + Number(node.attributes.get('alt')?.includes('$') ?? false) + withDollar(node.children)
  }, 0)

/** Removes line breaks at the ends of a block, which show nothing, and keeps no-break spaces there. */
const tidied = (text: string): string =>
  text
    .replace(/\\\n +/g, '\\\n')
    .replace(/^(?:[ \n]|\\\n|<br>)+|(?:[ \n]|\\\n|<br>)+$/g, '')
    // Some Markdown parsers also remove a no-break space at the ends of a block. The entity keeps it.
    .replace(/^\u00A0|\u00A0$/g, '&nbsp;')

const inlines = (nodes: readonly HtmlNode[], place: Place): string => {
  let text = ''
  for (const [index, node] of nodes.entries()) {
    const before = [...text].at(-1) ?? place.before
    const after =
      nodes.slice(index + 1).reduce<string>((found, next) => found || firstCharacter(next), '') || place.after
    const written = inline(node, { ...place, before, after })
    // A `!` before a link would make an image of it, and `:name` before it would make a directive.
    if (written.startsWith('[')) text = text.replace(/(?:!|:[\p{L}\d_-]+)$/u, '\\$&')
    text += written
  }
  return text
}

/** Returns the first character that a node writes, or another character of the same class. */
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
      // The marks of two code spans beside each other would become one mark.
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
      // Parsers that support formulas take the text between the dollars unchanged.
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

/**
 * Whether an element is a block within a line, for example in a table cell. Spaces separate it from the text around it.
 */
const isBlock = (name: string): boolean => /^(?:p|div|li|ul|ol|h[1-6]|blockquote|figure|section)$/.test(name)

const link = ({ attributes, children }: HtmlElement, place: Place): string => {
  if (attributes.has('data-footnote-ref')) return `[^${noteName(attributes.get('href') ?? '')}]`
  const address = attributes.get('href')
  if (address === undefined) return inlines(children, place)
  const text = inlines(children, { ...place, inLink: true, before: '[', after: ']' }).replace(/^\^/, '\\^')
  return `[${text}]${destination(address, attributes.get('title'))}`
}

/** Returns the name of a footnote, from its id or from an address that leads to it. */
export const noteName = (reference: string): string => reference.replace(/^#?note-(\d+-)?fn-/, '$1')

/**
 * Writes emphasis with marks if the rules of Markdown allow marks, or else with elements. Spaces and breaks at the ends
 * stay outside the emphasis.
 */
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
    // An escaped sign at the end of the text is not a mark. A backslash at the end, however, would escape the mark.
    if (canMark(mark, around) && !text.startsWith(sign) && !(text.endsWith(sign) && !text.endsWith(`\\${sign}`)))
      return start + mark + text + mark + end
  }
  const [all = '', start = '', text = '', end = ''] = whole(place.used)
  return text === '' ? all : `${start}<${tag}>${text}</${tag}>${end}`
}
