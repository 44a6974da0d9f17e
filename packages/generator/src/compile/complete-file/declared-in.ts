import type { SyntaxNode } from '../../model/run/syntax-node.ts'
import { childNodes, nameOf, nodeAt, nodesAt } from './read-node.ts'

/** Returns the identifiers that a pattern binds: `{ a, b: [c] }` binds `a` and `c`. */
export const boundBy = (pattern: SyntaxNode | undefined): SyntaxNode[] => {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern]
    case 'ObjectPattern':
      return nodesAt(pattern, 'properties').flatMap((part) =>
        boundBy(part.type === 'RestElement' ? nodeAt(part, 'argument') : nodeAt(part, 'value')),
      )
    case 'ArrayPattern':
      return nodesAt(pattern, 'elements').flatMap((part) => boundBy(part))
    case 'AssignmentPattern':
      return boundBy(nodeAt(pattern, 'left'))
    case 'RestElement':
      return boundBy(nodeAt(pattern, 'argument'))
    case 'TSParameterProperty':
      return boundBy(nodeAt(pattern, 'parameter'))
    default:
      return []
  }
}

const named: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'TSDeclareFunction',
  'ClassDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSEnumDeclaration',
  'TSModuleDeclaration',
])

/** Returns the identifiers that a statement declares in its block. */
export const declaredBy = (statement: SyntaxNode): SyntaxNode[] => {
  if (/^Export(?:Named|Default)Declaration$/.test(statement.type)) {
    const declaration = nodeAt(statement, 'declaration')
    return declaration ? declaredBy(declaration) : []
  }
  if (statement.type === 'VariableDeclaration')
    return nodesAt(statement, 'declarations').flatMap((part) => boundBy(nodeAt(part, 'id')))
  if (statement.type === 'ImportDeclaration')
    return nodesAt(statement, 'specifiers').flatMap((part) => nodeAt(part, 'local') ?? [])
  return named.has(statement.type) ? nodesAt(statement, 'id') : []
}

/** Returns the names that a node brings into scope for all nodes below it. */
export const scopeOf = (node: SyntaxNode): string[] => {
  const names = (nodes: readonly SyntaxNode[]): string[] => nodes.map((one) => nameOf(one))
  const typeParameters = names(
    nodesAt(nodeAt(node, 'typeParameters'), 'params').flatMap((part) => nodesAt(part, 'name')),
  )
  switch (node.type) {
    case 'BlockStatement':
    case 'StaticBlock':
      return names(nodesAt(node, 'body').flatMap((part) => declaredBy(part)))
    case 'SwitchStatement':
      return names(
        nodesAt(node, 'cases').flatMap((part) => nodesAt(part, 'consequent').flatMap((one) => declaredBy(one))),
      )
    case 'ForStatement':
      return names(nodesAt(node, 'init').flatMap((part) => declaredBy(part)))
    case 'ForOfStatement':
    case 'ForInStatement':
      return names(nodesAt(node, 'left').flatMap((part) => declaredBy(part)))
    case 'CatchClause':
      return names(boundBy(nodeAt(node, 'param')))
    case 'ClassExpression':
      return [...names(nodesAt(node, 'id')), ...typeParameters]
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const own = node.type === 'FunctionExpression' ? names(nodesAt(node, 'id')) : []
      return [...own, ...typeParameters, ...parameterNames(node), ...variables(nodeAt(node, 'body'))]
    }
    case 'TSMappedType':
      return names(nodesAt(node, 'key'))
    case 'TSConditionalType':
      return inferred(nodeAt(node, 'extendsType'))
    case 'TSIndexSignature':
      return names(nodesAt(node, 'parameters'))
    default:
      // Function types, signatures, classes, interfaces and type aliases.
      return [...typeParameters, ...(nodesAt(node, 'params').length > 0 ? parameterNames(node) : [])]
  }
}

const parameterNames = (node: SyntaxNode): string[] =>
  nodesAt(node, 'params').flatMap((part) => boundBy(part).map((one) => nameOf(one)))

/** Returns the names of `var` declarations in a function, at any depth. */
const variables = (node: SyntaxNode | undefined): string[] => {
  if (!node || /Function|^Class/.test(node.type)) return []
  const own =
    node.type === 'VariableDeclaration' && node.kind === 'var' ? declaredBy(node).map((one) => nameOf(one)) : []
  return [...own, ...childNodes(node).flatMap((child) => variables(child))]
}

/** Returns the names that `infer` introduces in a type. */
const inferred = (node: SyntaxNode | undefined): string[] => {
  if (!node) return []
  if (node.type === 'TSInferType') return nodesAt(nodeAt(node, 'typeParameter'), 'name').map((one) => nameOf(one))
  return childNodes(node).flatMap((child) => inferred(child))
}
