import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'
import { hasCode } from '../error-code.ts'
import { placeAt, type ModulePlace } from './locate-in-module.ts'

/**
 * Why a module of the project cannot be loaded, without a full stop, and the place of the error in the module, if
 * known.
 */
export interface ModuleFault {
  text: string
  place?: ModulePlace
  /** The thrown value, when the text does not say everything. */
  cause?: unknown
}

/** Explains why a module threw `cause` when it was imported: a syntax error with its place, or the thrown value. */
export const moduleFault = (root: string, file: string, cause: unknown): ModuleFault => {
  try {
    const source = readFileSync(join(root, file), 'utf8')
    if (file.endsWith('.json')) {
      const [, position] = /^(?:.*) at position (\d+)/.exec(messageOf(cause)) ?? []
      return {
        text: messageOf(cause),
        ...(position !== undefined && { place: placeAt(source, Number(position)) }),
      }
    }
    const [fault] = parseSync(file, source).errors
    const start = fault?.labels[0]?.start
    if (fault)
      return { text: fault.message.replace(/\.$/, ''), ...(start !== undefined && { place: placeAt(source, start) }) }
  } catch {
    // The file cannot be read, and that is the error that was thrown.
  }
  const place = thrownPlace(join(root, file), cause)
  return { text: messageOf(cause) + remedyOf(cause), ...(place && { place }), cause }
}

/** The command that installs a missing package, or the replacement for a feature that only CommonJS modules have. */
const remedyOf = (cause: unknown): string => {
  const [, missing] = /^Cannot find (?:module|package) '((?:@[\w.-]+\/)?\w[\w.-]*)/.exec(messageOf(cause)) ?? []
  if (missing !== undefined && (hasCode(cause, 'MODULE_NOT_FOUND') || hasCode(cause, 'ERR_MODULE_NOT_FOUND')))
    return `; run "npm install ${missing}" in the folder of the site, if it is a package`
  const [, name] = /^(module|exports|require) is not defined\b/.exec(messageOf(cause)) ?? []
  if (name === undefined) return ''
  return name === 'require'
    ? '; write "import x from \'…\'" instead of "const x = require(\'…\')"'
    : '; write "export default …" instead of "module.exports = …"'
}

/** The place in the module where it threw: the innermost stack frame in this module. */
const thrownPlace = (path: string, cause: unknown): ModulePlace | undefined => {
  const lines = cause instanceof Error ? (cause.stack ?? '').split('\n') : []
  const own = lines.find(
    (line) => /^\s+at /.test(line) && (line.includes(path) || line.includes(pathToFileURL(path).href)),
  )
  const [, line, column] = /:(\d+):(\d+)\)?$/.exec(own ?? '') ?? []
  return line === undefined ? undefined : { line: Number(line), column: Number(column) }
}

/** First line of the thrown value. */
export const messageOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).split('\n')[0]?.replace(/\.$/, '') ?? ''
