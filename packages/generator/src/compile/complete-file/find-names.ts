import { scopeOf } from './declared-in.ts'
import { isNode, type SyntaxNode } from '../../model/run/syntax-node.ts'
import { childNodes, nameOf, nodeAt } from './read-node.ts'

/** A place where code uses a name of its module or a global. */
export interface NameUse {
  name: string
  start: number
  end: number
  /** The name is a key and a value at once: `{ name }`. */
  shorthand: boolean
}

/** The names in a part of a module. */
export interface FoundNames {
  /** Names that the part does not declare inside itself. They include its declarations at the top level. */
  free: NameUse[]
  /** Names that the part declares somewhere below its top level. */
  inner: ReadonlySet<string>
}

/** Finds the names in a statement of a module's top level. */
export const findNames = (statement: SyntaxNode): FoundNames => {
  const free: NameUse[] = []
  const inner = new Set<string>()
  const visit = (node: SyntaxNode, hidden: ReadonlySet<string>, shorthand = false): void => {
    if (node.type === 'Identifier') {
      const name = nameOf(node)
      // The range of a parameter includes its type.
      if (!hidden.has(name) && name !== 'this')
        free.push({ name, start: node.start, end: node.start + name.length, shorthand })
      for (const child of childNodes(node)) visit(child, hidden)
      return
    }
    const scope = scopeOf(node)
    for (const name of scope) inner.add(name)
    const below = scope.length === 0 ? hidden : new Set([...hidden, ...scope])
    const isShorthand =
      (node.type === 'Property' && node.shorthand === true) || (node.type === 'AssignmentPattern' && shorthand)
    for (const child of childNodes(node, plainKeys(node)))
      visit(child, below, isShorthand && (node.type === 'Property' || child.start === node.start))
  }
  visit(statement, new Set())
  return { free, inner }
}

/**
 * Returns the keys of a node whose identifiers refer to nothing: properties, labels, the names of the other module in
 * an import.
 */
const plainKeys = (node: SyntaxNode): string[] => {
  const isKeyed = isNode(node.key) && node.computed !== true && node.type !== 'TSMappedType'
  switch (node.type) {
    case 'MemberExpression':
      return node.computed === true ? [] : ['property']
    case 'TSQualifiedName':
      return ['right']
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'TSNamedTupleMember':
      return ['label']
    case 'MetaProperty':
      return ['meta', 'property']
    case 'ImportSpecifier':
      return ['imported']
    case 'ExportSpecifier':
      return ['exported']
    case 'TSEnumMember':
      return ['id']
    case 'TSImportType':
      return ['qualifier']
    case 'Property':
      // `{ a = 1 }` has `a` twice in the tree, and once in the source.
      return isKeyed || nodeAt(node, 'value') === undefined ? ['key'] : []
    default:
      return isKeyed ? ['key'] : []
  }
}
