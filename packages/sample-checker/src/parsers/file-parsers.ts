import { lint } from '@prisma/prisma-schema-wasm'
import { validate } from 'dockerfile-utils'
import { type ParseFault, type Parser, placeOf } from './parser.ts'

export const parseDockerfileSample: Parser = (code) =>
  validate(code).map(({ range, message }) => ({
    line: range.start.line + 1,
    column: range.start.character + 1,
    message: typeof message === 'string' ? message : message.value,
  }))

interface PrismaDiagnostic {
  /** In UTF-8 bytes. */
  start: number
  text: string
  is_warning: boolean
}

/** Prisma's own schema engine: syntax, types and attributes. */
export const parsePrismaSample: Parser = (code) => {
  const found: PrismaDiagnostic[] = JSON.parse(lint(JSON.stringify([['schema.prisma', code]])))
  const bytes = new TextEncoder().encode(code)
  const offset = (start: number) => new TextDecoder().decode(bytes.subarray(0, start)).length
  return found
    .filter((fault) => !fault.is_warning)
    .map(({ start, text }) => ({ ...placeOf(code, offset(start)), message: text }))
}

/**
 * nginx configuration: simple directives end with `;`, and block directives contain others
 * (nginx.org/en/docs/beginners_guide.html).
 */
export const parseNginxSample: Parser = (code) => {
  const faults: ParseFault[] = []
  const blocks: number[] = []
  let words = 0
  let line = 1
  for (const [token] of code.matchAll(
    /\n|#[^\n]*|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\$\{\w+\}|[{};]|(?:\\.|\$\{\w+\}|[^\s{};"'#\\])+|\S/g,
  )) {
    if (token === '\n') line++
    else if (token.startsWith('#')) continue
    else if (token === ';' || token === '{') {
      if (words === 0) faults.push({ line, message: `A directive must come before "${token}".` })
      if (token === '{') blocks.push(line)
      words = 0
    } else if (token === '}') {
      if (words > 0) faults.push({ line, message: 'The directive before "}" does not end with ";".' })
      if (blocks.pop() === undefined) faults.push({ line, message: '"}" closes no block.' })
      words = 0
    } else if (/^["']$/.test(token)) faults.push({ line, message: 'The quotation mark is not closed.' })
    else {
      words++
      line += token.split('\n').length - 1
    }
  }
  if (words > 0) faults.push({ line, message: 'The last directive does not end with ";".' })
  for (const open of blocks) faults.push({ line: open, message: 'The block is not closed.' })
  return faults
}

/**
 * Unified diffs: every hunk has as many lines as its header counts. A fragment without headers has only marked lines.
 */
export const parseDiffSample: Parser = (code) => {
  const faults: ParseFault[] = []
  const lines = code.replace(/\n$/, '').split('\n')
  let hunk: { line: number; left: number; right: number } | null = null
  const close = () => {
    if (hunk && (hunk.left !== 0 || hunk.right !== 0))
      faults.push({
        line: hunk.line,
        message: `The hunk's header counts ${hunk.left} more old lines and ${hunk.right} more new lines than follow.`,
      })
    hunk = null
  }
  for (const [index, text] of lines.entries()) {
    const header = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(text)
    if (header) {
      close()
      hunk = { line: index + 1, left: Number(header[1] ?? 1), right: Number(header[2] ?? 1) }
    } else if (/^(?:diff |index |--- |\+\+\+ |new file|deleted file|rename |similarity )/.test(text)) close()
    else if (/^[-+ ]|^$|^\\ /.test(text)) {
      if (hunk && !text.startsWith('+') && !text.startsWith('\\')) hunk.left--
      if (hunk && !text.startsWith('-') && !text.startsWith('\\')) hunk.right--
    } else faults.push({ line: index + 1, message: 'A line of a diff begins with "+", "-" or a space.' })
  }
  close()
  return faults
}

const token = String.raw`[!#$%&'*+.^_\`|~\w-]+`
const requestLine = /^[A-Z]+ (?:\/|\*$|https?:\/\/|[\w.-]+:\d)\S*(?: HTTP\/\d(?:\.\d)?)?$/
const statusLine = /^HTTP\/\d(?:\.\d)? \d{3}(?: .*)?$/
const fieldLine = new RegExp(`^${token}:(?: .*)?$`)

/**
 * HTTP messages (RFC 9112): a start line with header fields, or only header fields, then a body after an empty line.
 * Empty lines separate several messages.
 */
export const parseHttpSample: Parser = (code) => {
  const faults: ParseFault[] = []
  let state: 'start' | 'fields' | 'body' = 'start'
  for (const [index, text] of code.trimEnd().split('\n').entries()) {
    const isStart = statusLine.test(text) || (requestLine.test(text) && !fieldLine.test(text))
    if (isStart) state = 'fields'
    else if (state === 'start' && fieldLine.test(text)) state = 'fields'
    else if (text === '' && state === 'fields') state = 'body'
    else if (state === 'fields' && !fieldLine.test(text) && !/^[ \t]+\S/.test(text))
      faults.push({ line: index + 1, message: `"${text}" is not a header field; write "Name: value".` })
    else if (state === 'start' && text !== '')
      faults.push({
        line: index + 1,
        message: `"${text}" is neither a request line, a status line nor a header field.`,
      })
  }
  return faults
}
