import { loadConfig } from '../../content/config/load-config.ts'
import { collectProblems } from '../../content/problems.ts'
import { findComponents, type SiteComponents } from '../../content/site-components/find-components.ts'
import type { Integration } from '../../content/site-components/integration.ts'
import type { SiteData } from '../../model/site.ts'

/** What the client is bundled from, beside its own sources. Settings and components may change while the site is written. */
export interface ClientSource {
  /** Absolute path of the site's folder. */
  root: string
  siteData: () => SiteData
  components: () => SiteComponents
  integrations: readonly Integration[]
}

/** The same for a process of its own, which cannot be sent functions: it reads the configuration again. Throws where that has faults. */
export const readClientSource = async ({
  root,
  siteData,
}: {
  root: string
  siteData: SiteData
}): Promise<ClientSource> => {
  const problems = collectProblems()
  const loaded = await loadConfig(root, problems)
  if (!loaded) throw new Error(problems.all.map(({ message }) => message).join('\n'))
  const { components: settings, integrations } = loaded.config
  const components = findComponents({ root, settings, integrations, problems })
  return { root, siteData: () => siteData, components: () => components, integrations }
}
