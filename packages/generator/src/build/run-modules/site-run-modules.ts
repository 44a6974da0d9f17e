import type { OfferModules } from '../../content/runs/offered-modules.ts'
import { runFolder, runImportsPath } from '../../model/run/run-imports.ts'
import { loadRunModules, noRunModules, type RunModules, type RunModulesInput } from './load-run-modules.ts'

/** Files of the output that samples import. */
export interface RunModuleFiles {
  /** The function that reads each file, by its path in the output. The path changes with the content. */
  files: readonly (readonly [path: string, read: () => Promise<Uint8Array>])[]
  /** The list of modules, and its path. Absent when samples import no modules. */
  manifest?: readonly [path: string, content: string]
  /** Files that offline mode fetches only on demand. */
  onDemand: readonly string[]
}

/** The modules that the samples of a site import: the facts that the pages need, and the files. */
export interface SiteRunModules {
  offer: OfferModules
  /** Files of the last offered modules. */
  files: () => RunModuleFiles
}

interface RunModulesOptions {
  /** The site's folder, as an absolute path. */
  root: string
  cacheFolder: string
  /** Loads the modules. */
  load?: (input: RunModulesInput) => Promise<RunModules>
}

/** Bundles the modules that the samples of a site import. */
export const createRunModules = ({ root, cacheFolder, load = loadRunModules }: RunModulesOptions): SiteRunModules => {
  let loaded = noRunModules
  return {
    offer: async (needs) => {
      loaded = await load({ root, needs, cacheFolder })
      const { names, refusals, imports, absence } = loaded
      return { names, refusals, hasSql: imports.sql !== undefined, ...(absence !== undefined && { absence }) }
    },
    files: () => {
      const { read, imports } = loaded
      if (read === undefined) return { files: [], onDemand: [] }
      const pathOf = (name: string): string => `${runFolder}/${name}`
      const onDemand = imports.sql ? [imports.sql.module, ...imports.sql.assets] : []
      return {
        files: [...Object.keys(imports.files), ...onDemand].map((name) => [pathOf(name), () => read(name)]),
        manifest: [runImportsPath.slice(1), JSON.stringify(imports)],
        onDemand: onDemand.map(pathOf),
      }
    },
  }
}
