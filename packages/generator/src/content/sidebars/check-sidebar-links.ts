import { normalizePath } from '../../model/path.ts'
import { type MissingAnchor, splitAnchor } from '../links/check-anchors.ts'
import { isFollowable } from '../links/followable.ts'
import type { OwnAddressCheck } from '../links/own-addresses.ts'
import type { ProblemCollector, Severity } from '../problems.ts'
import type { ValidatedSidebarItem } from '../schema/sidebars.ts'
import type { LoadedSidebars } from './load-sidebars.ts'
import { quotedPlace } from './quoted-place.ts'

/** What the links are checked against, and what becomes of those that lead nowhere. */
export interface SidebarLinksInput {
  /** Tells whether a site path is a page or a file of the site. */
  exists: (path: string) => boolean
  /** Checks whole addresses of the site. */
  checkOwn: OwnAddressCheck
  /** Path of the site that a link means, see `pathOfLink`. */
  pathOf: (href: string) => string
  /** Nearest pages, for messages. */
  listPages: (path: string) => string
  missing: MissingAnchor
  severity: Severity
  /** Of links to headings that their page does not have. */
  anchorSeverity: Severity
  problems: ProblemCollector
}

/** Reports links of sidebars that lead to no page, and those that are no address from everywhere on the site. */
export const checkSidebarLinks = (
  { sidebars, source, file }: LoadedSidebars,
  { exists, checkOwn, pathOf, listPages, missing, severity, anchorSeverity, problems }: SidebarLinksInput,
): void => {
  for (const [id, items] of Object.entries(sidebars)) {
    for (const href of addressesOf(items)) {
      const { path: written, anchor } = splitAnchor(pathOf(href))
      const path = normalizePath(written)
      const isOwn = /^\/(?!\/)/.test(href)
      const fault = isOwn ? missing(path, anchor) : undefined
      if (fault !== undefined) {
        problems.report(anchorSeverity, {
          rule: 'broken-anchor',
          file,
          ...quotedPlace(source, href),
          message: `The sidebar "${id}" links to "${href}", which leads to no heading: ${fault}`,
        })
      }
      const wholeFault = checkOwn(href)
      if (wholeFault)
        problems.report(wholeFault.severity, {
          rule: wholeFault.rule,
          file,
          ...quotedPlace(source, href),
          message: `The sidebar "${id}" links to "${href}", which ${wholeFault.text}`,
        })
      if (isOwn ? exists(path) : isWhole(href)) continue
      const remedy = isOwn
        ? `which is not a page. Nearest: ${listPages(path)}.`
        : 'which can be followed from no page. Write a path of the site, which starts with "/", or a whole address: https://example.com.'
      const message = `The sidebar "${id}" links to "${href}", ${remedy}`
      problems.report(severity, { rule: 'broken-link', file, ...quotedPlace(source, href), message })
    }
  }
}

/** One that begins with its scheme, or with the host: a path from the page would lead elsewhere from each. */
const isWhole = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href) && isFollowable(href)

const addressesOf = (items: readonly ValidatedSidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (item.type === 'category') return addressesOf(item.items)
    if (item.type === 'link') return [item.href]
    return item.type === 'html' && item.value.href !== undefined ? [item.value.href] : []
  })
