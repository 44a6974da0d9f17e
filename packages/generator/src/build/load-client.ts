import { digestOf } from '../content/digest/document-digest.ts'
import type { Site } from '../content/site.ts'
import { clientIslands } from '../content/site-components/client-islands.ts'
import { siteStyleFiles } from '../content/site-components/site-styles.ts'
import { type AppBundle, loadAppBundle } from './bundle/app-bundle.ts'
import { securityHeaders } from './host/security-headers.ts'
import { shownDocuments } from './shown-documents.ts'

/** The client of a site: its bundle, and the headers of every response. */
export interface Client {
  app: AppBundle
  headers: Record<string, string>
}

/** Bundles the client with the islands and the style sheets of the site. `cacheFolder` may contain the same bundle. */
export const loadClient = async ({
  root,
  site,
  cacheFolder,
}: {
  root: string
  site: Site
  cacheFolder: string
}): Promise<Client> => {
  const app = await loadAppBundle({
    root,
    siteData: site.data,
    islands: clientIslands(site.components, site.compiled.values(), root),
    styles: siteStyleFiles(root, site.config.styles),
    cacheFolder,
  })
  return { app, headers: headersOf(site, app) }
}

/** Headers of every response. They depend on the contents of all pages. */
const headersOf = (site: Site, app: AppBundle): Record<string, string> => {
  const policies = shownDocuments(site).map((document) => digestOf(document).policy)
  return securityHeaders(site.data, {
    inlineScripts: [app.inlineScript, ...policies.flatMap(({ inlineScripts }) => inlineScripts)],
    mediaOrigins: policies.flatMap(({ mediaOrigins }) => mediaOrigins),
    frameOrigins: policies.flatMap(({ frameOrigins }) => frameOrigins),
  })
}
