import { isDeepStrictEqual } from 'node:util'
import type { PageData } from '../../model/page.ts'
import type { Site } from '../../pipeline/site.ts'

/** Pages that differ from what a site has at their paths. */
export const changedPages = (site: Site, pages: Iterable<PageData>): PageData[] =>
  [...pages].filter((page) => {
    const before = site.pages.get(page.path)
    return page !== before && !isDeepStrictEqual(page, before)
  })

/** Tells whether something around the articles has changed: settings, or a sidebar. */
export const isOtherChrome = (before: Site, after: Site): boolean => !isDeepStrictEqual(before.data, after.data) || !isDeepStrictEqual(before.shards, after.shards)
