/** A node of a syntax tree in the format of ESTree. Offsets are UTF-16 code units. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Whether a value is a node of a syntax tree. */
export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'end' in value

/** Returns the nodes in a property of a node: none, one, or a list. */
export const nodesIn = (node: SyntaxNode, key: string): SyntaxNode[] => {
  const value = node[key]
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
}

/** Yields a node and all nodes below it, parents first, in the order of the text. */
export function* everyNode(node: SyntaxNode): Generator<SyntaxNode> {
  yield node
  for (const key in node) for (const child of nodesIn(node, key)) yield* everyNode(child)
}
