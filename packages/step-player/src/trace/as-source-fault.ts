import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { messageOf, moduleFault } from '@dev-handbook/generator/content/modules/module-fault'
import { faultMessage, SourceFault } from './source-fault.ts'

/** Sources that authors write: the implementations, and the subjects of players. */
const own = String.raw`(?!node_modules/|\.cache/)[\w./-]+\.ts`

/** Paths of instrumented sources. Their line numbers are those of the original sources. */
const instrumented = /[\\/]handbook-traced-\w+[\\/]([^\n:?]+)\.mts(?:\?[^:\n]*)?(?::(\d+))?/

/**
 * Returns an error of an import or a run as a fault of the innermost source that the error names. Returns every other
 * error unchanged. `root` is the site's folder: a file elsewhere is not an author's source.
 */
export const asSourceFault = (cause: unknown, root: string): unknown => {
  if (cause instanceof SourceFault || !(cause instanceof Error)) return cause
  const folder = `(?:${[`${root}/`, `${pathToFileURL(root).href}/`].map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|')})`
  const source = new RegExp(String.raw`${folder}(${own})(?:\?[^:\n]*)?(?::(\d+))?`)
  for (const line of (cause.stack ?? cause.message).split('\n')) {
    const [, name, number] = instrumented.exec(line) ?? []
    const [, file = name && `${name.replaceAll('\\', '/')}.ts`, at = number] = source.exec(line) ?? []
    if (file === undefined) continue
    // An error of a source that does not parse has a place, no matter which program reports it. The source may not
    // exist when the import had a wrong name.
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
