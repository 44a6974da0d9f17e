import { toUSVString } from 'node:util'
import { reportError, type CompileState } from './compile-state.ts'

/** NUL, the replacement character and lone surrogates. They are signs of text that was cut or decoded wrongly. */
const brokenCharacter = /[\0\uFFFD\p{Surrogate}]/u

/**
 * Whether a text contains a character of `brokenCharacter`. The expression finds the same, but takes ten times as long
 * for whole articles.
 */
export const hasBrokenCharacters = (text: string): boolean =>
  text.includes('\0') || text.includes('\uFFFD') || toUSVString(text) !== text

/** Reports the first broken character of a document: in its source, or else in the rendered text. */
export const reportBrokenCharacter = (state: CompileState): void => {
  const { readBody, bodyLine, file } = state.document
  const body = readBody()
  const at = brokenCharacter.exec(body)?.index
  const code = at === undefined ? undefined : body.codePointAt(at)?.toString(16).toUpperCase().padStart(4, '0')
  reportError(state, {
    rule: 'encoding',
    file,
    ...(at !== undefined && { line: bodyLine + body.slice(0, at).split('\n').length - 1 }),
    message: `The text ${code === undefined ? 'renders' : 'holds'} the character U+${code ?? 'FFFD'}, which is a sign of damaged text. Save the file as UTF-8, and write the character you meant.`,
  })
}
