import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ComponentType } from 'react'
import { importModule } from '../modules/import-module.ts'
import { configFile } from '../modules/load-module.ts'
import { moduleGraph } from './module-graph.ts'
import type { SiteComponent } from './site-component.ts'

/** Props come from a document. Each component checks its own props. */
export type LoadedComponent = ComponentType<Record<string, unknown>>

/** What a module exports. */
export type ModuleExports = Readonly<Record<string, unknown>>

const loaded = new Map<string, { version: string; exports: Promise<ModuleExports> }>()

/**
 * Imports a module of a site again after each change of its text or of a module that it imports statically. The loader
 * also adds the version in the address to these imports (`loader/typescript-hooks.mjs`). Rejects with the module's
 * error.
 */
export const importSiteModule = (module: string, root: string): Promise<ModuleExports> => {
  const hash = createHash('sha256')
  const { modules, styles } = moduleGraph(module, root)
  for (const file of [...modules, ...styles]) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  const version = hash.digest('hex').slice(0, 12)
  const last = loaded.get(module)
  if (last?.version === version) return last.exports
  // The path of a module outside the site's folder does not show to which site the module belongs.
  const owner = module.startsWith(root + sep) ? '' : `&root=${encodeURIComponent(root)}`
  const exports = importModule(`${pathToFileURL(module).href}?site=${version}${owner}`) as Promise<ModuleExports>
  loaded.set(module, { version, exports })
  return exports
}

/**
 * Imports a package as the modules of a site resolve it. Returns its exports and the address of its module. The loader
 * generates the module that is imported here. Rejects when the site has no such package, and with the package's error.
 */
export const importSitePackage = async (
  specifier: string,
  root: string,
): Promise<{ exports: ModuleExports; url: string }> => {
  const address = `${pathToFileURL(join(root, configFile)).href}?package=${encodeURIComponent(specifier)}`
  const found = (await importModule(address)) as { default: ModuleExports; url: string }
  return { exports: withInnerExports(found.default), url: found.url }
}

/** Adds the exports of a CommonJS module, which are inside its default export. They may include another default. */
const withInnerExports = (exports: ModuleExports): ModuleExports => {
  const inner = exports['default']
  if (typeof inner !== 'object' || inner === null || !('__esModule' in inner)) return exports
  return { ...(inner as ModuleExports), ...exports, default: (inner as ModuleExports)['default'] }
}

/** Whether a value can be rendered as a component. */
export const isComponent = (value: unknown): value is LoadedComponent =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value))

/**
 * The component of a module: at the path `exported`, or else the export with its name, or the default export. Throws an
 * `Error` that lists the exports when neither exists.
 */
export const componentOf = (
  exports: ModuleExports,
  { name, exported }: Pick<SiteComponent, 'name' | 'exported'>,
): LoadedComponent => {
  const component = exported
    ? exported.reduce<unknown>((value, key) => (value as ModuleExports | undefined)?.[key], exports)
    : (exports[name] ?? exports['default'])
  // A component may be wrapped: `memo` and `forwardRef` return objects.
  if (isComponent(component)) return component
  const names = Object.keys(exports)
  const wanted = exported ? `"${exported.join('.')}" that is a component` : `component "${name}" and no default`
  throw new Error(`it exports no ${wanted}; exports: ${names.length > 0 ? names.join(', ') : 'none'}`)
}
