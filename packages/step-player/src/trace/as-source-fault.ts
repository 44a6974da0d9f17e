import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { messageOf, moduleFault } from '@dev-handbook/generator/content/modules/module-fault'
import { faultMessage, SourceFault } from './source-fault.ts'

/** Sources that authors write: the implementations, and what a player says about them. */
const own = String.raw`(?!node_modules/|\.cache/)[\w./-]+\.ts`

/** Where instrumented sources are written; their lines are those of the sources. */
const instrumented = /[\\/]handbook-traced-\w+[\\/]([^\n:?]+)\.mts(?:\?[^:\n]*)?(?::(\d+))?/

/**
 * What was thrown while sources were imported or run, as a fault of the innermost of them that it names; anything else as it is.
 * `root` is the site's folder: what lies elsewhere is no source of an author.
 */
export const asSourceFault = (cause: unknown, root: string): unknown => {
  if (cause instanceof SourceFault || !(cause instanceof Error)) return cause
  const folder = `(?:${[`${root}/`, `${pathToFileURL(root).href}/`].map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|')})`
  const source = new RegExp(String.raw`${folder}(${own})(?:\?[^:\n]*)?(?::(\d+))?`)
  for (const line of (cause.stack ?? cause.message).split('\n')) {
    const [, name, number] = instrumented.exec(line) ?? []
    const [, file = name && `${name.replaceAll('\\', '/')}.ts`, at = number] = source.exec(line) ?? []
    if (file === undefined) continue
    // A source that does not parse has its place, whatever says so; it may not be there, where it was imported by a wrong name.
    const fault = existsSync(join(root, file)) ? moduleFault(root, file, cause) : undefined
    if (fault?.place && fault.cause === undefined)
      return new SourceFault(faultMessage(fault.text), { file, place: fault.place })
    return new SourceFault(faultMessage(messageOf(cause)), {
      file,
      place: at === undefined ? undefined : { line: Number(at) },
      cause,
    })
  }
  return cause
}
