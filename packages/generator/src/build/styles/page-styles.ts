import postcss, { type Root } from 'postcss'
import { takeCarriedLayers } from './carried-layers.ts'
import { pageWords } from './page-words.ts'
import { canMatch } from './selector-needs.ts'
import { layersOf, type StyleNode, styleNodes } from './style-sheet.ts'

/** Returns the part of a style sheet that decides how a page looks when it is first painted. */
export type PageStyles = (html: string) => string

/**
 * Prepares a style sheet for pages. A page gets the rules that one of its elements can match, and the custom properties
 * that these rules or the page itself read. Later the whole sheet is loaded and decides alone: it contains each of
 * these rules too, in the same layer and order. The sheet is read for the first page.
 */
export const preparePageStyles = (css: string): PageStyles => pageStyles(css, () => '')

/**
 * The same for documents, which carry some layers whole. The sheet that is loaded later omits these layers
 * (`carried-layers.ts`).
 */
export const prepareDocumentStyles = (css: string): PageStyles => pageStyles(css, takeCarriedLayers)

const pageStyles = (css: string, takeCarried: (sheet: Root) => string): PageStyles => {
  const prepare = () => {
    const sheet = postcss.parse(css)
    const order = layerOrder(sheet)
    const carried = takeCarried(sheet)
    return { order, carried, nodes: styleNodes(sheet) }
  }
  let prepared: ReturnType<typeof prepare> | undefined
  return (html) => {
    const { order, carried, nodes } = (prepared ??= prepare())
    const rules = matching(nodes, pageWords(html))
    return order + carried + print(rules, propertiesRead(rules, carried + html))
  }
}

/** A layer without rules on a page must keep its position before the layers that the next sheet adds. */
const layerOrder = (sheet: Root): string => {
  const layers = layersOf(sheet)
  return layers.length > 0 ? `@layer ${layers.join(',')};` : ''
}

const matching = (nodes: readonly StyleNode[], words: ReadonlySet<string>): StyleNode[] =>
  nodes.flatMap((node): StyleNode[] => {
    if (node.kind === 'statement') return [node]
    if (node.kind === 'group') return [{ ...node, nodes: matching(node.nodes, words) }]
    const selectors = node.selectors.filter(({ needs }) => canMatch(needs, words))
    return selectors.length > 0 ? [{ ...node, selectors }] : []
  })

/** Custom properties that are read, including properties that only other custom properties read. */
const propertiesRead = (nodes: readonly StyleNode[], html: string): Set<string> => {
  const read = new Set([...html.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name))
  const readBy = new Map<string, string[]>()
  const visit = (node: StyleNode): void => {
    if (node.kind === 'group') node.nodes.forEach(visit)
    if (node.kind === 'statement') for (const [, name = ''] of node.text.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name)
    if (node.kind !== 'rule') return
    for (const { property, reads } of node.declarations) {
      if (property === undefined) reads.forEach((name) => read.add(name))
      else readBy.set(property, [...(readBy.get(property) ?? []), ...reads])
    }
  }
  nodes.forEach(visit)
  // A loop over a set also visits the elements that are added during the loop.
  for (const name of read) for (const other of readBy.get(name) ?? []) read.add(other)
  return read
}

const print = (nodes: readonly StyleNode[], read: ReadonlySet<string>): string =>
  nodes
    .map((node) => {
      if (node.kind === 'statement') return node.text
      if (node.kind === 'group') {
        const inner = print(node.nodes, read)
        return inner && `${node.prelude}{${inner}}`
      }
      const declarations = node.declarations.filter(({ property }) => property === undefined || read.has(property))
      return declarations.length > 0
        ? `${node.selectors.map(({ text }) => text).join(',')}{${declarations.map(({ text }) => text).join(';')}}`
        : ''
    })
    .join('')
