/** Normalizes a path of a project: `src/a/../b.ts` becomes `src/b.ts`. A path out of the project keeps its `..`. */
export const normalPath = (path: string): string => {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** A path without the extension of a script, which an import may omit or write as that of the compiled file. */
export const pathStem = (path: string): string => path.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '')

const endings = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.d.ts', '.d.mts', '.d.cts']

/**
 * The file of a project that a relative import refers to; `undefined` for a package and for a missing file. The
 * extension may be missing or be that of the compiled file, and a folder means its `index`. `files` are normal paths.
 */
export const findFile = (files: readonly string[], from: string, specifier: string): string | undefined => {
  if (!/^\.{1,2}(?:\/|$)/.test(specifier)) return undefined
  const target = normalPath(`${from}/../${specifier.replace(/\?.*$/, '')}`)
  const compiled = [pathStem(target), normalPath(`${target}/index`)].flatMap((stem) =>
    endings.map((ending) => stem + ending),
  )
  const source = target.replace(/js(x?)$/, 'ts$1')
  return [target, source, ...compiled].find((file) => files.includes(file))
}
