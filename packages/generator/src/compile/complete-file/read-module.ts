import { parseSync } from 'oxc-parser'
import { declaredBy } from './declared-in.ts'
import { findNames, type NameUse } from './find-names.ts'
import type { SyntaxNode } from '../../model/run/syntax-node.ts'
import { childNodes, nameOf, nodeAt, nodesAt } from './read-node.ts'

/** A statement of a module's top level with the comments before it. */
export interface ModulePart {
  /** Start of the comments before the statement, and end of the statement with a comment on its last line. */
  start: number
  end: number
  statement: SyntaxNode
  /** Names that the statement declares; empty for a statement with only side effects. */
  declares: string[]
  /** Names of its module and globals that the statement uses. */
  uses: NameUse[]
  /** Names that the statement declares inside itself. */
  inner: ReadonlySet<string>
  /** Place of `export `, which is left out in another module. */
  exportMark?: { start: number; end: number }
}

/** Where an imported name of a module comes from. */
export interface ImportedName {
  specifier: string
  /** Name in the other module, `default`, or `*` for everything. */
  name: string
  isType: boolean
  /** Offset of the import statement. */
  offset: number
}

/** A module, cut into parts that can move to another file. */
export interface ReadModule {
  file: string
  text: string
  /** Comments above the imports that are about the module. */
  head: string
  parts: ModulePart[]
  imports: ReadonlyMap<string, ImportedName>
  /** Exported names, with their names in the module. */
  exports: ReadonlyMap<string, string>
  /** Names that the module re-exports from other modules, by exported name. `*` re-exports everything. */
  reexports: { name: string; from: ImportedName }[]
}

/** A reason why a module cannot be split into parts. The place is an offset in its text. */
export class ModuleFault extends Error {
  readonly file: string
  readonly offset: number

  constructor(message: string, { file, offset }: { file: string; offset: number }) {
    super(message)
    this.file = file
    this.offset = offset
  }
}

/**
 * Reads a module's text. Throws a `ModuleFault` for text that does not parse, and for syntax that cannot be moved into
 * one file.
 */
export const readModule = (file: string, text: string): ReadModule => {
  const { program, errors, comments } = parseSync(file, text)
  const [error] = errors
  if (error) throw new ModuleFault(error.message, { file, offset: error.labels[0]?.start ?? 0 })
  const statements = nodesAt(program as unknown as SyntaxNode, 'body')
  for (const statement of statements) refuse(statement, file)
  const imports = new Map<string, ImportedName>()
  const exports = new Map<string, string>()
  const reexports: ReadModule['reexports'] = []
  const parts: ModulePart[] = []
  let last = 0
  let head = ''
  for (const [index, statement] of statements.entries()) {
    const next = statements[index + 1]?.start ?? text.length
    const end = endOfLine(text, { from: statement.end, limit: next, comments })
    const start = last
    last = end
    if (statement.type === 'ImportDeclaration') {
      readImport(statement, imports)
      // A comment directly above an import belongs to the import. A comment with a blank line after it is about the
      // module.
      if (index === 0) head = text.slice(0, Math.max(0, text.lastIndexOf('\n\n', statement.start)))
      continue
    }
    if (readReexport(statement, reexports)) continue
    readExports(statement, exports)
    // `export { a, b }` is left out: the joined file writes its own list of exports.
    if (statement.type === 'ExportNamedDeclaration' && !nodeAt(statement, 'declaration')) continue
    const names = findNames(statement)
    const declaration = nodeAt(statement, 'declaration')
    parts.push({
      start,
      end,
      statement,
      declares: declaredBy(statement).map((one) => nameOf(one)),
      uses: names.free,
      inner: names.inner,
      ...(declaration && { exportMark: { start: statement.start, end: declaration.start } }),
    })
  }
  return { file, text, head, parts, imports, exports, reexports }
}

const endOfLine = (
  text: string,
  { from, limit, comments }: { from: number; limit: number; comments: readonly { start: number; end: number }[] },
): number => {
  const line = text.indexOf('\n', from)
  const comment = comments.find(({ start }) => start >= from && (line === -1 || start < line))
  if (comment && comment.end <= limit && text.slice(from, comment.start).trim() === '') return comment.end
  return from
}

const moduleName = (statement: SyntaxNode): string => String(nodeAt(statement, 'source')?.value ?? '')

const nameIn = (node: SyntaxNode | undefined): string => nameOf(node) || String(node?.value ?? '')

const readImport = (statement: SyntaxNode, imports: Map<string, ImportedName>): void => {
  for (const specifier of nodesAt(statement, 'specifiers')) {
    const name =
      specifier.type === 'ImportDefaultSpecifier'
        ? 'default'
        : specifier.type === 'ImportNamespaceSpecifier'
          ? '*'
          : nameIn(nodeAt(specifier, 'imported'))
    imports.set(nameOf(nodeAt(specifier, 'local')), {
      specifier: moduleName(statement),
      name,
      isType: statement.importKind === 'type' || specifier.importKind === 'type',
      offset: statement.start,
    })
  }
}

const readReexport = (statement: SyntaxNode, reexports: ReadModule['reexports']): boolean => {
  if (!nodeAt(statement, 'source') || !statement.type.startsWith('Export')) return false
  const from = { specifier: moduleName(statement), isType: statement.exportKind === 'type', offset: statement.start }
  if (statement.type === 'ExportAllDeclaration')
    reexports.push({ name: nameIn(nodeAt(statement, 'exported')) || '*', from: { ...from, name: '*' } })
  for (const specifier of nodesAt(statement, 'specifiers'))
    reexports.push({
      name: nameIn(nodeAt(specifier, 'exported')),
      from: { ...from, name: nameIn(nodeAt(specifier, 'local')) },
    })
  return true
}

const readExports = (statement: SyntaxNode, exports: Map<string, string>): void => {
  if (statement.type !== 'ExportNamedDeclaration') return
  for (const declared of declaredBy(statement)) exports.set(nameOf(declared), nameOf(declared))
  for (const specifier of nodesAt(statement, 'specifiers'))
    exports.set(nameIn(nodeAt(specifier, 'exported')), nameIn(nodeAt(specifier, 'local')))
}

/** Syntax that a part of a module must not contain, because the part moves into another file. */
const refused: Readonly<Record<string, string>> = {
  ExportDefaultDeclaration: 'has a default export; export it by its name',
  TSExportAssignment: 'has `export =`; export by name',
  TSEnumDeclaration: 'has an enum, which does more than name types; write an object of constants',
  TSModuleDeclaration: 'has a namespace; write a module',
  TSParameterProperty: 'has a parameter that declares a property; declare the property in the class',
  TSImportEqualsDeclaration: 'has `import x = …`; write an import of ES modules',
  ImportExpression: 'imports a module while it runs; import it at the top',
  MetaProperty: 'uses `import.meta`, which names the file',
  JSXElement: 'has JSX, which needs a build',
  Decorator: 'has a decorator, which needs a build',
}

const refuse = (node: SyntaxNode, file: string): void => {
  const why = refused[node.type]
  const isTarget = node.type === 'MetaProperty' && nameOf(nodeAt(node, 'meta')) === 'new'
  if (why !== undefined && !isTarget) throw new ModuleFault(`The module ${why}.`, { file, offset: node.start })
  for (const child of childNodes(node)) refuse(child, file)
}
