/** A node of a syntax tree, for code that walks over all kinds of nodes. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Whether a value is a node of a syntax tree. */
export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/**
 * Returns the nodes directly below a node, in the order of the source. Nodes under the keys in `without` are left out.
 */
export const childNodes = (node: SyntaxNode, without: readonly string[] = []): SyntaxNode[] =>
  Object.entries(node)
    .filter(([key]) => !without.includes(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))
    .toSorted((a, b) => a.start - b.start)

/** Returns the nodes under one key: a list, a single node, or none. */
export const nodesAt = (node: SyntaxNode | undefined, key: string): SyntaxNode[] => {
  const value = node?.[key]
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
}

/** Returns the node under one key. */
export const nodeAt = (node: SyntaxNode | undefined, key: string): SyntaxNode | undefined => nodesAt(node, key)[0]

/** Returns the name of an identifier; empty for other nodes. */
export const nameOf = (node: SyntaxNode | undefined): string =>
  node?.type === 'Identifier' && typeof node.name === 'string' ? node.name : ''
