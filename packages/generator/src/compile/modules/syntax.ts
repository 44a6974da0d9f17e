/** A node of the parser's tree, with the fields that are used here. Most nodes lack most of these fields. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  body?: SyntaxNode | SyntaxNode[] | null
  declarations?: SyntaxNode[]
  declaration?: SyntaxNode | null
  elements?: (SyntaxNode | null)[]
  properties?: SyntaxNode[]
  left?: SyntaxNode
  argument?: SyntaxNode | null
  id?: SyntaxNode | null
  specifiers?: SyntaxNode[]
  local?: SyntaxNode
  exported?: SyntaxNode | null
  value?: unknown
  source?: (SyntaxNode & { value: string }) | null
  name?: string
  importKind?: string
  exportKind?: string
}

/** Returns the nodes directly below a node, in the order of the source, as the parser lists them. */
export const childNodes = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Returns the variables that a pattern binds, as the nodes of their names. */
export const bindingIdentifiers = (pattern: SyntaxNode | null): SyntaxNode[] => {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern]
    case 'ObjectPattern':
      return (pattern.properties ?? []).flatMap((property) =>
        bindingIdentifiers((property.argument ?? property.value) as SyntaxNode),
      )
    case 'ArrayPattern':
      return (pattern.elements ?? []).flatMap(bindingIdentifiers)
    case 'AssignmentPattern':
      return bindingIdentifiers(pattern.left ?? null)
    case 'RestElement':
      return bindingIdentifiers(pattern.argument ?? null)
    default:
      return []
  }
}

export const isFunctionValue = ({ type }: SyntaxNode): boolean =>
  /^(?:ArrowFunction|Function|Class)Expression$/.test(type)
