import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { ComponentType } from 'react'
import { moduleGraph } from './module-graph.ts'

/** Props come from a document: each component checks its own. */
export type LoadedComponent = ComponentType<Record<string, unknown>>

const loaded = new Map<string, { version: string; exports: Promise<Readonly<Record<string, unknown>>> }>()

/**
 * Imports a module of a site again after each change of its text or of a module that it imports statically. The loader gives the
 * version in the address to those imports too (`loader/typescript-hooks.mjs`). Rejects with what the module throws.
 */
export const importSiteModule = (module: string, root: string): Promise<Readonly<Record<string, unknown>>> => {
  const hash = createHash('sha256')
  for (const file of moduleGraph(module, root).modules) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  const version = hash.digest('hex').slice(0, 12)
  const last = loaded.get(module)
  if (last?.version === version) return last.exports
  const exports = import(/* @vite-ignore */ `${pathToFileURL(module).href}?site=${version}`) as Promise<
    Readonly<Record<string, unknown>>
  >
  loaded.set(module, { version, exports })
  return exports
}

/** The component of a module: the export of its name, or the default. Throws an `Error` that lists the exports where there is neither. */
export const componentOf = (exports: Readonly<Record<string, unknown>>, name: string): LoadedComponent => {
  const component = exports[name] ?? exports['default']
  // A component may be wrapped: memo and forwardRef make objects.
  if (
    typeof component === 'function' ||
    (typeof component === 'object' && component !== null && '$$typeof' in component)
  )
    return component as LoadedComponent
  const names = Object.keys(exports)
  throw new Error(
    `it exports no component "${name}" and no default; exports: ${names.length > 0 ? names.join(', ') : 'none'}`,
  )
}
