import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { messageOf, moduleFault } from '../config/module-fault.ts'
import type { ModulePlace } from '../config/locate-in-module.ts'
import { programRoot } from '../program-root.ts'

/** A mistake in a source that documents show at work. It is its author's, and the message is complete. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault'
  /** From the program's root. */
  readonly file: string
  readonly place: Partial<ModulePlace> | undefined

  constructor(message: string, { file, place, cause }: { file: string; place?: Partial<ModulePlace> | undefined; cause?: unknown }) {
    super(message, { cause })
    this.file = file
    this.place = place
  }
}

/** Sources that authors write: the implementations, and what a player says about them. */
const own = String.raw`(?:algorithms|src/islands/player/subjects)/[\w./-]+\.ts`

/** Where instrumented sources are written; their lines are those of the sources. */
const instrumented = /[\\/](?:traced[\\/][\da-f]{16}|handbook-traced-\w+)[\\/]([^\n:?]+)\.mts(?:\?[^:\n]*)?(?::(\d+))?/

/**
 * What was thrown while sources were imported or run, as a fault of the innermost of them that it names; anything else as it is.
 * `root` is the program's: what lies elsewhere is no source of an author.
 */
export const asSourceFault = (cause: unknown, root = programRoot.replace(/[\\/]$/, '')): unknown => {
  if (cause instanceof SourceFault || !(cause instanceof Error)) return cause
  const folder = `(?:${[`${root}/`, `${pathToFileURL(root).href}/`].map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|')})`
  const source = new RegExp(String.raw`${folder}(${own})(?:\?[^:\n]*)?(?::(\d+))?`)
  for (const line of (cause.stack ?? cause.message).split('\n')) {
    const [, name, number] = instrumented.exec(line) ?? []
    const [, file = name && `${name.replaceAll('\\', '/')}.ts`, at = number] = source.exec(line) ?? []
    if (file === undefined) continue
    // A source that does not parse has its place, whatever says so; it may not be there, where it was imported by a wrong name.
    const fault = existsSync(join(root, file)) ? moduleFault(root, file, cause) : undefined
    if (fault?.place && fault.cause === undefined) return new SourceFault(faultMessage(fault.text), { file, place: fault.place })
    return new SourceFault(faultMessage(messageOf(cause)), { file, place: at === undefined ? undefined : { line: Number(at) }, cause })
  }
  return cause
}

/** The message of a fault, with what to do. */
export const faultMessage = (text: string): string => `${text}. Correct the source: what shows it at work cannot be made.`
