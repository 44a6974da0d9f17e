import { parse as parseJsonc, printParseErrorCode, type ParseError } from 'jsonc-parser'
import { parse as parseToml, TomlError } from 'smol-toml'
import { LineCounter, parseAllDocuments } from 'yaml'
import { type Parser, placeOf } from './parser.ts'

const jsonWith =
  (options: { disallowComments: boolean; allowTrailingComma: boolean }): Parser =>
  (code) => {
    const errors: ParseError[] = []
    parseJsonc(code, errors, options)
    return errors.map(({ error, offset, length }) => ({
      ...placeOf(code, offset),
      message: jsonMessage(printParseErrorCode(error), code.slice(offset, offset + length)),
    }))
  }

/** `ValueExpected` and `]` make `Value expected at "]".` */
const jsonMessage = (name: string, text: string): string => {
  const words = name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words} at ${text === '' ? 'the end' : `"${text}"`}.`
}

export const parseJsonSample = jsonWith({ disallowComments: true, allowTrailingComma: false })
export const parseJsoncSample = jsonWith({ disallowComments: false, allowTrailingComma: true })

export const parseYamlSample: Parser = (code) => {
  const lines = new LineCounter()
  const documents = parseAllDocuments(code, { lineCounter: lines, strict: true, customTags: [] })
  return [...documents].flatMap(({ errors }) =>
    errors.map(({ pos, message }) => {
      const { line, col } = lines.linePos(pos[0])
      return { line, column: col, message: message.replace(/(?: at line \d+, column \d+)?(?::\s*\n[^]*)?$/, '.') }
    }),
  )
}

export const parseTomlSample: Parser = (code) => {
  try {
    parseToml(code)
    return []
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    return [{ line: error.line, column: error.column, message: error.message.split('\n')[0] ?? error.message }]
  }
}
