import { nodesIn, type SyntaxNode } from '../../model/run/syntax-node.ts'

/**
 * Returns the nodes directly below a node, in the order of the source. Nodes under the keys in `without` are left out.
 */
export const childNodes = (node: SyntaxNode, without: readonly string[] = []): SyntaxNode[] =>
  Object.keys(node)
    .filter((key) => !without.includes(key))
    .flatMap((key) => nodesIn(node, key))
    .toSorted((a, b) => a.start - b.start)

/** Returns the nodes under one key: a list, a single node, or none. */
export const nodesAt = (node: SyntaxNode | undefined, key: string): SyntaxNode[] => (node ? nodesIn(node, key) : [])

/** Returns the node under one key. */
export const nodeAt = (node: SyntaxNode | undefined, key: string): SyntaxNode | undefined => nodesAt(node, key)[0]

/** Returns the name of an identifier; empty for other nodes. */
export const nameOf = (node: SyntaxNode | undefined): string =>
  node?.type === 'Identifier' && typeof node.name === 'string' ? node.name : ''
