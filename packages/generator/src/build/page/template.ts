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
  /** HTML of the application, including the article. */
  body: string
  /** Address of the entry script. */
  entry: string
  /** Site paths of the modules that the entry needs on this page. They are fetched together with it. */
  preload?: readonly string[] | undefined
  inlineScript: string
  /**
   * Returns the HTML that adds the styles for the given markup, the page's elements: `<style>…</style>`, or links in
   * development.
   */
  styles: (markup: string) => string
  /**
   * Site path of the style sheet that is loaded later, when `styles` adds only the styles that the page needs first.
   */
  styleSheet?: string | undefined
  /** Site path of the preview image of the page in other sites. Used when the page has no image of its own. */
  preview?: string | undefined
  /** Content security policy for the page's `<meta>` element. */
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
  // No heading's id has a colon. Without the colon, the id of a heading "Payload" could be found instead of the
  // payload.
  return [
    `<!doctype html>${opening}<head><meta charset="utf-8">`,
    policy ? `<meta${attributes({ 'http-equiv': 'Content-Security-Policy', content: policy })}>` : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    headMetadata(page, site, preview),
    `<script${attributes(scripts)}>${inlineScript}</script>`,
    styles(opening + body),
    // With scripts, the style sheet is loaded after the page (`inline.ts`).
    styleSheet ? `<noscript><link${attributes({ rel: 'stylesheet', href: address(styleSheet) })}></noscript>` : '',
    `</head><body><div id="handbook:app">${body}</div>`,
    `<script type="application/json" id="handbook:payload">${scriptJson(payloadOf(page, shards))}</script></body></html>\n`,
  ].join('')
}

/** The data of a page that hydration needs. The HTML already contains a document's article. */
export const payloadOf = (page: PageData, shards: SidebarShard[]): PagePayload => {
  if (page.kind !== 'document') return { page, shards }
  const { html: _, ...rest } = page
  return { page: rest, shards }
}
