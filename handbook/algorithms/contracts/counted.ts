import MagicString from 'magic-string'
import { parseSync, Visitor } from 'oxc-parser'
import type { Plugin } from 'vite'

const query = /\?counted$/
const counter = 'globalThis.operationCounter.count++'

declare global {
  var operationCounter: { count: number }
}
globalThis.operationCounter ??= { count: 0 }

/**
 * Vite plugin: `import { quickSort } from './quick-sort.ts?counted'` loads the same source with a counter before every
 * statement, loop round and function entry, its relative imports included. The quoted source itself stays clean.
 */
export const countedModules = (): Plugin => ({
  name: 'counted-modules',
  enforce: 'pre',
  transform: {
    filter: { id: query },
    handler(code, id) {
      return instrument(code, id.replace(query, ''))
    },
  },
})

const instrument = (code: string, file: string) => {
  const text = new MagicString(code)
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const body = (node: { start: number; end: number; type: string }) => {
    if (node.type === 'BlockStatement') text.appendRight(node.start + 1, `${counter};`)
    else text.appendRight(node.start, `{${counter};`).appendLeft(node.end, '}')
  }
  const callable = (node: { body?: { start: number; end: number; type: string } | null; type: string }) => {
    if (!node.body) return
    if (node.body.type === 'BlockStatement' || node.body.type === 'FunctionBody')
      text.appendRight(node.body.start + 1, `${counter};`)
    else text.appendRight(node.body.start, `(${counter},`).appendLeft(node.body.end, ')')
  }
  const relativeImport = (node: {
    source: { value: string; end: number } | null
    importKind?: string
    exportKind?: string
  }) => {
    if (node.source?.value.startsWith('.') && node.importKind !== 'type' && node.exportKind !== 'type')
      text.appendLeft(node.source.end - 1, '?counted')
  }
  new Visitor({
    ForStatement: (node) => body(node.body),
    ForOfStatement: (node) => body(node.body),
    ForInStatement: (node) => body(node.body),
    WhileStatement: (node) => body(node.body),
    DoWhileStatement: (node) => body(node.body),
    FunctionDeclaration: callable,
    FunctionExpression: callable,
    ArrowFunctionExpression: callable,
    ImportDeclaration: relativeImport,
    ExportNamedDeclaration: relativeImport,
    ExportAllDeclaration: relativeImport,
  }).visit(program)
  // Coverage is that of the plain module; merged with this one's, it would miss what only one of them runs.
  text.prepend('/* istanbul ignore file -- @preserve */')
  return { code: text.toString(), map: text.generateMap({ source: file, hires: true }) }
}
