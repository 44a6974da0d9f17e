import type { ClientIsland } from '../../content/site-components/client-islands.ts'
import type { SiteData } from '../../model/site.ts'

/** Input of the process that bundles the client. */
export interface BuildAppJob {
  /** Absolute path of the site's folder. */
  root: string
  siteData: SiteData
  islands: readonly ClientIsland[]
  /** Absolute paths of the site's own style sheets. */
  styles: readonly string[]
  /** Absolute path of the folder to write. */
  folder: string
  /** Folder for the cached code of the service worker. */
  cacheFolder: string
  /**
   * Set when only the browser's half is to be built. It is the script for the head, taken from the bundle that has the
   * server half.
   */
  inlineScript?: string | undefined
}

/** The answer of the process after a success. Any other answer is an error message. */
export const bundled = 'bundled'

/** Files of a bundle with the hashes of the inputs of each half. */
export const inputsOf = { client: 'client-inputs.json', server: 'server-inputs.json' } as const
