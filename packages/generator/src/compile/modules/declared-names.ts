import { parseSync } from 'oxc-parser'
import { bindingIdentifiers, type SyntaxNode } from './syntax.ts'

/** A name that code declares, and where: in UTF-16 units. */
export interface DeclaredName {
  name: string
  offset: number
}

/** Finds the names that the code of an `import` or `export` block declares for the whole document, in their order. */
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

/** What the code that a document becomes declares itself. */
const taken: ReadonlySet<string> = new Set([
  '_Fragment',
  '_jsx',
  '_jsxs',
  '_at',
  '_createMdxContent',
  '_missingMdxReference',
  'MDXContent',
])

/** Looks at the names of a source: the engine knows those of one block only, and the runtime does not say where a name is. */
export interface NameCheck {
  /** Takes the names one after another, each with its line, and says what is wrong with one. */
  add: (name: string, line: number) => string | undefined
  /** Names that were declared more than once. */
  readonly repeated: ReadonlySet<string>
}

/** Returns the check of one source. */
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
