import type { AtRule, ChildNode, Container, Root, Rule } from 'postcss'
import { selectorNeeds, type SelectorNeeds } from './selector-needs.ts'

/** The parts of a style sheet that decide which rules a page needs. */
export type StyleNode = StyleRule | StyleGroup | StyleStatement

export interface StyleRule {
  kind: 'rule'
  selectors: { text: string; needs: SelectorNeeds }[]
  declarations: Declaration[]
}

export interface Declaration {
  text: string
  /** Name of the custom property that the declaration sets. */
  property?: string
  /** Custom properties that the value reads. */
  reads: string[]
}

/** Rules under a condition or in a layer. */
export interface StyleGroup {
  kind: 'group'
  /** `@media (width<40rem)` */
  prelude: string
  nodes: StyleNode[]
}

/** A statement without a block, such as the order of layers. */
export interface StyleStatement {
  kind: 'statement'
  text: string
}

const groups = new Set(['layer', 'media', 'container', 'supports', 'scope', 'starting-style'])

/**
 * Rules for print, and for the colour settings of readers, can come later, because they move nothing. A reader without
 * script gets the whole sheet.
 */
const laterMedia = /\bprint\b|scripting\s*:\s*none|forced-colors|prefers-contrast/

/**
 * The rules of a style sheet without those that are not needed at first: states such as `:hover`, print, the keyframes
 * of animations.
 */
export const styleNodes = (sheet: Root): StyleNode[] => nodesOf(sheet)

/** Names of the layers, in their order. */
export const layersOf = (sheet: Root): string[] => [
  ...new Set(
    sheet.nodes.flatMap((node) => (node.type === 'atrule' && node.name === 'layer' && node.nodes ? [node.params] : [])),
  ),
]

const nodesOf = (container: Container): StyleNode[] =>
  (container.nodes ?? []).flatMap((node) => nodeOf(node as ChildNode))

const nodeOf = (node: ChildNode): StyleNode[] => {
  if (node.type === 'rule') return [ruleOf(node)]
  if (node.type !== 'atrule' || isLater(node)) return []
  if (!node.nodes || !groups.has(node.name))
    return [{ kind: 'statement', text: `${node.toString()}${node.nodes ? '' : ';'}` }]
  return [{ kind: 'group', prelude: `@${node.name}${node.params ? ` ${node.params}` : ''}`, nodes: nodesOf(node) }]
}

const isLater = ({ name, params }: AtRule): boolean =>
  name === 'keyframes' || name === 'page' || (name === 'media' && laterMedia.test(params))

const ruleOf = (rule: Rule): StyleRule => {
  const selectors = rule.selectors.flatMap((text) => {
    const needs = selectorNeeds(text)
    return needs ? [{ text, needs }] : []
  })
  const declarations = rule.nodes.flatMap((node): Declaration[] => {
    if (node.type === 'comment') return []
    const text = node.toString()
    const reads = [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)
    return [node.type === 'decl' && node.variable ? { text, property: node.prop, reads } : { text, reads }]
  })
  return { kind: 'rule', selectors, declarations }
}
