import { pathBelow } from '../../model/path.ts'

/** Paths of the pages that every site has. */
export interface SitePaths {
  home: string
  docs: string
  tags: string
  search: string
  /** Path of the page whose HTML hosts serve for addresses without a page. */
  notFound: string
}

/**
 * Paths of a site whose documents are below the given base (`docs`). Without a base (`''`), the front page is also the
 * root of the documents.
 */
export const sitePathsOf = (routeBasePath: string): SitePaths => ({
  home: '/',
  docs: `/${routeBasePath}`,
  tags: pathBelow(`/${routeBasePath}`, 'tags'),
  search: '/search',
  notFound: '/404',
})
