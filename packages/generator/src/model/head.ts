import type { PageData } from './page.ts'
import type { SiteData } from './site.ts'

/** Text of a page's `<title>`: `Docker | Dev Handbook`. The title of the home page begins with the site's name. */
export const headTitle = (
  page: Pick<PageData, 'kind' | 'title'>,
  site: Pick<SiteData, 'title' | 'tagline' | 'titleDelimiter'>,
): string =>
  page.kind === 'home'
    ? `${site.title} ${site.titleDelimiter} ${site.tagline}`
    : `${page.title} ${site.titleDelimiter} ${site.title}`
