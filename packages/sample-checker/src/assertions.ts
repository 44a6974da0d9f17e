import MagicString from 'magic-string'
import { parseSync, Visitor } from 'oxc-parser'

/** A sample made ready to run: the same lines, with its `// =>` and `// prints:` comments turned into checks. */
export interface RunnableSample {
  code: string
  /** What each line of the sample is said to print, by line of the sample. */
  prints: ReadonlyMap<number, string>
  assertions: number
}

interface Place {
  start: number
  end: number
}

const valueComment = /^\s*=>\s?(.*)$/s
const printsComment = /^\s*prints:\s?(.*)$/s
const throwsComment = /^\s*throws\s+((?:[A-Z]\w*)?(?:Error|Exception)\b.*)$/s

/**
 * Turns `expression // => value` (also `const x = expression // => value`) into a call of `sampleCheck(line, actual, () => value)`,
 * `expression // throws TypeError: text` into `sampleThrows(line, () => expression, text)`, and `console.log(…)` into
 * `sampleConsole(line).log(…)`; lines stay where they are. Throws a `SyntaxError` with a `line` for code that does not
 * parse and for a comment that belongs to no statement.
 */
export const runnableSample = (code: string, file: string): RunnableSample => {
  const { program, comments, errors } = parseSync(file, code)
  const lineOf = lineFinder(code)
  const [fault] = errors
  if (fault) throw faultAt(lineOf(fault.labels[0]?.start ?? 0), fault.message)

  const text = new MagicString(code)
  const statements: { place: Place; expression: Place }[] = []
  new Visitor({
    ExpressionStatement: (node) => {
      statements.push({ place: node, expression: node.expression })
    },
    VariableDeclaration: (node) => {
      const [only] = node.declarations
      if (node.declarations.length === 1 && only?.init) statements.push({ place: node, expression: only.init })
    },
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier' || callee.object.name !== 'console')
        return
      text.overwrite(callee.object.start, callee.object.end, `sampleConsole(${lineOf(callee.object.start)})`)
    },
  }).visit(program)

  const prints = new Map<number, string>()
  let assertions = 0
  for (const comment of comments) {
    if (comment.type !== 'Line') continue
    const line = lineOf(comment.start)
    const printed = printsComment.exec(comment.value)
    if (printed) prints.set(line, (printed[1] ?? '').trimEnd())
    const value = valueComment.exec(comment.value)?.[1]
    const thrown = throwsComment.exec(comment.value)?.[1]
    if (value === undefined && thrown === undefined) continue
    const statement = statements
      .filter(({ place }) => lineOf(place.end) === line)
      .toSorted((one, other) => one.place.end - other.place.end)
      .at(-1)
    if (!statement)
      throw faultAt(
        line,
        `No expression ends before the comment "//${comment.value}". Put it after an expression or a declaration on the same line.`,
      )
    const { start, end } = statement.expression
    if (value === undefined) {
      const awaits = /\bawait\b/.test(code.slice(start, end))
      text.appendLeft(start, awaits ? `await sampleThrows(${line}, async () => (` : `sampleThrows(${line}, () => (`)
      text.appendRight(end, `), ${JSON.stringify(thrown?.trim())})`)
    } else {
      checkValue(value, line)
      text.appendLeft(start, `sampleCheck(${line}, (`)
      text.appendRight(end, `), () => (${value.trim().replace(/;$/, '')}))`)
    }
    assertions++
  }
  return { code: text.toString(), prints, assertions }
}

const checkValue = (value: string, line: number): void => {
  const { errors } = parseSync('value.ts', `(${value.trim().replace(/;$/, '')})`)
  if (errors.length > 0)
    throw faultAt(
      line,
      `"${value.trim()}" after "// =>" is not an expression. Write the value as JavaScript, or words in a comment of their own.`,
    )
}

const faultAt = (line: number, message: string): SyntaxError & { line: number } =>
  Object.assign(new SyntaxError(message), { line })

const lineFinder = (code: string) => {
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
