import MagicString from 'magic-string'
import { type ChosenNames, chooseNames } from './choose-names.ts'
import {
  chooseParts,
  type ChosenParts,
  type Declaration,
  declarationOf,
  exportsOf,
  isSameName,
  type ModuleSource,
} from './choose-parts.ts'
import type { ModulePart, ReadModule } from './read-module.ts'

/**
 * Joins a module with everything that it uses from other modules of the site, into one text with the same exports.
 * Declarations keep their comments and come before their uses. Imports of packages stay.
 */
export const joinModules = (
  entry: ReadModule,
  {
    source,
    heading,
  }: {
    source: ModuleSource
    /** Returns the heading above the parts of a module. `isWhole` says whether these parts are the whole module. */
    heading: (module: ReadModule, isWhole: boolean) => string
  },
): string => {
  const chosen = chooseParts(entry, source)
  const nameOf = finalNames(chosen, chooseNames(entry, chosen, source))
  const inputs = inputsOf(entry, source)
  const isAlone = chosen.modules.length === 1
  const texts = chosen.modules.map(({ module, parts }) => {
    const body = parts
      .map((part) =>
        partText(module, part, {
          nameOf,
          source,
          keepsExport: module === entry || part.declares.some((name) => inputs.get(name) === module),
        }),
      )
      .join('')
      .trim()
    return [
      isAlone || body === '' ? '' : heading(module, parts.length === module.parts.length),
      module === entry ? module.head.trim() : '',
      body,
    ]
      .filter((text) => text !== '')
      .join('\n\n')
  })
  return `${[packageImports(chosen.packages), ...texts, exportList(entry, { nameOf, source })].filter((text) => text !== '').join('\n\n')}\n`
}

/**
 * Returns the names that the entry imports as types, each with its module. Callers of the entry pass and receive values
 * of these types. They need the types from the same file, so the names stay exported.
 */
const inputsOf = (entry: ReadModule, source: ModuleSource): Map<string, ReadModule> => {
  const inputs = new Map<string, ReadModule>()
  for (const [name, imported] of entry.imports) {
    const found = imported.isType ? declarationOf(entry, name, source) : undefined
    if (found && 'module' in found && !entry.exports.has(found.name)) inputs.set(found.name, found.module)
  }
  return inputs
}

const partText = (
  module: ReadModule,
  part: ModulePart,
  { nameOf, source, keepsExport }: { nameOf: FinalName; source: ModuleSource; keepsExport: boolean },
): string => {
  const text = new MagicString(module.text)
  for (const use of part.uses) {
    const found = declarationOf(module, use.name, source)
    const name = found && nameOf(found)
    if (name === undefined || name === use.name || use.start < part.start || use.end > part.end) continue
    text.update(use.start, use.end, use.shorthand ? `${use.name}: ${name}` : name)
  }
  if (part.exportMark && !keepsExport) text.remove(part.exportMark.start, part.exportMark.end)
  return text.slice(part.start, part.end)
}

/** Returns the name of a declaration in the joined file. */
type FinalName = (found: Declaration) => string

const finalNames =
  ({ packages }: ChosenParts, names: ChosenNames): FinalName =>
  (found) =>
    'module' in found
      ? (names.get(found.module)?.get(found.name) ?? found.name)
      : (packages.find((one) => isSameName(one, found)) ?? found).local

const packageImports = (packages: ChosenParts['packages']): string => {
  const lines = new Map<string, string[]>()
  const whole: string[] = []
  for (const { packageName, name, local, isType } of packages) {
    const type = isType ? 'type ' : ''
    if (name === '*') whole.push(`import ${type}* as ${local} from '${packageName}'`)
    else if (name === 'default') whole.push(`import ${type}${local} from '${packageName}'`)
    else {
      const specifier = `${type}${name === local ? name : `${name} as ${local}`}`
      lines.set(packageName, [...(lines.get(packageName) ?? []), specifier])
    }
  }
  const named = [...lines].map(([name, specifiers]) => `import { ${specifiers.join(', ')} } from '${name}'`)
  return [...whole, ...named].join('\n')
}

/** Writes `export { … }` for the exports of the entry that have no `export` at their declaration. */
const exportList = (entry: ReadModule, { nameOf, source }: { nameOf: FinalName; source: ModuleSource }): string => {
  const marked = new Set(entry.parts.flatMap(({ declares, exportMark }) => (exportMark ? declares : [])))
  const values: string[] = []
  const types: string[] = []
  for (const [exported, found] of exportsOf(entry, source)) {
    const name = nameOf(found)
    if ('module' in found && found.module === entry && marked.has(found.name) && exported === found.name) continue
    const list = isOnlyType(found) ? types : values
    list.push(name === exported ? name : `${name} as ${exported}`)
  }
  const line = (words: string, list: string[]) => (list.length === 0 ? [] : [`${words} { ${list.join(', ')} }`])
  return [...line('export type', types), ...line('export', values)].join('\n')
}

const isOnlyType = (found: Declaration): boolean => {
  if ('packageName' in found) return found.isType
  const parts = found.module.parts.filter(({ declares }) => declares.includes(found.name))
  return parts.every(({ statement }) => {
    const declaration = statement.declaration as ModulePart['statement'] | undefined
    return /^TS(?:Interface|TypeAlias)Declaration$/.test((declaration ?? statement).type)
  })
}
