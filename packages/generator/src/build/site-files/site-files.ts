import type { HomePage } from '../../model/page.ts'
import type { SitePage } from '../../content/pages/site-page.ts'
import { toAddress } from '../../model/path.ts'
import type { Site } from '../../content/site.ts'
import type { AppIcon } from './app-icons.ts'
import { atomFeed } from './atom-feed.ts'
import { llmsText } from './llms-text.ts'
import { redirectFiles } from './redirects.ts'
import { webManifest } from './web-manifest.ts'
import { escapeText } from '../markup.ts'

/**
 * Files that an author may replace. They say which programs may read the site, which an author knows better than the
 * generator.
 */
const replaceable = ['robots.txt', 'llms.txt']

/**
 * Files that describe the whole site, by path below the root of the output. Omits the replaceable files that `static/`
 * provides.
 */
export const siteFiles = (site: Site, icons: readonly AppIcon[] = []): Map<string, string> => {
  const files = new Map([
    ['sitemap.xml', sitemap(site)],
    [
      'robots.txt',
      `User-agent: *\nAllow: /\n\nSitemap: ${site.data.url}${toAddress(site.data.baseUrl, '/sitemap.xml')}\n`,
    ],
    ['llms.txt', llmsText({ data: site.data, home: homeOf(site), pages: indexed(site) })],
    ['feed.xml', atomFeed(site)],
    ['manifest.webmanifest', webManifest(site.data, icons)],
    ['docs-versions.json', JSON.stringify([site.version])],
    ...redirectFiles(site.redirects, site.data),
  ])
  for (const file of replaceable) if (site.staticFiles.has(`/${file}`)) files.delete(file)
  return files
}

/** Pages that search engines and other programs may show. */
export const indexed = (site: Site): SitePage[] =>
  [...site.pages.values()].filter((page) => !page.noIndex && page.kind !== 'not-found' && page.kind !== 'search')

const sitemap = (site: Site): string => {
  const entries = indexed(site).map((page) => {
    const date = page.kind === 'document' && page.updatedAt ? `<lastmod>${page.updatedAt}</lastmod>` : ''
    return `<url><loc>${escapeText(site.data.url + toAddress(site.data.baseUrl, page.path))}</loc>${date}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** The data of the front page. Also used when a document replaces the front page. */
export const homeOf = ({ sections }: Site): Pick<HomePage, 'sections'> => ({ sections: [...sections] })
