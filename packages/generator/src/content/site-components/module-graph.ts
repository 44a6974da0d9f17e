import { readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A module with everything that it imports statically from the site's own files. */
export interface ModuleGraph {
  /** Absolute paths of the modules, the entry first. */
  modules: string[]
  /** Absolute paths of style sheets, in the order in which they are imported. */
  styles: string[]
  /** Imports that lead to no file. */
  missing: { from: string; specifier: string; offset: number }[]
}

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/**
 * Finds the file that an import of a site means: `./chart`, `../data.json`, or `@site/…` from the site's folder, where `src/` may
 * be left out or added, as Docusaurus has components in `src/`. Returns `undefined` where there is none, and for packages.
 */
export const resolveSiteImport = (
  specifier: string,
  { from, root }: { from: string; root: string },
): string | undefined => {
  const [path = ''] = specifier.split('?')
  const places = path.startsWith('@site/')
    ? [join(root, path.slice('@site/'.length)), join(root, path.slice('@site/'.length).replace(/^src\//, ''))]
    : /^\.{1,2}(?:\/|$)/.test(path)
      ? [resolve(dirname(from), path)]
      : []
  for (const place of places) for (const ending of endings) if (isFile(place + ending)) return place + ending
  return undefined
}

const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Whether an import is of a file of the site, not of a package. */
export const isSiteImport = (specifier: string): boolean => /^(?:\.{1,2}(?:\/|$)|@site\/)/.test(specifier)

interface StaticImport {
  specifier: string
  offset: number
}

const known = new Map<string, { state: string; imports: StaticImport[] }>()

/** Static imports of a module, read once for each state of its file. */
const importsOf = (file: string): StaticImport[] => {
  const { mtimeMs, size } = statSync(file)
  const state = `${mtimeMs} ${size}`
  const last = known.get(file)
  if (last?.state === state) return last.imports
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
  )
  const imports = [...module.staticImports.map(({ moduleRequest }) => moduleRequest), ...reexported].map(
    ({ value, start }) => ({ specifier: value, offset: start }),
  )
  known.set(file, { state, imports })
  return imports
}

/** Reads the static imports of a module and of all modules that it leads to. Packages are not looked into. */
export const moduleGraph = (entry: string, root: string): ModuleGraph => {
  const modules = new Set([entry])
  const styles = new Set<string>()
  const missing: ModuleGraph['missing'] = []
  for (const from of modules) {
    if (!/\.[cm]?[jt]sx?$/.test(from)) continue
    for (const { specifier, offset } of importsOf(from)) {
      if (!isSiteImport(specifier)) continue
      const file = resolveSiteImport(specifier, { from, root })
      if (file === undefined) missing.push({ from, specifier, offset })
      else if (file.endsWith('.css')) styles.add(file)
      else modules.add(file)
    }
  }
  return { modules: [...modules], styles: [...styles], missing }
}
