import { readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type ParseResult, parseSync } from 'oxc-parser'
import { withoutRequire } from './asset-modules.mjs'
import { withoutAlias } from './import-aliases.mjs'
import { providedModule } from './provided-modules.mjs'

/** A module with all modules of the site that it imports statically. */
export interface ModuleGraph {
  /** Absolute paths of the modules, the entry first. */
  modules: string[]
  /** Absolute paths of style sheets, in the order in which they are imported. */
  styles: string[]
  /** Imports whose file does not exist. */
  missing: ModuleImport[]
  /** Imports of packages, except React and Node's own modules. */
  packages: ModuleImport[]
}

/** An import in a module of a site: `from` is the absolute path of the module, `offset` counts in UTF-16 units. */
export interface ModuleImport {
  from: string
  specifier: string
  offset: number
}

/** Matches files with module code. */
export const codeFile = /\.[cm]?[jt]sx?$/

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/**
 * Resolves an import of a site to a file: `./chart`, `../data.json`, an alias of the site, or `@site/…` from the site's
 * folder. `src/` may be omitted or added, because Docusaurus has components in `src/`. Returns `undefined` for a
 * missing file and for packages.
 */
export const resolveSiteImport = (
  specifier: string,
  { from, root }: { from: string; root: string },
): string | undefined => {
  const [path = ''] = withoutAlias(specifier, root).split('?')
  const places = path.startsWith('@site/')
    ? [join(root, path.slice('@site/'.length)), join(root, path.slice('@site/'.length).replace(/^src\//, ''))]
    : path.startsWith('@theme/')
      ? [join(root, 'src/theme', path.slice('@theme/'.length))]
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

/** Packages that the generator includes, and Node's own modules. */
const alwaysThere = /^(?:react|react-dom|@dev-handbook\/[\w-]+)(?:\/|$)|^node:/

/** Whether an import refers to a module of Docusaurus. */
export const isDocusaurusImport = (specifier: string): boolean =>
  /^@(?:theme|theme-original|theme-init|docusaurus)\//.test(specifier)

/** Whether an import refers to a file of the site, not to a package. */
export const isSiteImport = (specifier: string): boolean => /^(?:\.{1,2}(?:\/|$)|@site\/)/.test(specifier)

/** The syntax tree of a module of a site. Modules written for Docusaurus have JSX in `.js` files. */
export const parseSiteModule = (file: string, source = readFileSync(file, 'utf8')): ParseResult =>
  parseSync(file.replace(/\.js$/, '.jsx'), source)

interface StaticImport {
  specifier: string
  offset: number
}

const known = new Map<string, { state: string; imports: StaticImport[] }>()

/** Static imports of a module, parsed once for each state of its file. */
const importsOf = (file: string): StaticImport[] => {
  const { mtimeMs, size } = statSync(file)
  const state = `${mtimeMs} ${size}`
  const last = known.get(file)
  if (last?.state === state) return last.imports
  const { module } = parseSiteModule(file, withoutRequire(readFileSync(file, 'utf8')))
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (isType ? [] : (moduleRequest ?? []))),
  )
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.length > 0 && entries.every(({ isType }) => isType) ? [] : moduleRequest,
  )
  const requests = new Map([...imported, ...reexported].map((request) => [request.start, request]))
  const imports = [...requests.values()].map(({ value, start }) => ({ specifier: value, offset: start }))
  known.set(file, { state, imports })
  return imports
}

/** Reads the static imports of a module and of all modules that it imports. Modules of packages are not read. */
export const moduleGraph = (entry: string, root: string): ModuleGraph => {
  const modules = new Set([entry])
  const styles = new Set<string>()
  const missing: ModuleImport[] = []
  const packages: ModuleImport[] = []
  for (const from of modules) {
    if (!codeFile.test(from)) continue
    for (const { specifier, offset } of importsOf(from)) {
      const file = resolveSiteImport(specifier, { from, root })
      if (file === undefined) {
        const isPackage = !isSiteImport(specifier) && !isDocusaurusImport(specifier)
        if (isPackage && !alwaysThere.test(specifier)) packages.push({ from, specifier, offset })
        if (!isPackage && !providedModule(specifier)) missing.push({ from, specifier, offset })
      } else if (file.endsWith('.css')) styles.add(file)
      else modules.add(file)
    }
  }
  return { modules: [...modules], styles: [...styles], missing, packages }
}
