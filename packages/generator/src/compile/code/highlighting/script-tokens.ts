import { grammarTokens } from './grammar-tokens.ts'
import { nameOfNode, scriptParsers, type SyntaxNodeRef } from '../../../syntax/script-syntax.ts'
import type { Token, TokenName } from '../../../model/token.ts'

interface Range {
  from: number
  to: number
}

/** The name of each character of a code (UTF-16 units), and the places where a grammar gives better names. */
interface Names {
  names: (TokenName | undefined)[]
  /** Regular expressions and comments with tags. */
  embedded: Range[]
}

/**
 * Splits lines of JavaScript or TypeScript into tokens with a syntax tree (Lezer). That takes less than half of the
 * grammar's time. Returns `undefined` for another language, and for code that does not parse as a whole: a grammar can
 * highlight such code.
 */
export const scriptTokens = async (code: string, lang: string): Promise<Token[][] | undefined> => {
  const found = namesOf(code, lang) ?? namesOfMembers(code, lang)
  if (!found) return undefined
  for (const range of found.embedded) await nameByGrammar(code, range, found.names)
  return linesOf(code, found.names)
}

const namesOf = (code: string, lang: string, inner: Range = { from: 0, to: code.length }): Names | undefined => {
  const tree = scriptParsers.get(lang)?.parse(code)
  if (!tree || (inner.from > 0 && tree.topNode.firstChild?.to !== code.length)) return undefined
  const names = Array.from<TokenName | undefined>({ length: inner.to - inner.from })
  const embedded: Range[] = []
  let isWhole = true
  tree.iterate({
    enter: (node) => {
      isWhole &&= !node.type.isError && !isMisread(node, code)
      if (!isWhole) return false
      const name = nameOfNode(node, code)
      const range = { from: Math.max(node.from, inner.from) - inner.from, to: Math.min(node.to, inner.to) - inner.from }
      // Parents come before their children, so the names of the children win.
      if (name !== null && range.from < range.to) names.fill(name, range.from, range.to)
      if (isEmbedded(node, code)) embedded.push(range)
      return true
    },
  })
  return isWhole ? { names, embedded } : undefined
}

/** Reads the code as members of a class, because articles often show a part of a class. */
const namesOfMembers = (code: string, lang: string): Names | undefined => {
  const head = 'class Part {'
  return namesOf(`${head}${code}\n}`, lang, { from: head.length, to: head.length + code.length })
}

/** Lezer 1.5 reads `async <T>(…) => …` as two comparisons. */
const isMisread = (node: SyntaxNodeRef, code: string): boolean =>
  node.name === 'VariableName' &&
  code.startsWith('async', node.from) &&
  /^async\s*</.test(code.slice(node.from, node.from + 20))

const isEmbedded = ({ name, from, to }: SyntaxNodeRef, code: string): boolean =>
  name === 'RegExp' ||
  (name === 'BlockComment' && code.startsWith('/**', from) && /[*{]\s*@\w/.test(code.slice(from + 2, to)))

const nameByGrammar = async (code: string, { from, to }: Range, names: (TokenName | undefined)[]): Promise<void> => {
  const lines = await grammarTokens(code.slice(from, to), 'ts')
  let at = from
  for (const tokens of lines) {
    for (const { content, name } of tokens) names.fill(name, at, (at += content.length))
    at++
  }
}

const linesOf = (code: string, names: readonly (TokenName | undefined)[]): Token[][] => {
  let from = 0
  return code.split('\n').map((line) => {
    const tokens: Token[] = []
    const end = from + line.length
    for (let start = from, at = from; at < end;) {
      const name = names[at]
      while (at < end && names[at] === name) at++
      tokens.push({ content: code.slice(start, at), name })
      start = at
    }
    from = end + 1
    return tokens
  })
}
