import MagicString from 'magic-string'
import { parseSync } from 'oxc-parser'
import type { SyntaxNode } from '../../model/run/syntax-node.ts'
import { childNodes, nodeAt, nodesAt } from './read-node.ts'

/** Statements and members that contain only types. */
const onlyTypes: ReadonlySet<string> = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSDeclareFunction',
  'TSAbstractMethodDefinition',
  'TSAbstractPropertyDefinition',
  'TSAbstractAccessorProperty',
  'TSIndexSignature',
])

/** Parts of a node that contain only types. */
const typeKeys = [
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeArguments',
  'implements',
] as const

const modifiers = /(?:\b(?:declare|abstract|override|readonly|public|private|protected)\s+)/g

/**
 * Turns TypeScript into JavaScript: types are removed; comments and blank lines stay. The text must not contain
 * TypeScript syntax with an effect at run time (enums, parameter properties). Throws a `SyntaxError` for text that does
 * not parse.
 */
export const stripTypes = (code: string): string => {
  const { program, errors } = parseSync('module.ts', code)
  if (errors[0]) throw new SyntaxError(errors[0].message)
  const text = new MagicString(code)
  const removed: [number, number][] = []
  const remove = (start: number, end: number) => {
    if (start >= end || removed.some(([from, to]) => start >= from && end <= to)) return
    removed.push([start, end])
    text.remove(start, end)
  }
  strip(program as unknown as SyntaxNode, { code, remove })
  return text
    .toString()
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\{\n\n/g, '{\n')
    .replace(/^\n+/, '')
}

interface Stripping {
  code: string
  remove: (start: number, end: number) => void
}

const strip = (node: SyntaxNode, context: Stripping): void => {
  const { code, remove } = context
  if (isOnlyType(node)) return removeStatement(node, context)
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSInstantiationExpression':
      strip(expressionOf(node), context)
      return remove(expressionOf(node).end, node.end)
    case 'TSTypeAssertion':
      remove(node.start, expressionOf(node).start)
      return strip(expressionOf(node), context)
    case 'ParenthesizedExpression':
      if (isCast(expressionOf(node)) && isPlain(innermost(expressionOf(node)))) {
        remove(node.start, expressionOf(node).start)
        remove(expressionOf(node).end, node.end)
      }
      return strip(expressionOf(node), context)
    case 'ImportDeclaration':
      if (nodesAt(node, 'specifiers').some(({ importKind }) => importKind === 'type')) stripImport(node, context)
      return
  }
  for (const key of typeKeys)
    for (const part of nodesAt(node, key)) {
      const [start, end] = typeRange(part, { node, key, code })
      remove(start, end)
    }
  stripMarks(node, context)
  for (const child of childNodes(node, [...typeKeys])) strip(child, context)
}

const isOnlyType = (node: SyntaxNode): boolean => {
  if (onlyTypes.has(node.type) || node.declare === true) return true
  if (node.type === 'MethodDefinition') return nodeAt(node, 'value')?.type === 'TSEmptyBodyFunctionExpression'
  if (node.type === 'ImportDeclaration') {
    const specifiers = nodesAt(node, 'specifiers')
    return node.importKind === 'type' || (specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type'))
  }
  if (node.type !== 'ExportNamedDeclaration') return false
  const declaration = nodeAt(node, 'declaration')
  return node.exportKind === 'type' || (declaration !== undefined && isOnlyType(declaration))
}

const expressionOf = (node: SyntaxNode): SyntaxNode => nodeAt(node, 'expression') ?? node

const isCast = ({ type }: SyntaxNode): boolean =>
  ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion'].includes(type)

const innermost = (node: SyntaxNode): SyntaxNode => (isCast(node) ? innermost(expressionOf(node)) : node)

/** Whether an expression needs no parentheses when its cast is removed. */
const isPlain = ({ type }: SyntaxNode): boolean =>
  ['Identifier', 'MemberExpression', 'ThisExpression', 'ArrayExpression', 'Literal', 'TemplateLiteral'].includes(type)

/** Removes a statement with its comments and its line. */
const removeStatement = (node: SyntaxNode, { code, remove }: Stripping): void => {
  const before = code.slice(0, node.start)
  const [comments = ''] = /(?:\/\*(?:(?!\*\/)[\s\S])*\*\/[ \t]*\n[ \t]*|\/\/[^\n]*\n[ \t]*)*$/.exec(before) ?? []
  const [after = ''] = /^[ \t]*(?:\/\/[^\n]*)?\n?/.exec(code.slice(node.end)) ?? []
  const start = node.start - comments.length
  const indent = /[ \t]*$/.exec(code.slice(0, start))?.[0].length ?? 0
  remove(start - indent, node.end + after.length)
}

/** Returns the range of a type with the syntax that belongs to it: the mark before it, or the angle brackets. */
const typeRange = (
  part: SyntaxNode,
  { node, key, code }: { node: SyntaxNode; key: string; code: string },
): [number, number] => {
  if (key !== 'implements') return [part.start, part.end]
  const words = /\s+implements\s+(?:[^{]*,\s*)?$/.exec(code.slice(node.start, part.start))
  return [part.start - (words?.[0].length ?? 0), part.end]
}

/**
 * Removes words and signs that only concern types: `readonly`, `?` after a name, `!` before a type, `this` among
 * parameters.
 */
const stripMarks = (node: SyntaxNode, { code, remove }: Stripping): void => {
  const isMember = /^(?:PropertyDefinition|MethodDefinition|AccessorProperty)$/.test(node.type)
  const key = nodeAt(node, 'key')
  if (isMember && key) {
    for (const found of code.slice(node.start, key.start).matchAll(modifiers))
      remove(node.start + found.index, node.start + found.index + found[0].length)
    if (node.optional === true || node.definite === true) remove(key.end, markEnd(code, key.end))
  }
  if (node.type === 'ClassDeclaration' && node.abstract === true)
    remove(node.start, node.start + (/^abstract\s+/.exec(code.slice(node.start))?.[0].length ?? 0))
  if (node.type === 'Identifier' && node.optional === true) {
    const end = node.start + String(node.name).length
    remove(end, markEnd(code, end))
  }
  if (node.type === 'VariableDeclarator' && node.definite === true) {
    const id = nodeAt(node, 'id')
    if (id) remove(id.start + String(id.name).length, markEnd(code, id.start + String(id.name).length))
  }
  const [first, second] = nodesAt(node, 'params')
  if (first?.type === 'Identifier' && first.name === 'this') remove(first.start, second?.start ?? first.end)
}

const markEnd = (code: string, start: number): number =>
  start + (/^\s*[?!]/.exec(code.slice(start, start + 20))?.[0].length ?? 0)

const stripImport = (node: SyntaxNode, { remove }: Stripping): void => {
  const specifiers = nodesAt(node, 'specifiers')
  for (const [index, one] of specifiers.entries()) {
    if (one.importKind !== 'type') continue
    const next = specifiers[index + 1]
    const before = specifiers[index - 1]
    if (next) remove(one.start, next.start)
    else remove(before?.end ?? one.start, one.end)
  }
}
