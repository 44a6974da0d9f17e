import type { LinksOf, MissingAnchor } from '../links/check-anchors.ts'
import { madeFile } from '../links/made-files.ts'
import { checkOwnAddresses, createOwnAddressCheck, type OwnAddressCheck } from '../links/own-addresses.ts'
import { isServedElsewhere } from '../links/served-elsewhere.ts'
import { listNearest } from '../nearest.ts'
import { checkSidebarLinks } from '../sidebars/check-sidebar-links.ts'
import { pathOfLink } from '../sidebars/path-of-link.ts'
import type { ArrangedDocuments } from './arrange-documents.ts'
import type { AssembleInput } from './assemble-input.ts'

interface CheckAddressesInput {
  arranged: ArrangedDocuments
  linksOf: LinksOf
  missing: MissingAnchor
  redirects: ReadonlyMap<string, string>
}

/** The facts against which links of the configuration are checked. */
export interface KnownAddresses {
  /** Whether a path is a page, a file or a redirect of the site, or is served by another program. */
  exists: (path: string) => boolean
  /** Nearest pages, for messages. */
  listPages: (path: string) => string
  checkOwn: OwnAddressCheck
  missing: MissingAnchor
}

/** Checks links in documents that contain the site's whole address, and the links of sidebars. */
export const checkAddresses = (
  { config, problems }: Pick<AssembleInput, 'config' | 'problems'>,
  { arranged, linksOf, missing, redirects }: CheckAddressesInput,
): KnownAddresses => {
  const { paths, sitePaths } = arranged
  const { documents, documentsByPath, staticFiles, sidebars } = arranged.sources
  const exists = (path: string) =>
    paths.has(path) || redirects.has(path) || staticFiles.has(path) || isServedElsewhere(path, config.servedElsewhere)
  const listPages = (path: string) => listNearest(path, paths, 5)
  const checkOwn = createOwnAddressCheck({
    config,
    exists: (path) => exists(path) || madeFile(path, { paths, documentsByPath, staticFiles }) !== undefined,
    listPages,
    missing,
  })
  checkOwnAddresses({ documents, linksOf, check: checkOwn, problems })
  checkSidebarLinks(sidebars, {
    exists,
    checkOwn,
    pathOf: (href) => pathOfLink(href, { baseUrl: config.baseUrl, docsPath: sitePaths.docs }),
    listPages,
    missing,
    severity: config.onBrokenLinks,
    anchorSeverity: config.onBrokenAnchors,
    problems,
  })
  return { exists, listPages, checkOwn, missing }
}
