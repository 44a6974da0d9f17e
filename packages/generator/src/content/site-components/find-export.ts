import { codeFile, isSiteImport, parseSiteModule, resolveSiteImport } from './module-graph.ts'

/** The origin of an export. */
export interface FoundExport {
  /** Absolute path of the module that defines it. */
  module: string
  /** Name of the export in that module. */
  name: string
}

/**
 * Follows an export to the module of the site that defines it, because an `index.ts` often only re-exports. Returns the
 * module itself when it does not re-export the name.
 */
export const findExport = (module: string, name: string, root: string, seen: readonly string[] = []): FoundExport => {
  const own = { module, name }
  if (!codeFile.test(module) || seen.includes(module)) return own
  const entries = parseSiteModule(module).module.staticExports.flatMap((statement) => statement.entries)
  const nameOf = (entry: (typeof entries)[number]) =>
    entry.exportName.kind === 'Default' ? 'default' : entry.exportName.name
  const target = (specifier: string) =>
    isSiteImport(specifier) ? resolveSiteImport(specifier, { from: module, root }) : undefined
  const named = entries.find((entry) => nameOf(entry) === name)
  if (named) {
    const request = named.moduleRequest ?? importOf(module, named.localName.name)
    const file = request && target(request.value)
    const next = named.moduleRequest
      ? named.importName.name
      : request && 'imported' in request
        ? request.imported
        : name
    return file === undefined || next === null || next === undefined
      ? own
      : findExport(file, next, root, [...seen, module])
  }
  for (const { moduleRequest, exportName } of entries) {
    const file = exportName.name === null && moduleRequest ? target(moduleRequest.value) : undefined
    if (file === undefined || !exportNames(file).includes(name)) continue
    return findExport(file, name, root, [...seen, module])
  }
  return own
}

/** `import Note from './note'` and then `export default Note`. */
const importOf = (module: string, local: string | null): { value: string; imported: string } | undefined => {
  for (const { entries, moduleRequest } of parseSiteModule(module).module.staticImports) {
    const entry = entries.find(({ localName }) => localName.value === local)
    if (!entry || entry.importName.kind === 'NamespaceObject') continue
    return { value: moduleRequest.value, imported: entry.importName.name ?? 'default' }
  }
  return undefined
}

/** Names that a module defines and exports itself. */
const exportNames = (module: string): string[] =>
  parseSiteModule(module).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => (exportName.kind === 'Default' ? 'default' : (exportName.name ?? []))),
  )
