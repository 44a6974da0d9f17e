import { parseSync } from 'oxc-parser'
import { childNodes, isFunctionValue, type SyntaxNode } from './syntax.ts'

/** Syntax in the code of a document that works only in modules. Documents are rendered synchronously, as a function. */
export interface ModuleOnlyCode {
  /** Place in the searched text, in UTF-16 units. */
  offset: number
  message: string
}

/** Kinds of code in an MDX source: `export` statements, `{…}`, and `{...…}` in a tag. */
type CodeKind = 'statements' | 'expression' | 'spread'

const wraps: Readonly<Record<CodeKind, [before: string, after: string]>> = {
  statements: ['', ''],
  expression: ['(', '\n)'],
  spread: ['({', '\n})'],
}

const layout =
  '"export default" would set a layout around the document, which is not possible here. Delete it, or export a component by name and write it as an element.'

const messages: Readonly<Record<string, string>> = {
  MetaProperty:
    '"import.meta" exists in modules only, and a document is not one. Write the value itself, or import a file beside the document: import data from \'./data.json\'.',
  AwaitExpression:
    '"await" is outside an async function, and a document is rendered synchronously. Write the value itself, or import a file beside the document: import data from \'./data.json\'.',
  ExportDefaultDeclaration: layout,
  ImportExpression:
    '"import(…)" loads a module while the document is rendered, and rendering waits for nothing. Import partials (./_part.mdx), images and JSON with an import on a line of its own.',
}

/**
 * Returns what is wrong with an export. An export without the word `default` in front may still be the default:
 * `export { x as default }`.
 */
const exportFault = (node: SyntaxNode, statement: string): string | undefined => {
  if (node.type === 'ExportSpecifier' || node.type === 'ExportAllDeclaration')
    if (isDefault(node.exported)) return layout
  const isPassedOn = node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source)
  if (!isPassedOn || node.specifiers?.some(({ exported }) => isDefault(exported))) return undefined
  return `"${statement.replace(/\s+/g, ' ')}" exports from another module, but nothing can import from a document. Delete it.`
}

const isDefault = (name: SyntaxNode | null | undefined): boolean => (name?.name ?? name?.value) === 'default'

/**
 * Finds `import.meta`, `import(…)`, `export default`, `export … from`, and `await` outside async functions. The engine
 * accepts them, and the runtime does not report their places.
 */
export const findModuleOnlyCode = (code: string, kind: CodeKind): ModuleOnlyCode[] => {
  if (!/\bawait\b|\bimport\s*[.(]|\bexport\s*(?:default\b|[{*/])/.test(code)) return []
  const [before, after] = wraps[kind]
  const found: ModuleOnlyCode[] = []
  const visit = (node: SyntaxNode, isInFunction: boolean): void => {
    const message =
      messages[node.type] ?? exportFault(node, code.slice(node.start - before.length, node.end - before.length))
    const isCovered =
      (node.type === 'AwaitExpression' && isInFunction) ||
      (node.type === 'MetaProperty' && code.startsWith('new', node.start - before.length))
    if (message !== undefined && !isCovered) found.push({ offset: node.start - before.length, message })
    const isFunction = node.type === 'FunctionDeclaration' || isFunctionValue(node)
    for (const child of childNodes(node)) visit(child, isInFunction || isFunction)
  }
  // SAFETY: the parser's nodes have these fields; code that is not JavaScript has no nodes, and the engine reports it.
  visit(parseSync('code.jsx', `${before}${code}${after}`).program as unknown as SyntaxNode, false)
  return found
}
