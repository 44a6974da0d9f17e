import {
  instrumentSample,
  type InstrumentedSample,
  lineFinder,
} from '@dev-handbook/generator/model/run/instrument-sample'
import type { SyntaxNode } from '@dev-handbook/generator/model/run/syntax-node'
import { parseSync } from 'oxc-parser'

/**
 * Makes a sample ready to run: its `// =>`, `// throws` and `// prints:` comments become checks, see `instrumentSample`.
 * Throws a `SyntaxError` with a `line` for code that does not parse and for a comment that belongs to no statement.
 */
export const runnableSample = (code: string, file: string): InstrumentedSample => {
  const { program, comments, errors } = parseSync(file, code)
  const [fault] = errors
  if (fault)
    throw Object.assign(new SyntaxError(fault.message), { line: lineFinder(code)(fault.labels[0]?.start ?? 0) })
  // SAFETY: the parser's nodes are those of ESTree; their types name each kind.
  return instrumentSample(code, { program: program as unknown as SyntaxNode, comments, isExpression })
}

const isExpression = (text: string): boolean => parseSync('value.ts', `(${text})`).errors.length === 0
