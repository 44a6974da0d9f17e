import { findFile, normalPath } from '../../model/run/project-path.ts'
import type { RunSource } from '../../model/run/run-job.ts'

const scriptEnding = /\.[cm]?[jt]sx?$/
const scriptLanguages = new Set(['ts', 'tsx', 'js', 'jsx', 'mts', 'cts', 'mjs', 'cjs'])

/** Whether a source is a module of JavaScript or TypeScript. */
export const isScript = (file: string, language: string): boolean =>
  scriptEnding.test(file) || (scriptLanguages.has(language) && !/\.\w+$/.test(file))

/** Returns the source that a relative import of a file refers to; `undefined` for a package and for a missing file. */
export const findSource = (sources: readonly RunSource[], from: string, specifier: string): RunSource | undefined => {
  const files = sources.map(({ file }) => normalPath(file))
  const found = findFile(files, from, specifier)
  return found === undefined ? undefined : sources[files.indexOf(found)]
}
