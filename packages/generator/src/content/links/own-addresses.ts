import { fromAddress } from '../../model/path.ts'
import type { ProblemCollector } from '../problems.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { SourceDocument } from '../source-document.ts'
import { type LinksOf, type MissingAnchor, splitAnchor } from './check-anchors.ts'
import { readableAddress } from './readable-address.ts'

/** The facts against which whole addresses of the site are checked. */
export interface OwnAddressInput {
  config: Pick<SiteConfig, 'url' | 'baseUrl' | 'onBrokenOwnLinks' | 'onBrokenAnchors'>
  /** Whether a site path is a page or a file of the site. Files that the build makes count too. */
  exists: (path: string) => boolean
  /** Nearest pages, for messages. */
  listPages: (path: string) => string
  missing: MissingAnchor
}

/** An error in a whole address of the site, as a text that continues a sentence ("The link …"), and its severity. */
export interface OwnAddressFault {
  rule: 'broken-link' | 'broken-anchor'
  severity: SiteConfig['onBrokenOwnLinks']
  text: string
}

/** Checks an address. Returns `undefined` for a correct address, and for an address of another site. */
export type OwnAddressCheck = (href: string) => OwnAddressFault | undefined

/**
 * Returns a function that checks addresses with the site's own host as if they were written as paths. When the site has
 * a base URL, addresses outside it do not belong to the site.
 */
export const createOwnAddressCheck = ({ config, exists, listPages, missing }: OwnAddressInput): OwnAddressCheck => {
  const { host } = new URL(config.url)
  return (href) => {
    if (!/^(?:https?:)?\/\//i.test(href) || !URL.canParse(href, config.url)) return undefined
    const url = new URL(href, config.url)
    const path = url.host === host ? fromAddress(config.baseUrl, url.pathname) : null
    if (path === null) return undefined
    const written = url.pathname.slice(config.baseUrl.length - 1)
    // Paths of files keep the extension that paths of pages lose.
    if (!exists(path) && !exists(decodeURIComponent(written))) {
      const text = `leads to this site, which has no "${path}". Nearest: ${listPages(path)}. Within the site the path is enough. If another program serves it, name it in "servedElsewhere".`
      return { rule: 'broken-link', severity: config.onBrokenOwnLinks, text }
    }
    const fault = missing(path, splitAnchor(href).anchor)
    return fault === undefined
      ? undefined
      : {
          rule: 'broken-anchor',
          severity: config.onBrokenAnchors,
          text: `leads to no heading: ${fault} Within the site the path is enough.`,
        }
  }
}

/** Reports whole addresses of the site in documents that lead to nothing. */
export const checkOwnAddresses = ({
  documents,
  linksOf,
  check,
  problems,
}: {
  documents: readonly SourceDocument[]
  linksOf: LinksOf
  check: OwnAddressCheck
  problems: ProblemCollector
}): void => {
  for (const { id, file } of documents) {
    for (const { href, line, path } of linksOf(id)) {
      const fault = path === undefined ? check(href) : undefined
      if (!fault) continue
      problems.report(fault.severity, {
        rule: fault.rule,
        file,
        ...(line === undefined ? {} : { line }),
        message: `The link "${readableAddress(href)}" ${fault.text}`,
      })
    }
  }
}
