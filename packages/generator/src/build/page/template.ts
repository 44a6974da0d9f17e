import { directionOf } from '../../model/direction.ts'
import type { PageData } from '../../model/page.ts'
import { toAddress } from '../../model/path.ts'
import type { PagePayload } from '../../model/payload.ts'
import type { SidebarShard } from '../../model/sidebar.ts'
import type { SiteData } from '../../model/site.ts'
import { headMetadata } from './head.ts'
import { attributes, scriptJson } from '../markup.ts'

export interface PageTemplate {
  site: SiteData
  page: PageData
  shards: SidebarShard[]
  /** HTML of the application, the article included. */
  body: string
  /** Address of the entry script. */
  entry: string
  /** Site paths of the modules that the entry needs on this page, to be fetched together with it. */
  preload?: readonly string[] | undefined
  inlineScript: string
  /** Returns the HTML that brings the styles of what it is given, the page's elements: `<style>…</style>`, in development links. */
  styles: (markup: string) => string
  /** Site path of the style sheet that follows, where `styles` brings only what the page needs at first. */
  styleSheet?: string | undefined
  /** Site path of the image that stands for the page in other sites, where it has none of its own. */
  preview?: string | undefined
  /** Content security policy that the page itself states. */
  policy?: string | undefined
}

/** A page as one complete HTML document. */
export const pageHtml = ({
  site,
  page,
  shards,
  body,
  entry,
  preload = [],
  inlineScript,
  styles,
  styleSheet,
  preview,
  policy,
}: PageTemplate): string => {
  const root = {
    lang: page.lang,
    dir: directionOf(page.lang, site),
    'data-theme': site.colorMode.respectSystemPreference ? 'system' : site.colorMode.default,
  }
  const opening = `<html${attributes(root)}>`
  const address = (path: string): string => toAddress(site.baseUrl, path)
  const scripts = {
    'data-entry': address(entry),
    'data-preload': preload.map(address).join(' ') || undefined,
    'data-styles': styleSheet && address(styleSheet),
    'data-announcement': site.announcement?.dismissible ? site.announcement.id : undefined,
  }
  // No heading's id has a colon: one named "Payload" would be found in the place of the payload.
  return [
    `<!doctype html>${opening}<head><meta charset="utf-8">`,
    policy ? `<meta${attributes({ 'http-equiv': 'Content-Security-Policy', content: policy })}>` : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    headMetadata(page, site, preview),
    `<script${attributes(scripts)}>${inlineScript}</script>`,
    styles(opening + body),
    // With scripts, the sheet comes after the page (`inline.ts`).
    styleSheet ? `<noscript><link${attributes({ rel: 'stylesheet', href: address(styleSheet) })}></noscript>` : '',
    `</head><body><div id="handbook:app">${body}</div>`,
    `<script type="application/json" id="handbook:payload">${scriptJson(payloadOf(page, shards))}</script></body></html>\n`,
  ].join('')
}

/** What hydration needs of a page; a document's article stands in the HTML already. */
export const payloadOf = (page: PageData, shards: SidebarShard[]): PagePayload => {
  if (page.kind !== 'document') return { page, shards }
  const { html: _, ...rest } = page
  return { page: rest, shards }
}
