import { parseSync } from 'oxc-parser'
import { bindingIdentifiers, type SyntaxNode } from './syntax.ts'

/** A name that code declares, with its place in UTF-16 units. */
export interface DeclaredName {
  name: string
  offset: number
}

/** Finds the names that an `import` or `export` block declares for the whole document, in their order. */
export const declaredNames = (code: string): DeclaredName[] => {
  // SAFETY: the parser's nodes have these fields; code that is not JavaScript has no nodes, and the engine reports it.
  const program = parseSync('code.jsx', code).program as unknown as SyntaxNode
  const statements = Array.isArray(program.body) ? program.body : []
  return statements.flatMap(identifiersOf).map(({ name = '', start }) => ({ name, offset: start }))
}

const identifiersOf = (statement: SyntaxNode): SyntaxNode[] => {
  switch (statement.type) {
    case 'ImportDeclaration':
      return (statement.specifiers ?? []).flatMap(({ local }) => local ?? [])
    case 'ExportNamedDeclaration':
      return statement.declaration ? identifiersOf(statement.declaration) : []
    case 'VariableDeclaration':
      return (statement.declarations ?? []).flatMap(({ id }) => bindingIdentifiers(id ?? null))
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return bindingIdentifiers(statement.id ?? null)
    default:
      return []
  }
}

/** Names that the compiled code of every document declares itself. */
const taken: ReadonlySet<string> = new Set([
  '_Fragment',
  '_jsx',
  '_jsxs',
  '_at',
  '_createMdxContent',
  '_missingMdxReference',
  'MDXContent',
])

/**
 * Checks the names of a source. The engine checks only the names within one block, and the runtime does not report the
 * place of a name.
 */
export interface NameCheck {
  /** Adds a name with its line. Returns what is wrong with the name. Names must come in order. */
  add: (name: string, line: number) => string | undefined
  /** Names that were declared more than once. */
  readonly repeated: ReadonlySet<string>
}

/** Creates the check for one source. */
export const createNameCheck = (): NameCheck => {
  const lines = new Map<string, number>()
  const repeated = new Set<string>()
  return {
    repeated,
    add: (name, line) => {
      if (taken.has(name))
        return `The name "${name}" is used by the code that a document is compiled to. Use another one.`
      const first = lines.get(name)
      if (first === undefined) {
        lines.set(name, line)
        return undefined
      }
      repeated.add(name)
      return `The name "${name}" is already declared on line ${first}. Delete one of the two, or give it another name.`
    },
  }
}
