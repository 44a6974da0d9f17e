import { edited, type Edit } from './edit-text.ts'
import { everyNode, nodesIn, type SyntaxNode } from './syntax-node.ts'

/** A sample that is ready to run. It has the same lines, but its `// =>` and `// prints:` comments are now checks. */
export interface InstrumentedSample {
  code: string
  /** The text that each line of the sample should print, by line of the sample. */
  prints: ReadonlyMap<number, string>
  /** Lines of the `// =>` and `// throws` comments. */
  assertions: readonly number[]
}

/** A comment of the sample, as parsers of ESTree report it. */
export interface SyntaxComment {
  type: string
  /** Text without the comment's marks. */
  value: string
  start: number
}

/** What a parser reports about a sample. The checks of samples and the page use different parsers. */
export interface ParsedSample {
  program: SyntaxNode
  comments: readonly SyntaxComment[]
  /** Whether a text is an expression of the sample's language. */
  isExpression: (text: string) => boolean
}

const valueComment = /^\s*=>\s?(.*)$/s
const printsComment = /^\s*prints:\s?(.*)$/s
const throwsComment = /^\s*throws\s+((?:[A-Z]\w*)?(?:Error|Exception)\b.*)$/s

interface Statement {
  node: SyntaxNode
  expression: SyntaxNode
}

/**
 * Inserts the checks of a sample as calls. The lines stay where they are.
 * - `expression // => value` becomes `sampleCheck(line, actual, () => value)`. So does
 *   `const x = expression // => value`.
 * - `expression // throws TypeError: text` becomes `sampleThrows(line, () => expression, text)`.
 * - `console.log(…)` becomes `sampleConsole(line).log(…)`.
 *
 * Throws a `SyntaxError` with a `line` for a comment that belongs to no statement or contains no expression.
 */
export const instrumentSample = (
  code: string,
  { program, comments, isExpression }: ParsedSample,
): InstrumentedSample => {
  const lineOf = lineFinder(code)
  const edits: Edit[] = []
  const statements: Statement[] = []
  for (const node of everyNode(program)) {
    const expression = checkable(node)
    if (expression) statements.push({ node, expression })
    const console = consoleIn(node)
    if (console) edits.push({ start: console.start, end: console.end, text: `sampleConsole(${lineOf(console.start)})` })
  }
  const prints = new Map<number, string>()
  const assertions: number[] = []
  for (const { type, value, start } of comments) {
    if (type !== 'Line') continue
    const line = lineOf(start)
    const printed = printsComment.exec(value)
    if (printed) prints.set(line, (printed[1] ?? '').trimEnd())
    const expected = valueComment.exec(value)?.[1]?.trim().replace(/;$/, '')
    const thrown = throwsComment.exec(value)?.[1]
    if (expected === undefined && thrown === undefined) continue
    const statement = statements
      .filter(({ node }) => lineOf(node.end) === line)
      .toSorted((one, other) => one.node.end - other.node.end)
      .at(-1)
    if (!statement)
      throw faultAt(
        line,
        `No expression ends before the comment "//${value}". Put it after an expression or a declaration on the same line.`,
      )
    if (expected !== undefined && !isExpression(expected))
      throw faultAt(
        line,
        `"${expected}" after "// =>" is not an expression. Write the value as JavaScript, or words in a comment of their own.`,
      )
    const { expression } = statement
    const awaits = /\bawait\b/.test(code.slice(expression.start, expression.end))
    const [before, after] =
      expected === undefined
        ? [
            awaits ? `await sampleThrows(${line}, async () => (` : `sampleThrows(${line}, () => (`,
            `), ${JSON.stringify(thrown?.trim())})`,
          ]
        : [`sampleCheck(${line}, (`, `), () => (${expected}))`]
    edits.unshift({ start: expression.start, end: expression.start, text: before })
    edits.push({ start: expression.end, end: expression.end, text: after })
    assertions.push(line)
  }
  return { code: edited(code, edits), prints, assertions }
}

/** Returns the expression of a statement that a comment after it can check. */
const checkable = (node: SyntaxNode): SyntaxNode | undefined => {
  if (node.type === 'ExpressionStatement') return nodesIn(node, 'expression')[0]
  if (node.type !== 'VariableDeclaration') return undefined
  const [only, another] = nodesIn(node, 'declarations')
  return only && !another ? nodesIn(only, 'init')[0] : undefined
}

/** Returns the identifier `console` in a call such as `console.log(…)`. */
const consoleIn = (node: SyntaxNode): SyntaxNode | undefined => {
  const [callee] = node.type === 'CallExpression' ? nodesIn(node, 'callee') : []
  const [object] = callee?.type === 'MemberExpression' ? nodesIn(callee, 'object') : []
  return object?.type === 'Identifier' && object['name'] === 'console' ? object : undefined
}

const faultAt = (line: number, message: string): SyntaxError & { line: number } =>
  Object.assign(new SyntaxError(message), { line })

/** Returns a function that finds the line (1-based) of an offset. */
export const lineFinder = (code: string) => {
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset: number): number => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] as number) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}
