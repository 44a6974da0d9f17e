import { ModuleFault, type ImportedName, type ModulePart, type ReadModule } from './read-module.ts'

/** An export of a package, with the name that the first importing module gives it. */
export interface PackageName {
  packageName: string
  name: string
  local: string
  isType: boolean
}

/** Where a name is declared: in a module of the site, or in a package. */
export type Declaration = { module: ReadModule; name: string } | PackageName

/** Finds the modules that other modules import. */
export interface ModuleSource {
  /**
   * Returns the module of an import from the site; `undefined` for an import from a package. Throws a `ModuleFault` if
   * there is no such module.
   */
  moduleAt: (from: ReadModule, imported: ImportedName) => ReadModule | undefined
}

/** Returns the declaration of a name that a module uses at its top level; `undefined` for a global. */
export const declarationOf = (module: ReadModule, name: string, source: ModuleSource): Declaration | undefined => {
  const imported = module.imports.get(name)
  if (imported) return importedDeclaration(module, { ...imported, local: name }, source)
  return module.parts.some(({ declares }) => declares.includes(name)) ? { module, name } : undefined
}

/** Returns the declaration that an import or `export … from` refers to. */
export const importedDeclaration = (
  module: ReadModule,
  { local, ...imported }: ImportedName & { local: string },
  source: ModuleSource,
): Declaration => {
  const target = source.moduleAt(module, imported)
  if (!target) return { packageName: imported.specifier, name: imported.name, local, isType: imported.isType }
  if (imported.name === '*' || imported.name === 'default')
    throw new ModuleFault(
      `The import of "${imported.specifier}" does not list names. Import the names that are used: import { name } from "${imported.specifier}".`,
      {
        file: module.file,
        offset: imported.offset,
      },
    )
  const found = exportedDeclaration(target, imported.name, source)
  if (found) return found
  throw new ModuleFault(`"${imported.specifier}" exports no "${imported.name}".`, {
    file: module.file,
    offset: imported.offset,
  })
}

/** Returns the declaration of an exported name, also through modules that re-export it. */
export const exportedDeclaration = (
  module: ReadModule,
  name: string,
  source: ModuleSource,
): Declaration | undefined => {
  const own = module.exports.get(name)
  if (own !== undefined) return declarationOf(module, own, source)
  const handed = module.reexports.find((one) => one.name === name)
  if (handed) return importedDeclaration(module, { ...handed.from, local: name }, source)
  for (const { name: every, from } of module.reexports) {
    const target = every === '*' ? source.moduleAt(module, from) : undefined
    const found = target && exportedDeclaration(target, name, source)
    if (found) return found
  }
  return undefined
}

/** Returns every name that a module exports, with its declaration, in the order of the source. */
export const exportsOf = (module: ReadModule, source: ModuleSource): Map<string, Declaration> => {
  const all = new Map<string, Declaration>()
  for (const [exported, name] of module.exports) {
    const found = declarationOf(module, name, source)
    if (found) all.set(exported, found)
  }
  for (const { name, from } of module.reexports) {
    if (name !== '*') {
      all.set(name, importedDeclaration(module, { ...from, local: name }, source))
      continue
    }
    const target = source.moduleAt(module, from)
    if (!target)
      throw new ModuleFault(
        `\`export *\` exports everything from the package "${from.specifier}". List the names: export { name } from "${from.specifier}".`,
        {
          file: module.file,
          offset: from.offset,
        },
      )
    for (const [exported, found] of exportsOf(target, source)) if (!all.has(exported)) all.set(exported, found)
  }
  return all
}

/**
 * The parts of each module that a file needs: all parts of the entry, and the used parts of other modules. Modules come
 * before the modules that need them.
 */
export interface ChosenParts {
  modules: { module: ReadModule; parts: ModulePart[] }[]
  packages: PackageName[]
}

/** Follows every name that the entry uses to its declaration, then every name that the declaration uses. */
export const chooseParts = (entry: ReadModule, source: ModuleSource): ChosenParts => {
  const chosen = new Map<ReadModule, Set<ModulePart>>()
  const order: ReadModule[] = []
  const packages: ChosenParts['packages'] = []
  const entered = new Set<ReadModule>()

  const addModule = (module: ReadModule): void => {
    if (entered.has(module)) return
    entered.add(module)
    chosen.set(module, new Set())
    // Imported modules run before the module that imports them.
    for (const imported of [...module.imports.values(), ...module.reexports.map(({ from }) => from)]) {
      const target = source.moduleAt(module, imported)
      if (target) addModule(target)
    }
    order.push(module)
  }
  const follow = (found: Declaration | undefined): void => {
    if (!found) return
    if ('packageName' in found) {
      const known = packages.find((one) => isSameName(one, found))
      if (known) known.isType &&= found.isType
      else packages.push({ ...found })
      return
    }
    addModule(found.module)
    for (const part of found.module.parts)
      // A statement without declarations has side effects, which run when its module is imported.
      if (part.declares.includes(found.name) || part.declares.length === 0) addPart(found.module, part)
  }
  const addPart = (module: ReadModule, part: ModulePart): void => {
    const parts = chosen.get(module)
    if (!parts || parts.has(part)) return
    parts.add(part)
    for (const { name } of part.uses) follow(declarationOf(module, name, source))
  }

  addModule(entry)
  // The file uses the entry's names for packages.
  for (const { uses } of entry.parts)
    for (const { name } of uses) {
      const found = declarationOf(entry, name, source)
      if (found && 'packageName' in found) follow(found)
    }
  for (const part of entry.parts) addPart(entry, part)
  for (const found of exportsOf(entry, source).values()) follow(found)
  const modules = order.map((module) => ({
    module,
    parts: module.parts.filter((part) => chosen.get(module)?.has(part)),
  }))
  return { modules: modules.filter(({ module, parts }) => module === entry || parts.length > 0), packages }
}

/** Whether two modules import the same thing. */
export const isSameName = (a: PackageName, b: PackageName): boolean =>
  a.packageName === b.packageName && a.name === b.name
