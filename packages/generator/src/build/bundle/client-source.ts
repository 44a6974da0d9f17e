import { join } from 'node:path'
import { loadConfig } from '../../content/config/load-config.ts'
import { collectProblems } from '../../content/problems.ts'
import type { ClientIsland } from '../../content/site-components/client-islands.ts'
import type { Integration } from '../../content/site-components/integration.ts'
import type { SiteData } from '../../model/site.ts'
import type { BuildAppJob } from './build-app-job.ts'

/**
 * The inputs of the client's bundle beside its own sources. Settings and components may change while an author edits
 * the site.
 */
export interface ClientSource {
  /** Absolute path of the site's folder. */
  root: string
  /** Absolute path of the folder of the documents, which may be outside the site's folder. */
  documents: () => string
  siteData: () => SiteData
  islands: () => readonly ClientIsland[]
  /** Absolute paths of the site's own style sheets. */
  styles: () => readonly string[]
  integrations: readonly Integration[]
}

/**
 * Returns the same for a separate process. Functions cannot be sent to it, so it reads the configuration again. Throws
 * when the configuration has errors.
 */
export const readClientSource = async ({ root, siteData, islands, styles }: BuildAppJob): Promise<ClientSource> => {
  const problems = collectProblems()
  const loaded = await loadConfig(root, problems)
  if (!loaded) throw new Error(problems.all.map(({ message }) => message).join('\n'))
  const { docs, integrations } = loaded.config
  return {
    root,
    documents: () => join(root, docs.path),
    siteData: () => siteData,
    islands: () => islands,
    styles: () => styles,
    integrations,
  }
}
