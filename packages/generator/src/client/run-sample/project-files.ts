import type { RunSource } from '../../model/run/run-job.ts'

const scriptEnding = /\.[cm]?[jt]sx?$/
const scriptLanguages = new Set(['ts', 'tsx', 'js', 'jsx', 'mts', 'cts', 'mjs', 'cjs'])

/** Whether a source is a module of JavaScript or TypeScript. */
export const isScript = (file: string, language: string): boolean =>
  scriptEnding.test(file) || (scriptLanguages.has(language) && !/\.\w+$/.test(file))

/** Normalizes a path: `src/a/../b.ts` becomes `src/b.ts`. */
const normal = (path: string): string => {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

const stem = (path: string): string => path.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '')

/**
 * Returns the source that a relative import of a file refers to; `undefined` for a package and for a missing file. The
 * extension may be missing or be that of the compiled file, and a folder means its `index`.
 */
export const findSource = (sources: readonly RunSource[], from: string, specifier: string): RunSource | undefined => {
  if (!/^\.{1,2}(?:\/|$)/.test(specifier)) return undefined
  const [path = ''] = specifier.split('?')
  const target = normal(`${from.replace(/[^/]*$/, '')}${path}`)
  const exact = sources.find(({ file }) => normal(file) === target)
  return (
    exact ??
    sources.find(({ file }) => stem(normal(file)) === stem(target)) ??
    sources.find(({ file }) => stem(normal(file)) === (target === '' ? 'index' : `${target}/index`))
  )
}
