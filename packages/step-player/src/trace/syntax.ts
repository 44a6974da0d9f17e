/**
 * A node of the parser's tree, with the fields that the instrumenter reads. Most nodes have only some of the fields.
 * The generator has similar functions in `compile/modules/syntax.ts`. They are not imported, because `vitest.config.ts`
 * loads the instrumenter before the imports of this repository's packages resolve to their sources.
 */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  body?: SyntaxNode | SyntaxNode[] | null
  params?: SyntaxNode[]
  declarations?: SyntaxNode[]
  declaration?: SyntaxNode | null
  elements?: (SyntaxNode | null)[]
  properties?: SyntaxNode[]
  consequent?: SyntaxNode | SyntaxNode[]
  init?: SyntaxNode | null
  test?: SyntaxNode | null
  update?: SyntaxNode | null
  left?: SyntaxNode
  right?: SyntaxNode
  alternate?: SyntaxNode | null
  param?: SyntaxNode | null
  parameter?: SyntaxNode
  argument?: SyntaxNode | null
  id?: SyntaxNode | null
  specifiers?: SyntaxNode[]
  local?: SyntaxNode
  exported?: SyntaxNode | null
  key?: SyntaxNode
  value?: unknown
  source?: (SyntaxNode & { value: string }) | null
  name?: string
  expression?: boolean | SyntaxNode
  static?: boolean
  importKind?: string
  exportKind?: string
  directive?: string | null
}

/** The direct children of a node, in the order of the source, as the parser lists them. */
export const childNodes = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The variables that a pattern binds, as the nodes of their names. */
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
    case 'TSParameterProperty':
      return bindingIdentifiers(pattern.parameter ?? null)
    default:
      return []
  }
}

/** The variables that a pattern binds. */
export const bindingNames = (pattern: SyntaxNode | null): string[] =>
  bindingIdentifiers(pattern).map(({ name = '' }) => name)

export const isFunctionValue = ({ type }: SyntaxNode): boolean =>
  /^(?:ArrowFunction|Function|Class)Expression$/.test(type)

/** Private fields of a class such as `#items`, without its methods. */
export const privateNames = (body: SyntaxNode): string[] =>
  (Array.isArray(body.body) ? body.body : []).flatMap(({ type, key, static: isStatic }) =>
    type === 'PropertyDefinition' && key?.type === 'PrivateIdentifier' && !isStatic ? [`#${key.name}`] : [],
  )
