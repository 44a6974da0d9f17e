import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { dataFault, parseData } from '../../content/site-components/parse-data.ts'
import { listNearest } from '../../content/nearest.ts'
import { resolveSiteImport } from '../../content/site-components/module-graph.ts'
import { isMap } from '../../model/is-map.ts'
import { readProjectText, type CompileState, type SourceText } from '../compile-state.ts'

/** Returns the absolute path of the file of the site that an import of a document refers to, or `undefined`. */
export const siteModule = (
  specifier: string,
  { state, source }: { state: CompileState; source: SourceText },
): string | undefined => {
  const { root } = state.context
  return resolveSiteImport(specifier, { from: join(root, source.file), root })
}

/** Returns a sentence with the names of the files that are nearest to a missing file. */
export const nearestFiles = (state: CompileState, file: string): string => {
  const folder = posix.dirname(file)
  const names = namesIn(join(state.context.root, folder))
  return names.length === 0
    ? 'Write a path relative to this document, or one that begins with "@site/".'
    : `In "${folder}", nearest first: ${listNearest(posix.basename(file), names)}.`
}

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .toSorted()
  } catch {
    return []
  }
}

/**
 * Returns the exports of a data file of the site: the whole data as default, and the keys of a map by name. If the file
 * is faulty, returns what is wrong with it.
 */
export const readData = (state: CompileState, file: string): Readonly<Record<string, unknown>> | string => {
  if (!/\.(?:json|ya?ml)$/.test(file))
    return /\.(?:s[ac]ss|less|styl)$/.test(file)
      ? 'only plain CSS can be imported. Compile the file to a ".css" file, and import that one.'
      : `a document imports modules (.tsx, .ts, .jsx, .js), data (.json, .yml), style sheets (.css), partials (.mdx, .md) and images. Add "?raw" for the text of any other file.`
  try {
    const value = parseData(file, readProjectText(state, file) ?? '')
    return { ...(isMap(value) && value), default: value }
  } catch (error) {
    return `${dataFault(file, error)} Correct the file.`
  }
}
