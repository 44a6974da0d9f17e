import { type Node, parseSync } from 'oxc-parser'

/** Place of a key in a module, 1-based. */
export interface ModulePlace {
  line: number
  column: number
}

/**
 * Finds the key at a path into the default export of a module, or the nearest key above it. The export must be written
 * as object and array literals. Returns `undefined` when the module cannot be read that way: a message also works
 * without a place.
 */
export const locateInModule = (source: string, path: readonly PropertyKey[]): ModulePlace | undefined => {
  const { program, errors } = parseSync('module.ts', source)
  if (errors.length > 0) return undefined
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration')
  if (!exported) return undefined
  let node: Node | undefined = literalOf(exported.declaration, program.body)
  let offset = exported.start
  for (const step of path) {
    const next: { at: Node; value: Node | undefined } | undefined = child(node, step)
    if (!next) break
    offset = next.at.start
    node = next.value === undefined ? undefined : literalOf(next.value, program.body)
  }
  return placeAt(source, offset)
}

const child = (node: Node | undefined, step: PropertyKey): { at: Node; value: Node | undefined } | undefined => {
  if (node?.type === 'ObjectExpression') {
    for (const property of node.properties) {
      if (property.type === 'Property' && nameOf(property.key) === String(step))
        return { at: property.key, value: property.value }
    }
    return undefined
  }
  if (node?.type === 'ArrayExpression') {
    const element = node.elements[Number(step)]
    return element ? { at: element, value: element } : undefined
  }
  return undefined
}

const nameOf = (key: Node): string | undefined => {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}

/** The literal inside `defineX(literal)`, `literal satisfies T`, `literal as T`, or behind a constant's name. */
const literalOf = (node: Node, body: readonly Node[]): Node | undefined => {
  if (
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'ParenthesizedExpression'
  ) {
    return literalOf(node.expression, body)
  }
  if (node.type === 'CallExpression') {
    const [argument] = node.arguments
    return argument ? literalOf(argument, body) : undefined
  }
  if (node.type !== 'Identifier') return node
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && id.name === node.name && init) return literalOf(init, body)
    }
  }
  return undefined
}

/** Line and column of an offset, 1-based. */
export const placeAt = (source: string, offset: number): ModulePlace => {
  const before = source.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
