import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { placeAt, type ModulePlace } from './locate-in-module.ts'

/** Why a module of the project cannot be loaded, without a full stop, and where that stands in it, if anywhere. */
export interface ModuleFault {
  text: string
  place?: ModulePlace
}

/** Says what is wrong with a module that threw `cause` when it was imported: its syntax with the place, or what it threw. */
export const moduleFault = (root: string, file: string, cause: unknown): ModuleFault => {
  try {
    const source = readFileSync(join(root, file), 'utf8')
    const [fault] = parseSync(file, source).errors
    const start = fault?.labels[0]?.start
    if (fault) return { text: fault.message.replace(/\.$/, ''), ...(start !== undefined && { place: placeAt(source, start) }) }
  } catch {
    // It cannot be read: that is what was thrown.
  }
  return { text: messageOf(cause) }
}

/** First line of what was thrown. */
export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause)).split('\n')[0]?.replace(/\.$/, '') ?? ''
