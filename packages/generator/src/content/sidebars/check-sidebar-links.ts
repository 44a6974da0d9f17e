import { normalizePath } from '../../model/path.ts'
import { type MissingAnchor, splitAnchor } from '../links/check-anchors.ts'
import { isFollowable } from '../links/followable.ts'
import type { OwnAddressCheck } from '../links/own-addresses.ts'
import type { ProblemCollector, Severity } from '../problems.ts'
import type { ValidatedSidebarItem } from '../schema/sidebars.ts'
import type { LoadedSidebars } from './load-sidebars.ts'
import { quotedPlace } from './quoted-place.ts'

/** The facts against which links are checked, and the severities of broken links. */
export interface SidebarLinksInput {
  /** Whether a site path is a page or a file of the site. */
  exists: (path: string) => boolean
  /** Checks whole addresses of the site. */
  checkOwn: OwnAddressCheck
  /** Path of the site to which a link refers, see `pathOfLink`. */
  pathOf: (href: string) => string
  /** Nearest pages, for messages. */
  listPages: (path: string) => string
  missing: MissingAnchor
  severity: Severity
  /** Severity of links to headings that do not exist. */
  anchorSeverity: Severity
  problems: ProblemCollector
}

/** Reports links of sidebars that lead to no page, and links that are relative to the current page. */
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

/** Whether an address begins with a scheme or a host. A relative path would have another target on each page. */
const isWhole = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href) && isFollowable(href)

const addressesOf = (items: readonly ValidatedSidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (item.type === 'category') return addressesOf(item.items)
    if (item.type === 'link') return [item.href]
    return item.type === 'html' && item.value.href !== undefined ? [item.value.href] : []
  })
