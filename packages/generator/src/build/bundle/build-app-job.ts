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
  /** Where the code of the service worker is kept. */
  cacheFolder: string
  /** Where only the browser's half is to be made: the script of the head from the bundle that has the other half. */
  inlineScript?: string | undefined
}

/** What it answers when all went well; any other answer is what went wrong. */
export const bundled = 'bundled'

/** Files of a bundle with the hashes of what each half was made from. */
export const inputsOf = { client: 'client-inputs.json', server: 'server-inputs.json' } as const
