import { declarationOf, type ChosenParts, type ModuleSource } from './choose-parts.ts'
import { ModuleFault, type ReadModule } from './read-module.ts'

/** The name of each declaration in the joined file, by its module and its name there. */
export type ChosenNames = Map<ReadModule, Map<string, string>>

/**
 * Gives every declaration a unique name. Names of the entry and of packages stay. A name of another module gets a
 * number in three cases:
 * - The name is already taken.
 * - A module that uses the declaration declares the name within a function.
 * - Some module uses a global with that name (`Node`).
 *
 * Throws a `ModuleFault` when the entry declares a name that another module uses as a global.
 */
export const chooseNames = (
  entry: ReadModule,
  { modules, packages }: ChosenParts,
  source: ModuleSource,
): ChosenNames => {
  const taken = new Set(packages.map(({ local }) => local))
  const everywhere = new Set<string>()
  /**
   * For each declaration, the names that the parts which use it declare inside themselves. The name under which a part
   * uses the declaration is not included.
   */
  const hiding = new Map<string, Set<string>>()
  const keyOf = (module: ReadModule, name: string) => `${module.file} ${name}`
  for (const { module, parts } of modules) {
    for (const { uses, inner } of parts) {
      for (const { name } of uses) {
        const found = declarationOf(module, name, source)
        if (!found) everywhere.add(name)
        else if ('module' in found) {
          const key = keyOf(found.module, found.name)
          const hidden = hiding.get(key) ?? new Set()
          for (const one of inner) if (one !== name) hidden.add(one)
          hiding.set(key, hidden)
        }
      }
    }
  }
  const names: ChosenNames = new Map()
  for (const { module, parts } of modules.toSorted((a, b) => Number(b.module === entry) - Number(a.module === entry))) {
    const own = new Map<string, string>()
    names.set(module, own)
    for (const name of new Set(parts.flatMap(({ declares }) => declares))) {
      const isFree = (candidate: string) =>
        !taken.has(candidate) && !everywhere.has(candidate) && hiding.get(keyOf(module, name))?.has(candidate) !== true
      if (module === entry && everywhere.has(name))
        throw new ModuleFault(`Another module uses the global name \`${name}\`, which this module declares.`, {
          file: entry.file,
          offset: 0,
        })
      let chosen = name
      if (module !== entry) for (let count = 2; !isFree(chosen); count++) chosen = `${name}${count}`
      taken.add(chosen)
      own.set(name, chosen)
    }
  }
  return names
}
