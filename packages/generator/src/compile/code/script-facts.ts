import { parseSync, Visitor, type VisitorObject } from 'oxc-parser'
import { transformSync } from 'rolldown/utils'
import type { ScriptFacts } from '../../model/script-facts.ts'

const nodeNames = new Set([
  'process',
  'Buffer',
  'require',
  'global',
  'gc',
  '__dirname',
  '__filename',
  'setImmediate',
  'clearImmediate',
])

type Lang = 'ts' | 'tsx' | 'js' | 'jsx'
const langs: Readonly<Record<string, Lang>> = { ts: 'ts', mts: 'ts', tsx: 'tsx', js: 'js', mjs: 'js', jsx: 'jsx' }

/**
 * Returns what a module of JavaScript or TypeScript needs, by its code and the language of its fence. Imports that only
 * types use are left out; imports that only the value after `// =>` uses are kept. Returns `undefined` for other
 * languages, and for code that does not parse. The checks report such code.
 */
export const scriptFacts = (code: string, language: string): ScriptFacts | undefined => {
  const lang = langs[language]
  if (lang === undefined) return undefined
  const file = `sample.${lang}`
  const plain = transformSync(file, code, { lang, jsx: { runtime: 'automatic' }, tsconfig: false })
  if (plain.errors.length > 0) return undefined
  const { program, errors, module } = parseSync('sample.mjs', plain.code)
  if (errors.length > 0) return undefined
  const imports = new Map<string, Set<string>>()
  const add = (specifier: string, name?: string): void => {
    const names = imports.get(specifier) ?? new Set()
    if (name !== undefined) names.add(name)
    imports.set(specifier, names)
  }
  for (const [specifier, name] of [...staticImports(module), ...usedInValues(code, file)]) add(specifier, name)
  const nodeGlobals = new Set<string>()
  const declared = new Set<string>()
  new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, '*')
      else nodeGlobals.add('import() of a computed name')
    },
    MetaProperty: ({ meta }) => {
      if (meta.name === 'import') nodeGlobals.add('import.meta')
    },
    ...referenceVisitor(nodeGlobals, declared),
  }).visit(program)
  for (const name of declared) nodeGlobals.delete(name)
  return {
    imports: [...imports]
      .map(([specifier, names]) => ({ specifier, names: [...names].toSorted() }))
      .toSorted((a, b) => (a.specifier < b.specifier ? -1 : 1)),
    nodeGlobals: [...nodeGlobals].toSorted(),
  }
}

type Module = ReturnType<typeof parseSync>['module']
type NamedImport = [specifier: string, name?: string]

const staticImports = ({ staticImports: statements, staticExports }: Module): NamedImport[] => [
  ...statements.flatMap(({ moduleRequest, entries }): NamedImport[] =>
    entries.length === 0
      ? [[moduleRequest.value]]
      : entries.map(({ importName }) => [moduleRequest.value, importedName(importName)]),
  ),
  ...staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }): NamedImport[] =>
      moduleRequest ? [[moduleRequest.value, importedName(importName)]] : [],
    ),
  ),
]

const importedName = ({ kind, name }: { kind: string; name?: string | null }): string =>
  kind === 'Default' ? 'default' : kind === 'Name' ? (name ?? '*') : '*'

/** Returns the imports whose names a comment uses in a stated value, because the check evaluates that value. */
const usedInValues = (code: string, file: string): NamedImport[] => {
  const { module, comments } = parseSync(file, code)
  const values = comments.filter(({ value }) => /^\s*=>/.test(value)).map(({ value }) => value)
  if (values.length === 0) return []
  const words = new Set(values.join('\n').match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu))
  return module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType, localName }) => !isType && words.has(localName.value))
      .map(({ importName }): NamedImport => [moduleRequest.value, importedName(importName)]),
  )
}

interface Node {
  type: string
  name?: unknown
}

/** Collects the names of Node that a program reads, and those of them that the program itself declares. */
const referenceVisitor = (used: Set<string>, declared: Set<string>): VisitorObject => {
  const note = (names: Set<string>, nodes: readonly (Node | null | undefined)[]): void => {
    for (const node of nodes)
      if (node?.type === 'Identifier' && nodeNames.has(String(node.name))) names.add(String(node.name))
  }
  return {
    MemberExpression: ({ object }) => note(used, [object]),
    CallExpression: ({ callee, arguments: values }) => note(used, [callee, ...values]),
    NewExpression: ({ callee, arguments: values }) => note(used, [callee, ...values]),
    UnaryExpression: ({ argument }) => note(used, [argument]),
    BinaryExpression: ({ left, right }) => note(used, [left, right]),
    VariableDeclarator: ({ id, init }) => {
      note(declared, [id])
      note(used, [init])
    },
    FunctionDeclaration: ({ id, params }) => note(declared, [id, ...params]),
    FunctionExpression: ({ params }) => note(declared, params),
    ArrowFunctionExpression: ({ params }) => note(declared, params),
  }
}
