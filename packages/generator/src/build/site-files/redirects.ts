import { headTitle } from '../../model/head.ts'
import { pageFile, toAddress } from '../../model/path.ts'
import type { SiteData } from '../../model/site.ts'
import { pageTexts } from '../../content/pages/page-texts.ts'
import { escapeText } from '../markup.ts'

/** Files that lead moved documents' old paths to the new ones: an HTML page each, and `_redirects` for hosts that read it. */
export const redirectFiles = (
  redirects: ReadonlyMap<string, string>,
  site: SiteData,
): [path: string, content: string][] => {
  if (redirects.size === 0) return []
  const pages = [...redirects].map(([from, to]): [string, string] => [
    pageFile(from, 'html'),
    redirectPage(toAddress(site.baseUrl, to), site),
  ])
  const rules = [...redirects]
    .filter((addresses) => !addresses.some(isPattern))
    .map(([from, to]) => `${toAddress(site.baseUrl, from)} ${toAddress(site.baseUrl, to)} 301\n`)
  return [...pages, ['_redirects', rules.join('')]]
}

/** Tells whether `_redirects` reads an address as a pattern, or as one that is made from it. The format has no escape: such addresses are left to their pages. */
const isPattern = (address: string): boolean => /[*:]/.test(address)

const redirectPage = (target: string, site: SiteData): string => {
  const address = escapeText(target)
  const { title, text } = pageTexts(site.lang).moved
  return (
    `<!doctype html><html lang="${site.lang}"><head><meta charset="utf-8"><title>${escapeText(headTitle({ kind: 'document', title }, site))}</title>` +
    `<meta http-equiv="refresh" content="0; url=${address}"><meta name="robots" content="noindex"><link rel="canonical" href="${escapeText(site.url)}${address}">` +
    // The id is the mark by which the service worker knows a page of the site (`own-answer.ts`).
    `</head><body id="handbook:moved"><p>${text} <a href="${address}">${address}</a>.</p></body></html>\n`
  )
}
