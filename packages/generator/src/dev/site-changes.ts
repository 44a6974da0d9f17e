import { isDeepStrictEqual } from 'node:util'
import { readPage, type SitePage } from '../content/pages/site-page.ts'
import type { SidebarEdit } from '../model/page-edit.ts'
import { sidebarOfShard } from '../model/sidebar.ts'
import { configFile } from '../content/modules/load-module.ts'
import type { Problem } from '../content/problems.ts'
import { clientIslands } from '../content/site-components/client-islands.ts'
import type { Site } from '../content/site.ts'

/** Pages that differ from what a site has at their paths. */
export const changedPages = (site: Site, pages: Iterable<SitePage>): SitePage[] =>
  [...pages].filter((page) => {
    const before = site.pages.get(page.path)
    return page !== before && !(before && isDeepStrictEqual(readPage(page), readPage(before)))
  })

/**
 * An error for a change that a running server cannot follow: the scripts of its pages have the addresses of its start.
 */
export const otherBase = (before: Site, after: Site | undefined): Problem[] => {
  const [own, other] = [before.data.baseUrl, after?.data.baseUrl ?? before.data.baseUrl]
  if (own === other) return []
  return [
    {
      severity: 'error',
      rule: 'config',
      file: configFile,
      message: `"baseUrl" is "${other}", and this server was started with "${own}". Restart the server, or change "baseUrl" back.`,
    },
  ]
}

/** Returns the sidebars of which open windows need new parts. */
export const changedSidebars = (before: Site, after: Site): SidebarEdit[] => {
  const edits = new Map<string, SidebarEdit>()
  for (const [path, shard] of after.shards) {
    if (isDeepStrictEqual(before.shards.get(path), shard)) continue
    const sidebarId = sidebarOfShard(path, shard)
    const edit = edits.get(sidebarId) ?? { sidebarId, shards: [] }
    edit.shards.push(shard)
    edits.set(sidebarId, edit)
  }
  return [...edits.values()]
}

/**
 * Whether open windows must reload their pages because an edit of pages and sidebars is not enough: settings, style
 * sheets of the site or islands have changed, or a page was removed.
 */
export const needsReload = (before: Site, after: Site): boolean =>
  [...before.pages.keys()].some((path) => !after.pages.has(path)) ||
  !isDeepStrictEqual(before.data, after.data) ||
  !isDeepStrictEqual(before.config.styles, after.config.styles) ||
  !isDeepStrictEqual(islandsOf(before), islandsOf(after))

const islandsOf = ({ components, compiled }: Site) => clientIslands(components, compiled.values(), '')
