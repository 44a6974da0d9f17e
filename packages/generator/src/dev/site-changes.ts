import { isDeepStrictEqual } from 'node:util'
import type { PageData } from '../model/page.ts'
import { configFile } from '../content/modules/load-module.ts'
import type { Problem } from '../content/problems.ts'
import { clientIslands } from '../content/site-components/client-islands.ts'
import type { Site } from '../content/site.ts'

/** Pages that differ from what a site has at their paths. */
export const changedPages = (site: Site, pages: Iterable<PageData>): PageData[] =>
  [...pages].filter((page) => {
    const before = site.pages.get(page.path)
    return page !== before && !isDeepStrictEqual(page, before)
  })

/** What a server that is under way cannot follow, as an error: the scripts of its pages have the addresses that it was started with. */
export const otherBase = (before: Site, after: Site | undefined): Problem[] => {
  const [own, other] = [before.data.baseUrl, after?.data.baseUrl ?? before.data.baseUrl]
  if (own === other) return []
  return [
    {
      severity: 'error',
      rule: 'config',
      file: configFile,
      message: `"baseUrl" is "${other}", and this server was started with "${own}". Start it again, or put that back.`,
    },
  ]
}

/** Tells whether something around the articles has changed: settings, a sidebar, style sheets of the site, or what comes alive. */
export const isOtherChrome = (before: Site, after: Site): boolean =>
  !isDeepStrictEqual(before.data, after.data) ||
  !isDeepStrictEqual(before.shards, after.shards) ||
  !isDeepStrictEqual(before.config.styles, after.config.styles) ||
  !isDeepStrictEqual(islandsOf(before), islandsOf(after))

const islandsOf = ({ components, compiled }: Site) => clientIslands(components, compiled.values(), '')
