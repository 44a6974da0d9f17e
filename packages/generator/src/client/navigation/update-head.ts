import { directionOf } from '../../model/direction.ts'
import { headTitle } from '../../model/head.ts'
import type { PageData } from '../../model/page.ts'
import { pageFile, toAddress } from '../../model/path.ts'
import type { ClientSite } from '../../model/site.ts'

/**
 * Updates the head of the document for the shown page: title, description, canonical address, language and text
 * direction.
 */
export const updateHead = (page: PageData, site: ClientSite): void => {
  document.title = headTitle(page, site)
  const { documentElement: root } = document
  const dir = directionOf(page.lang, site)
  if (root.lang !== page.lang) root.lang = page.lang
  if (root.dir !== dir) root.dir = dir
  const address = site.url + toAddress(site.baseUrl, page.path)
  setAttribute('meta[name="description"]', 'content', page.description)
  setAttribute('link[rel="canonical"]', 'href', address)
  setAttribute('meta[property="og:title"]', 'content', page.title)
  setAttribute('meta[property="og:description"]', 'content', page.description)
  setAttribute('meta[property="og:url"]', 'content', address)
  updateMarkdownLink(page, site)
}

/** Updates the link to the Markdown file. Only documents have such a file. */
const updateMarkdownLink = (page: PageData, site: ClientSite): void => {
  const link = document.head.querySelector<HTMLLinkElement>('link[type="text/markdown"]')
  if (page.kind !== 'document') return link?.remove()
  const href = toAddress(site.baseUrl, `/${pageFile(page.path, 'md')}`)
  if (link) link.href = href
  else
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'alternate', type: 'text/markdown', href }),
    )
}

const setAttribute = (selector: string, name: string, value: string): void => {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
