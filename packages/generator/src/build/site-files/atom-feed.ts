import type { StoredDocumentPage } from '../../content/pages/site-page.ts'
import { toAddress } from '../../model/path.ts'
import type { Site } from '../../content/site.ts'
import { escapeText } from '../markup.ts'

const length = 30

/** Atom feed (RFC 4287) of the most recently changed documents. */
export const atomFeed = (site: Site): string => {
  const { data } = site
  const address = (path: string) => escapeText(data.url + toAddress(data.baseUrl, path))
  const documents = [...site.pages.values()]
    .filter(
      (page): page is StoredDocumentPage & { updatedAt: string } =>
        page.kind === 'document' && page.updatedAt !== undefined && !page.noIndex,
    )
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || (a.path < b.path ? -1 : 1))
    .slice(0, length)
  const entries = documents.map(
    (page) =>
      `<entry><title>${escapeText(page.title)}</title><id>${address(page.path)}</id><link href="${address(page.path)}"/>` +
      `<updated>${page.updatedAt}T00:00:00Z</updated><summary>${escapeText(page.description)}</summary></entry>`,
  )
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${data.lang}"><title>${escapeText(data.title)}</title>` +
    `<subtitle>${escapeText(data.tagline)}</subtitle><id>${address('/')}</id><link href="${address('/')}"/><link rel="self" href="${address('/feed.xml')}"/>` +
    `<updated>${documents[0]?.updatedAt ?? '1970-01-01'}T00:00:00Z</updated><author><name>${escapeText(data.footer.copyright.author)}</name></author>\n` +
    `${entries.join('\n')}\n</feed>\n`
  )
}
