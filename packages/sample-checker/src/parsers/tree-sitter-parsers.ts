import { createRequire } from 'node:module'
import { Language, type Node, Parser as TreeSitter } from 'web-tree-sitter'
import type { ParseFault, Parser } from './parser.ts'

const require = createRequire(import.meta.url)
let ready: Promise<void> | undefined
const languages = new Map<string, Promise<Language>>()

const loadLanguage = async (grammar: string): Promise<Language> => {
  ready ??= TreeSitter.init()
  await ready
  const known = languages.get(grammar) ?? Language.load(require.resolve(grammar))
  languages.set(grammar, known)
  return known
}

/** Parser by a Tree-sitter grammar. `prepare` may change the code, but must keep the number of each line. */
const treeSitter =
  (grammar: string, prepare: (code: string) => string = (code) => code): Parser =>
  async (code) => {
    const language = await loadLanguage(grammar)
    const parser = new TreeSitter()
    parser.setLanguage(language)
    const tree = parser.parse(prepare(code))
    if (!tree) throw new Error(`${grammar} gave no tree.`)
    const faults = faultsIn(tree.rootNode)
    tree.delete()
    parser.delete()
    return faults
  }

const faultsIn = (root: Node): ParseFault[] => {
  const faults: ParseFault[] = []
  const open = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (!node.hasError) continue
    const { row, column } = node.startPosition
    if (node.isMissing) faults.push({ line: row + 1, column: column + 1, message: `"${node.type}" is missing here.` })
    else if (node.isError)
      faults.push({ line: row + 1, column: column + 1, message: `Unexpected "${node.text.slice(0, 40)}".` })
    else open.push(...node.children.filter((child) => child !== null).toReversed())
  }
  return faults
}

export const parseRustSample: Parser = treeSitter('tree-sitter-rust/tree-sitter-rust.wasm')

/** Shell; a leading `$ ` prompt is not part of the command. */
export const parseShellSample: Parser = treeSitter('tree-sitter-bash/tree-sitter-bash.wasm', (code) =>
  code.replaceAll(/^\$ /gm, ''),
)
