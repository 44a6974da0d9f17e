import type { SiteFacts } from '../../components/docusaurus/site-facts.ts'
import type { SiteConfig } from '../schema/site-config.ts'

/** What components may ask of the site while documents are compiled. */
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
