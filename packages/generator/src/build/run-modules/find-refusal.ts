import { readFile } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { builtinName } from './shimmed-modules.ts'

/**
 * Resolves a specifier in a file to the id of a module. The id of a file is its path. `undefined` when there is no such
 * module.
 */
export type ResolveModule = (specifier: string, importer: string) => Promise<string | undefined>

interface RefusalOptions {
  resolve: ResolveModule
  /** Names of the Node modules that have a shim, without `node:`. */
  shims: ReadonlySet<string>
}

/**
 * Returns a function that says why a browser cannot run a module: the Node module that a browser lacks, and the file
 * that needs it. The function returns `undefined` for a module that a browser can run. It names the nearest need and
 * stops there, because programs for Node consist of thousands of files.
 */
export const createRefusalFinder = ({ resolve, shims }: RefusalOptions) => {
  const known = new Map<string, Promise<string[]>>()
  const specifiersOf = (file: string): Promise<string[]> => {
    const found = known.get(file) ?? readFile(file, 'utf8').then((code) => importedSpecifiers(file, code))
    known.set(file, found)
    return found
  }
  return async (specifier: string, importer: string): Promise<string | undefined> => {
    const files = new Set<string>()
    const lacks = async (name: string, from: string): Promise<string | undefined> => {
      const builtin = builtinName(name)
      if (builtin !== undefined) return shims.has(builtin) ? undefined : `node:${builtin}`
      const id = await resolve(name, from)
      if (id === undefined) return `the package "${name}", which is not installed`
      if (isScriptFile(id)) files.add(id)
      return undefined
    }
    const direct = await lacks(specifier, importer)
    if (direct !== undefined) return direct
    // A loop over a set also visits the elements that are added during the loop.
    for (const file of files) {
      for (const name of await specifiersOf(file)) {
        const lacking = await lacks(name, file)
        if (lacking !== undefined) return lacking
      }
    }
    return undefined
  }
}

/** Files that are bundled unchanged, such as JSON, import nothing. */
const isScriptFile = (id: string): boolean => isAbsolute(id) && /\.[cm]?jsx?$/.test(id)

const required = /\brequire\(\s*(["'])([^"'\n]+)\1\s*\)/g

/** The specifiers that a file of a package imports or requires, in the order of the file. */
export const importedSpecifiers = (file: string, code: string): string[] => {
  const { module, comments } = parseSync(file, code)
  const found = new Set(module.staticImports.map(({ moduleRequest }) => moduleRequest.value))
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) found.add(moduleRequest.value)
  for (const { moduleRequest } of module.dynamicImports) {
    const [, , text] = /^(["'`])([^"'`$]+)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end)) ?? []
    if (text !== undefined) found.add(text)
  }
  if (!module.hasModuleSyntax) {
    const isComment = (place: number) => comments.some(({ start, end }) => start <= place && place < end)
    for (const { index, 2: name = '' } of code.matchAll(required)) if (!isComment(index)) found.add(name)
  }
  return [...found]
}
