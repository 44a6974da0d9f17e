import { headTitle } from '../../model/head.ts'
import { pageFile, toAddress } from '../../model/path.ts'
import type { SiteData } from '../../model/site.ts'
import { pageTexts } from '../../texts/page-texts.ts'
import { escapeText } from '../markup.ts'

/** Pages that redirect old paths of moved documents to the new paths, by path in the output. */
export const redirectFiles = (
  redirects: ReadonlyMap<string, string>,
  site: SiteData,
): [path: string, content: string][] =>
  [...redirects].map(([from, to]) => [pageFile(from, 'html'), redirectPage(toAddress(site.baseUrl, to), site)])

const redirectPage = (target: string, site: SiteData): string => {
  const address = escapeText(target)
  const { title, text } = pageTexts(site.lang).moved
  return (
    `<!doctype html><html lang="${site.lang}"><head><meta charset="utf-8"><title>${escapeText(headTitle({ kind: 'document', title }, site))}</title>` +
    `<meta http-equiv="refresh" content="0; url=${address}"><meta name="robots" content="noindex"><link rel="canonical" href="${escapeText(site.url)}${address}">` +
    // By this id the service worker recognizes a page of the site (`own-answer.ts`).
    `</head><body id="handbook:moved"><p>${text} <a href="${address}">${address}</a>.</p></body></html>\n`
  )
}
