import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { listNearest } from '@dev-handbook/generator/content/nearest'
import { placeAt, SourceFault } from './source-fault.ts'

/**
 * Finds the first name that one source imports from another source which does not export it. The error of the engine
 * does not contain the line.
 */
export const findMissingExport = (sources: ReadonlyMap<string, string>): SourceFault | undefined => {
  for (const [file, code] of sources) {
    for (const { moduleRequest, entries } of parseSync(file, code).module.staticImports) {
      const target = posix.join(posix.dirname(file), moduleRequest.value)
      const names = exportsOf(target, sources)
      if (!names || !moduleRequest.value.startsWith('.')) continue
      for (const { importName, isType } of entries) {
        const name = importName.kind === 'Default' ? 'default' : importName.name
        if (isType || typeof name !== 'string' || names.has(name)) continue
        const message = `The import "${name}" is not an export of "${target}". Its exports, nearest first: ${listNearest(name, names)}.`
        return new SourceFault(message, { file, place: placeAt(code, importName.start ?? moduleRequest.start) })
      }
    }
  }
  return undefined
}

/**
 * Names that a source exports. `undefined` when the file is not one of the sources, or exports all names of another
 * module.
 */
const exportsOf = (file: string, sources: ReadonlyMap<string, string>): ReadonlySet<string> | undefined => {
  const code = sources.get(file)
  if (code === undefined) return undefined
  const entries = parseSync(file, code).module.staticExports.flatMap((statement) => statement.entries)
  if (entries.some(({ exportName }) => exportName.kind === 'None')) return undefined
  return new Set(entries.map(({ exportName }) => (exportName.kind === 'Default' ? 'default' : (exportName.name ?? ''))))
}
