import { createElement, type AnchorHTMLAttributes, type ReactNode } from 'react'
import { isInIsland, siteFacts, warnAuthor, type SiteFacts } from './site-facts.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string
  isNavLink?: boolean
  autoAddBaseUrl?: boolean
}

const isPath = (address: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address)

/** An address for the page. Outside of islands, the base URL is added later to every path of the site. */
const complete = (path: string): string => {
  if (!isPath(path)) return path
  const rooted = path.startsWith('/') ? path : `/${path}`
  const { baseUrl } = siteFacts()
  return isInIsland() && !rooted.startsWith(baseUrl) ? baseUrl + rooted.slice(1) : rooted
}

/** `@docusaurus/Link` as an HTML link. */
export const Link = ({
  to,
  href = to,
  isNavLink: _isNavLink,
  autoAddBaseUrl: _autoAddBaseUrl,
  children,
  ...attributes
}: LinkProps): ReactNode =>
  createElement('a', { href: isInIsland() && href?.startsWith('/') ? complete(href) : href, ...attributes }, children)

/** `@docusaurus/useBaseUrl`. */
export const useBaseUrl = (path: string, { absolute = false }: { absolute?: boolean } = {}): string => {
  const found = complete(String(path))
  if (!absolute || !isPath(found)) return found
  const { url, baseUrl } = siteFacts()
  return url + (found.startsWith(baseUrl) ? found : baseUrl + found.slice(1))
}

/** The same as a hook that returns functions. */
export const useBaseUrlUtils = (): { withBaseUrl: typeof useBaseUrl } => ({ withBaseUrl: useBaseUrl })

/** `@docusaurus/Head`: renders nothing and reports a warning, because the heads of pages come from front matter. */
export const Head = (): ReactNode => {
  warnAuthor(
    '<Head> is left out: the head of a page is made of its front matter. Put title, description, keywords and image there.',
  )
  return null
}

interface DocusaurusContext {
  siteConfig: Pick<SiteFacts, 'title' | 'tagline' | 'url' | 'baseUrl'> & {
    customFields: Readonly<Record<string, unknown>>
  }
  i18n: { currentLocale: string; defaultLocale: string; locales: readonly string[] }
}

/** The site's own values. A missing value is `undefined`, with a warning. */
const known = (customFields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  new Proxy(customFields, {
    get: (fields, name) => {
      if (typeof name === 'string' && !Object.hasOwn(fields, name))
        warnAuthor(
          `A component reads "siteConfig.customFields.${name}", which the site does not have. Write it in site.config.ts: customFields: { ${name}: … }.`,
        )
      return Reflect.get(fields, name) as unknown
    },
  })

/** `@docusaurus/useDocusaurusContext`: the identity of the site. */
export const useDocusaurusContext = (): DocusaurusContext => {
  const { title, tagline, url, baseUrl, lang, locales, customFields } = siteFacts()
  return {
    siteConfig: { title, tagline, url, baseUrl, customFields: known(customFields) },
    i18n: { currentLocale: lang, defaultLocale: lang, locales },
  }
}
