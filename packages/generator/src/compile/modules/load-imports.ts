import { createHash } from 'node:crypto'
import { listNearest } from '../../content/nearest.ts'
import { findExport } from '../../content/site-components/find-export.ts'
import { isIslandModule, startsAsClient } from '../../content/site-components/island-module.ts'
import {
  importSiteModule,
  importSitePackage,
  isComponent,
  type LoadedComponent,
  type ModuleExports,
} from '../../content/site-components/load-component.ts'
import { moduleGraph } from '../../content/site-components/module-graph.ts'
import { packageFacts, packageSource } from '../../content/site-components/package-facts.ts'
import { islandName } from '../../content/site-components/island-name.ts'
import { moduleReport, packageFault, reportMissingImports } from '../components/module-report.ts'
import type { UsedComponent } from '../components/render-components.ts'
import { addModuleAssets } from '../assets/assets.ts'
import { dependOnModule, fileFrom, readProjectText, reportError, type CompileState } from '../compile-state.ts'
import { addModulePartials, type ModulePartials } from '../components/module-partials.ts'
import { checkMembers } from './check-members.ts'
import { markMissing } from './mark-missing.ts'
import type { ImportedName, SiteImport } from './site-import.ts'

/** The module that an imported value comes from. */
interface Origin {
  /** Absolute path of the module, or name of a package's module. */
  from: string
  isPackage: boolean
  isIsland: (exported: string) => boolean
}

/**
 * Loads the document's imports from modules of the site and from packages, binds their values, and returns their
 * components. An import that cannot be loaded is reported at the import, or in the module at fault.
 */
export const loadImports = async (state: CompileState, partials: ModulePartials): Promise<UsedComponent[]> => {
  const used: UsedComponent[] = []
  const own = [...state.styles]
  state.styles.clear()
  for (const one of state.siteImports) {
    const loaded = one.module === undefined ? await loadPackage(one, state) : await loadModule(one, one.module, state)
    if (!loaded) {
      for (const { local } of one.names) markMissing(state, local)
      continue
    }
    const bound = one.names.flatMap((name) => bind(name, { one, ...loaded, state }))
    used.push(...bound)
    if (one.module !== undefined) {
      const island = bound.find(({ isIsland }) => isIsland)?.name
      addModulePartials(one.module, { state, partials, ...(island !== undefined && { island }) })
    }
    if (one.module !== undefined && needsStyles(one, { ...loaded, bound }))
      for (const file of moduleGraph(one.module, state.context.root).styles) state.styles.set(file, one.place)
  }
  // For a sheet that the document imports itself, the place of that import is kept.
  for (const [file, place] of own) state.styles.set(file, place)
  return used
}

/**
 * Whether the styles of a module must be in the document. Islands contain their own styles, and plain values need none.
 */
const needsStyles = (
  { names }: SiteImport,
  { exports, bound }: Loaded & { bound: readonly UsedComponent[] },
): boolean =>
  names.length === 0 ||
  names.some(
    ({ local, exported }) =>
      exported === '*' ||
      (isComponent(exports[exported]) && !bound.some(({ name, isIsland }) => name === local && isIsland)),
  )

interface Loaded {
  exports: ModuleExports
  origin: Origin
}

const loadModule = async (
  { specifier }: SiteImport,
  module: string,
  state: CompileState,
): Promise<Loaded | undefined> => {
  const { root, hydrate } = state.context
  dependOnModule(state, module)
  addModuleAssets(state, module)
  if (await reportMissingImports(state, module)) return undefined
  try {
    const exports = await importSiteModule(module, root)
    const isIsland = (exported: string) => isIslandModule(findExport(module, exported, root).module, { root, hydrate })
    return { exports, origin: { from: module, isPackage: false, isIsland } }
  } catch (cause) {
    reportError(state, moduleReport(state, module, { what: `The module "${specifier}"`, cause }))
    return undefined
  }
}

const loadPackage = async ({ specifier, place }: SiteImport, state: CompileState): Promise<Loaded | undefined> => {
  const { root, hydrate } = state.context
  const fault = await packageFault(specifier, root)
  if (fault) {
    reportError(state, { rule: 'import', ...place, ...fault })
    return undefined
  }
  // The document depends on the installed release of the package.
  const { file } = packageFacts(specifier, root)
  if (file !== undefined) readProjectText(state, fileFrom(state, file))
  const { exports, url } = await importSitePackage(specifier, root)
  const isIsland = () => hydrate === 'auto' || startsAsClient(packageSource(url))
  return { exports, origin: { from: specifier, isPackage: true, isIsland } }
}

/** Binds one name of an import. Returns the components that the name provides. */
const bind = (
  { local, exported }: ImportedName,
  { one, exports, origin, state }: Loaded & { one: SiteImport; state: CompileState },
): UsedComponent[] => {
  const { values, components } = one.bound
  if (exported === '*') {
    values.set(local, checkMembers(local, exports, { one, state, isIsland: origin.isIsland }) ?? exports)
    return []
  }
  if (!(exported in exports)) {
    const isUsed = isUsedIn(state, local, one)
    if (isUsed) markMissing(state, local)
    const what = exported === 'default' ? 'no default' : `no "${exported}"`
    const names = Object.keys(exports).filter((name) => name !== 'module.exports')
    const message = `Import of "${one.specifier}": the module exports ${what}. Its exports, nearest first: ${listNearest(exported === 'default' ? local : exported, names)}.`
    if (isUsed) reportError(state, { rule: 'import', ...one.place, message })
    else
      state.context.problems.warning({
        rule: 'import',
        ...one.place,
        message: `${message} Nothing uses "${local}": delete it.`,
      })
    return []
  }
  const value = exports[exported]
  values.set(local, value)
  if (!/^\p{Lu}/u.test(local)) return []
  if (!isComponent(value)) {
    const map = checkMembers(local, value, { one, state, isIsland: () => origin.isIsland(exported) })
    if (map) {
      values.set(local, map)
      return []
    }
    if (state.usedComponents.has(local)) {
      state.missing.add(local)
      reportError(state, {
        rule: 'import',
        ...one.place,
        message: `<${local}> is no component: "${one.specifier}" exports ${kindOf(value)} by that name. Write the value in an expression: {${local}}.`,
      })
    }
    return []
  }
  const key = `${one.place.file}:${local}`
  components.set(local, key)
  return [usedComponent(value, { key, local, exported, origin, one, state })]
}

/**
 * Whether a document uses a name that it imports: webpack also accepts a faulty import that nothing uses. In a partial,
 * every name counts as used.
 */
const isUsedIn = ({ document }: CompileState, local: string, { place }: SiteImport): boolean =>
  place.file !== document.file ||
  document.readBody().split(new RegExp(`(?<![\\w$])${local.replaceAll('$', String.raw`\$`)}(?![\\w$])`)).length > 2

interface ComponentPlace {
  key: string
  local: string
  exported: string
  origin: Origin
  one: SiteImport
  state: CompileState
}

const usedComponent = (
  Component: LoadedComponent,
  { key, local, exported, origin, one, state }: ComponentPlace,
): UsedComponent => {
  const { root, components } = state.context
  const isIsland = origin.isIsland(exported)
  const found = origin.isPackage ? { module: origin.from, name: exported } : findExport(origin.from, exported, root)
  const own = { key, name: local, module: found.module, isIsland, origin: one.specifier, Component }
  // The component's styles are at the beginning of the document, or inside the island.
  if (!isIsland) return { ...own, styles: [] }
  const styles = origin.isPackage ? [] : moduleGraph(found.module, root).styles
  const registered = [...components.values()].find(
    ({ module, exported: path, name }) =>
      module === found.module && !path && (found.name === name || found.name === 'default'),
  )
  if (registered) return { ...own, styles, island: islandName(registered.name) }
  const from = origin.isPackage ? found.module : fileFrom(state, found.module)
  const island = uniqueName(local, `${from} ${found.name}`)
  return { ...own, styles, island, imported: { island, from, isPackage: origin.isPackage, exported: [found.name] } }
}

/**
 * Returns the name of an island that a document imports. It is unique, because two documents may give one name to two
 * components.
 */
const uniqueName = (local: string, owner: string): string =>
  `${islandName(local)}-${createHash('sha256').update(owner).digest('hex').slice(0, 6)}`

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return String(value)
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a map' : `a ${typeof value}`
}
