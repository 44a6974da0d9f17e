import { headTitle } from '../../model/head.ts'
import type { PageData } from '../../model/page.ts'
import { pageFile, toAddress } from '../../model/path.ts'
import type { SiteData } from '../../model/site.ts'
import { hostedHost } from '@dev-handbook/search/hosted/hosted-host'
import { attributes, escapeText } from '../markup.ts'
import { cardHeight, cardWidth } from '../social/card-svg.ts'

/**
 * HTML of the metadata in a page's head: title, description, canonical address, icons, alternates, Open Graph.
 * `preview` is the image that was drawn for a page without its own image.
 */
export const headMetadata = (page: PageData, site: SiteData, preview?: string): string => {
  const address = (path: string) => toAddress(site.baseUrl, path)
  const absolute = (path: string) => site.url + address(path)
  const title = headTitle(page, site)
  const meta = (name: string, content: string | undefined) => (content ? `<meta${attributes({ name, content })}>` : '')
  const property = (name: string, content: string | undefined) =>
    content ? `<meta${attributes({ property: name, content })}>` : ''
  const link = (values: Record<string, string>) => `<link${attributes(values)}>`
  const image = page.image ?? preview
  const imageMetadata = () => [
    property('og:image', image && (/^(?:https?:)?\/\//.test(image) ? image : absolute(image))),
    ...(preview === undefined || page.image !== undefined
      ? []
      : [
          property('og:image:width', String(cardWidth)),
          property('og:image:height', String(cardHeight)),
          property('og:image:alt', title),
        ]),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
  ]
  return [
    `<title>${escapeText(title)}</title>`,
    meta('description', page.description),
    meta('robots', page.noIndex && 'noindex'),
    page.kind === 'not-found' ? '' : link({ rel: 'canonical', href: absolute(page.path) }),
    meta('theme-color', site.themeColor),
    meta('generator', `${site.generator.name} ${site.generator.version}`),
    // Browsers request /favicon.ico when a page names no icon. An empty icon prevents this request.
    site.favicon === undefined
      ? link({ rel: 'icon', href: 'data:,' })
      : link({ rel: 'icon', href: address(site.favicon), type: iconType(site.favicon) }),
    site.search.provider === 'hosted'
      ? link({ rel: 'preconnect', href: `https://${hostedHost(site.search.applicationId)}`, crossorigin: 'anonymous' })
      : '',
    link({ rel: 'manifest', href: address('/manifest.webmanifest') }),
    link({ rel: 'alternate', type: 'application/atom+xml', href: address('/feed.xml'), title: site.title }),
    // The first frame should show the beginning of the article. A frame with only the chrome would delay that.
    page.kind === 'document' && page.outline[0]
      ? link({ rel: 'expect', href: `#${page.outline[0].id}`, blocking: 'render' })
      : '',
    page.kind === 'document'
      ? link({ rel: 'alternate', type: 'text/markdown', href: address(`/${pageFile(page.path, 'md')}`) })
      : '',
    property('og:title', page.kind === 'home' ? site.title : page.title),
    property('og:description', page.description),
    property('og:type', page.kind === 'document' ? 'article' : 'website'),
    page.kind === 'not-found' ? '' : property('og:url', absolute(page.path)),
    property('og:site_name', site.title),
    property('og:locale', page.lang),
    ...imageMetadata(),
  ].join('')
}

const iconType = (file: string): string =>
  file.endsWith('.svg') ? 'image/svg+xml' : file.endsWith('.png') ? 'image/png' : 'image/x-icon'
