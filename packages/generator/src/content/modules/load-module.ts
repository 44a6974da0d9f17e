import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hasCode } from '../error-code.ts'
import { importModule } from './import-module.ts'

/** Name of the configuration in the root of the project. */
export const configFile = 'site.config.ts'

/** Module of the sidebars when the configuration names none. */
export const defaultSidebarFile = 'content/sidebars.ts'

/** An imported module of the project. */
export interface LoadedModule {
  /** Every export by name. */
  exports: Readonly<Record<string, unknown>>
  /** Its source, in which lines are looked up. */
  source: string
  /** Hash of the source. */
  hash: string
}

/** The last exports of each file, because loaders that compile do so again at each import. */
const lastModules = new Map<string, LoadedModule>()

/**
 * Imports a module of the project, or reads a JSON file, again after each change of its text. Modules that it imports
 * are not checked for changes. Returns `undefined` when the file does not exist. Throws what the module throws.
 */
export const loadModule = async (root: string, file: string): Promise<LoadedModule | undefined> => {
  const path = join(root, file)
  let source: string
  try {
    source = await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16)
  const last = lastModules.get(path)
  if (last?.hash === hash) return last
  const exports: Record<string, unknown> = file.endsWith('.json')
    ? { default: JSON.parse(source) }
    : await importModule(`${pathToFileURL(path).href}?t=${hash}`)
  const module = { exports, source, hash }
  lastModules.set(path, module)
  return module
}
