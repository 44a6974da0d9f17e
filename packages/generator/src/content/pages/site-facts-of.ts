import type { SiteFacts } from '../../components/docusaurus/site-facts.ts'
import type { SiteConfig } from '../schema/site-config.ts'

/** The facts about the site that components may use while documents are compiled. */
export const siteFactsOf = ({
  title,
  tagline,
  url,
  baseUrl,
  lang,
  locales,
  docs,
  customFields,
}: SiteConfig): SiteFacts => ({
  title,
  tagline,
  url,
  baseUrl,
  lang,
  locales: locales.map(({ code }) => code),
  versionLabel: docs.versionLabel,
  docsPath: `/${docs.routeBasePath}`,
  customFields,
})
