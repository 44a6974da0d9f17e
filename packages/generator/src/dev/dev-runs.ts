import { join } from 'node:path'
import { sandboxCode } from '../build/bundle/sandbox-code.ts'
import {
  knownRunModules,
  loadRunModules,
  noRunModules,
  type RunModules,
  type RunModulesInput,
} from '../build/run-modules/load-run-modules.ts'
import { createRunModules } from '../build/run-modules/site-run-modules.ts'
import type { OfferModules } from '../content/runs/offered-modules.ts'
import { sandboxFile, sandboxPath } from '../model/run/sandbox-path.ts'

/** The files that run samples in the pages of the development server. */
export interface DevRuns {
  /** Offers the modules that are bundled already. When other modules are needed, it bundles those meanwhile. */
  offer: OfferModules
  /** A file that a run fetches, by its path below the base URL; `undefined` for all other paths. */
  fileOf: (path: string) => Promise<{ name: string; content: string | Uint8Array } | undefined>
}

interface DevRunsOptions {
  /** The site's folder, as an absolute path. */
  root: string
  /** Called when the bundle holds modules that pages have not been offered yet. */
  onBundled: () => void
}

/** Prepares runs of samples. The sandbox is bundled when a page first asks for it. */
export const createDevRuns = ({ root, onBundled }: DevRunsOptions): DevRuns => {
  const cacheFolder = join(root, '.cache')
  const { offer, files } = createRunModules({ root, cacheFolder, load: createPatientLoad(onBundled) })
  return {
    offer,
    fileOf: async (path) => {
      if (path === sandboxFile || path === sandboxPath.slice(1))
        return { name: sandboxFile, content: await sandboxCode(cacheFolder) }
      const { manifest, files: modules } = files()
      if (manifest && path === manifest[0]) return { name: path, content: manifest[1] }
      const [, read] = modules.find(([name]) => name === path) ?? []
      return read && { name: path, content: await read() }
    },
  }
}

/**
 * Offers modules without waiting for the bundler: pages keep the last offer until the new bundle is there. After an
 * author has added an import, the button appears when the bundle is ready. Errors of the bundler are reported by the
 * next build.
 */
export const createPatientLoad = (
  onBundled: () => void,
  { known = knownRunModules, bundle = loadRunModules } = {},
): ((input: RunModulesInput) => Promise<RunModules>) => {
  let last: RunModules | undefined
  let isBundling = false
  let failed = ''
  return async (input) => {
    const found = await known(input)
    if (found) return (last = found)
    const needed = JSON.stringify(input.needs)
    if (!isBundling && needed !== failed) {
      isBundling = true
      bundle(input)
        .then(onBundled, () => (failed = needed))
        .finally(() => (isBundling = false))
        .catch(() => {})
    }
    return (last ??= noRunModules)
  }
}
