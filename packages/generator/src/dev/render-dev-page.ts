import type { ViteDevServer } from 'vite'
import { contentHash } from '@dev-handbook/search/index-format/content-hash'
import type { RenderPage } from '../build/bundle/app-bundle.ts'
import { pageHtml } from '../build/page/template.ts'
import { programPath } from '../content/program-root.ts'
import type { Site } from '../content/site.ts'
import { readPage, type SitePage } from '../content/pages/site-page.ts'

interface DevPage {
  page: SitePage
  site: Site
  vite: ViteDevServer
  /** The script in the head of every page. */
  inlineScript: string
}

/** Returns the HTML of a page, with the modules and style sheets of Vite. */
export const renderDevPage = async ({ page: stored, site, vite, inlineScript }: DevPage): Promise<string> => {
  const page = readPage(stored)
  const environment = vite.environments['ssr']
  if (!environment || !('runner' in environment)) throw new Error('Vite has no server environment that runs modules.')
  const { runner } = environment as { runner: { import: (id: string) => Promise<{ render: RenderPage }> } }
  const { render } = await runner.import(address('packages/generator/src/client/entry-server.tsx'))
  const shards = 'sidebar' in page && page.sidebar ? site.branch(page.sidebar) : []
  const html = pageHtml({
    site: site.data,
    page,
    shards,
    body: render({ page, shards }),
    entry: address('packages/generator/src/client/entry-client.tsx'),
    inlineScript,
    styles: () => overlayStyle + styleLinks(vite),
  }).replace('<html', () => `<html${page.kind === 'document' ? ` data-article="${contentHash(page.html)}"` : ''}`)
  const { baseUrl } = site.data
  const transformed = await vite.transformIndexHtml(page.path, html)
  // Vite puts the base before every address, but most addresses have it already.
  return baseUrl === '/' ? transformed : transformed.replaceAll(`"${baseUrl}${baseUrl.slice(1)}`, `"${baseUrl}`)
}

/** Address of a part of this program at the development server. */
const address = (path: string): string => `/${programPath(path)}`

/** Hides Vite's advice about a configuration file that authors do not have. */
const overlayStyle = '<style>vite-error-overlay::part(tip){display:none}</style>'

/** Styles that the server's modules import, as links, so that the first paint in development is styled. */
const styleLinks = (vite: ViteDevServer): string => {
  const ids = vite.environments['ssr']?.moduleGraph.idToModuleMap.keys() ?? []
  const styles = [...ids]
    .filter((id) => id.endsWith('.css'))
    .map((id) => `/${id.slice(vite.config.root.length).replace(/^\//, '')}`)
  return [address('packages/generator/src/client/style/app.css'), ...styles]
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')
}
