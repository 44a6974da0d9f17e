import { pathBelow } from '../../model/path.ts'

/** Paths of the pages that every site has. */
export interface SitePaths {
  home: string
  docs: string
  tags: string
  search: string
  /** Its HTML is what hosts serve for addresses without a page. */
  notFound: string
}

/** Paths of a site whose documents are below the given base (`docs`); without one (`''`) the front page is the root of the documents too. */
export const sitePathsOf = (routeBasePath: string): SitePaths => ({
  home: '/',
  docs: `/${routeBasePath}`,
  tags: pathBelow(`/${routeBasePath}`, 'tags'),
  search: '/search',
  notFound: '/404',
})
