import { fromAddress } from '../../model/path.ts'
import type { CompiledDocument } from '../../model/compiled-document.ts'
import type { ProblemCollector } from '../problems.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { SourceDocument } from '../source-document.ts'
import { type MissingAnchor, splitAnchor } from './check-anchors.ts'
import { readableAddress } from './readable-address.ts'

/** What whole addresses of the site are checked against. */
export interface OwnAddressInput {
  config: Pick<SiteConfig, 'url' | 'baseUrl' | 'onBrokenOwnLinks' | 'onBrokenAnchors'>
  /** Whether a site path is a page or a file of the site. Files that the build makes count too. */
  exists: (path: string) => boolean
  /** Nearest pages, for messages. */
  listPages: (path: string) => string
  missing: MissingAnchor
}

/** What is wrong with a whole address of the site, to be read behind what holds it ("The link …"), and how it counts. */
export interface OwnAddressFault {
  rule: 'broken-link' | 'broken-anchor'
  severity: SiteConfig['onBrokenOwnLinks']
  text: string
}

/** Checks an address. Returns `undefined` for a right address, and for an address of another site. */
export type OwnAddressCheck = (href: string) => OwnAddressFault | undefined

/**
 * Returns what checks addresses that begin with the site's own host, as if they were written as paths. On a host where the site has
 * a base URL, what is outside of it does not belong to the site.
 */
export const createOwnAddressCheck = ({ config, exists, listPages, missing }: OwnAddressInput): OwnAddressCheck => {
  const { host } = new URL(config.url)
  return (href) => {
    if (!/^(?:https?:)?\/\//i.test(href) || !URL.canParse(href, config.url)) return undefined
    const url = new URL(href, config.url)
    const path = url.host === host ? fromAddress(config.baseUrl, url.pathname) : null
    if (path === null) return undefined
    const written = url.pathname.slice(config.baseUrl.length - 1)
    // Files keep the ending that paths of pages lose.
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

/** Reports whole addresses of the site in documents that lead nowhere. */
export const checkOwnAddresses = ({
  documents,
  compiled,
  check,
  problems,
}: {
  documents: readonly SourceDocument[]
  compiled: ReadonlyMap<string, CompiledDocument>
  check: OwnAddressCheck
  problems: ProblemCollector
}): void => {
  for (const { id, file } of documents) {
    for (const { href, line, path } of compiled.get(id)?.links ?? []) {
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
