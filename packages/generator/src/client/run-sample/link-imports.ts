import type { Edit } from '../../model/run/edit-text.ts'
import { everyNode, nodesIn, type SyntaxNode } from '../../model/run/syntax-node.ts'

/** An import or a re-export of a module, static or dynamic, with a literal specifier. */
export interface ImportedModule {
  specifier: string
  /** Place of the literal, quotes included. */
  start: number
  end: number
}

const withSource = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression'])

/** Returns all literal specifiers of a module, in the order of the text. */
export const importsOf = (program: SyntaxNode): ImportedModule[] =>
  [...everyNode(program)].flatMap((node) => {
    const [source] = withSource.has(node.type) ? nodesIn(node, 'source') : []
    const specifier = source?.['value']
    return source && typeof specifier === 'string' ? [{ specifier, start: source.start, end: source.end }] : []
  })

/**
 * Returns edits that remove imported names which the code does not use, as TypeScript compilers do. Such a name may be
 * a type, which no module exports after types are removed. An import without any name left is removed as a whole.
 */
export const dropUnusedImports = (code: string, program: SyntaxNode): Edit[] => {
  const imports = [...everyNode(program)].filter(({ type }) => type === 'ImportDeclaration')
  const rest = withoutParts(code, imports)
  const isUsed = (local: string) =>
    new RegExp(String.raw`(?<![\w$])${local.replaceAll('$', String.raw`\$`)}(?![\w$])`).test(rest)
  return imports.flatMap((node) => {
    const specifiers = nodesIn(node, 'specifiers')
    const unused = specifiers.filter((item) => !isUsed(localName(item)))
    if (unused.length === 0) return []
    if (unused.length === specifiers.length) return [removal(code, node.start, node.end)]
    return unused.flatMap((item) => removedSpecifier(code, item, specifiers))
  })
}

const localName = (specifier: SyntaxNode): string => String(nodesIn(specifier, 'local')[0]?.['name'] ?? '')

const withoutParts = (code: string, parts: readonly SyntaxNode[]): string => {
  let rest = ''
  let place = 0
  for (const { start, end } of parts) {
    rest += `${code.slice(place, start)}\n`
    place = end
  }
  return rest + code.slice(place)
}

/** Returns an edit that removes text, and keeps its line breaks. */
const removal = (code: string, start: number, end: number): Edit => ({
  start,
  end,
  text: code.slice(start, end).replace(/[^\n]+/g, ''),
})

/** A default import before braces keeps its comma, so that no edit leaves a comma alone. */
const removedSpecifier = (code: string, item: SyntaxNode, all: readonly SyntaxNode[]): Edit[] => {
  if (item.type !== 'ImportSpecifier') {
    const next = all[all.indexOf(item) + 1]
    const brace = next ? code.indexOf('{', item.end) : -1
    return brace < 0 ? [] : [removal(code, item.start, brace)]
  }
  const comma = /^\s*,/.exec(code.slice(item.end))?.[0].length ?? 0
  return [removal(code, item.start, item.end + comma)]
}
