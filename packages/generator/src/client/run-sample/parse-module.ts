import { type Comment, parse } from 'acorn'
import type { ParsedSample } from '../../model/run/instrument-sample.ts'
import type { SyntaxNode } from '../../model/run/syntax-node.ts'

const parseScript = (code: string, onComment?: Comment[]): SyntaxNode =>
  // SAFETY: the parser's nodes follow ESTree; its types name each kind.
  parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    ...(onComment && { onComment }),
  }) as unknown as SyntaxNode

/** Parses a module. Throws a `SyntaxError` with `loc.line` (1-based) for code that does not parse. */
export const parseModule = (code: string): ParsedSample => {
  const comments: Comment[] = []
  return { program: parseScript(code, comments), comments, isExpression }
}

const isExpression = (text: string): boolean => {
  try {
    parseScript(`(${text})`)
    return true
  } catch {
    return false
  }
}
