import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { idMark, type DrawingParts } from '../../components/drawing.ts'

type Element = DefaultTreeAdapterTypes.Element

/** Elements that run code or can contain more than a drawing. */
const leftOut = new Set(['script', 'foreignObject', 'iframe', 'object', 'embed'])

const names: Readonly<Record<string, string>> = { class: 'className', 'xlink:href': 'xlinkHref' }

/**
 * Splits the text of an SVG file into attributes and content for a component. Scripts, event handlers and addresses
 * with code are removed. Ids are marked so that two drawings on a page do not share them. Classes are marked too, if a
 * style sheet in the file names them. Throws an `Error` for a text that is not an SVG.
 */
export const drawingParts = (svg: string): DrawingParts => {
  const root = parseFragment(svg.replace(/^[\s\S]*?(?=<svg[\s>])/, '')).childNodes.find(
    (node): node is Element => tree.isElementNode(node) && node.tagName === 'svg',
  )
  if (!root) throw new Error('it is not an SVG: it has no <svg> element')
  const elements = elementsIn(root)
  const ids = new Set(elements.flatMap(({ attrs }) => attrs.flatMap(({ name, value }) => (name === 'id' ? value : []))))
  const styled = elements
    .filter(({ tagName }) => tagName === 'style')
    .map(textOf)
    .join('\n')
  const classes = new Set([...styled.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
  const marked = (text: string) =>
    text.replaceAll(/(url\(\s*["']?#|^#)([^"')\s]+)/g, (whole, before: string, id: string) =>
      ids.has(id) ? before + idMark + id : whole,
    )
  for (const element of elements) {
    element.attrs = element.attrs.filter(isHarmless)
    for (const attribute of element.attrs) {
      const { name, value } = attribute
      if (name === 'id') attribute.value = idMark + value
      else if (name === 'class') attribute.value = markWords(value, classes)
      else if (/^aria-(?:labelledby|describedby)$/.test(name)) attribute.value = markWords(value, ids)
      else attribute.value = marked(value)
    }
    if (element.tagName === 'style')
      for (const child of element.childNodes)
        if (tree.isTextNode(child)) child.value = markStyles(marked(child.value), { ids, classes })
  }
  const { style = '', ...attributes } = Object.fromEntries(
    root.attrs.map(({ name, value, prefix }) => [prefix ? `${prefix}:${name}` : name, value]),
  )
  return {
    attributes: Object.fromEntries(
      Object.entries(attributes).flatMap(([name, value]) =>
        /^xmlns(?::|$)/.test(name) ? [] : [[names[name] ?? name, value]],
      ),
    ),
    style: Object.fromEntries(
      style.split(';').flatMap((declaration) => {
        const [name = '', ...value] = declaration.split(':')
        return value.length === 0 ? [] : [[camelCase(name.trim()), value.join(':').trim()]]
      }),
    ),
    inner: serialize(root).trim(),
  }
}

/** Returns all elements of a drawing, the root first. Comments and elements that are not allowed are removed. */
const elementsIn = (root: Element): Element[] => {
  root.childNodes = root.childNodes.filter(
    (node) => !tree.isCommentNode(node) && !(tree.isElementNode(node) && leftOut.has(node.tagName)),
  )
  return [root, ...root.childNodes.flatMap((node) => (tree.isElementNode(node) ? elementsIn(node) : []))]
}

const textOf = (element: Element): string =>
  element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('')

const isHarmless = ({ name, value }: { name: string; value: string }): boolean =>
  !/^on/i.test(name) &&
  !(/^(?:href|src|to|from|values)$/i.test(name) && /^[\s\0]*(?:javascript|data:(?!image\/))/i.test(value))

const markWords = (text: string, words: ReadonlySet<string>): string =>
  text
    .split(/\s+/)
    .map((word) => (words.has(word) ? idMark + word : word))
    .join(' ')

const markStyles = (
  css: string,
  { ids, classes }: { ids: ReadonlySet<string>; classes: ReadonlySet<string> },
): string =>
  css.replaceAll(/([#.])([A-Za-z_][\w-]*)(?=[^{}]*\{)/g, (whole, sign: string, name: string) =>
    (sign === '#' ? ids : classes).has(name) ? sign + idMark + name : whole,
  )

const camelCase = (name: string): string =>
  name.startsWith('--') ? name : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
