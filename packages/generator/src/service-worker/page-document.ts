import { escapeEverywhere } from '../model/html/escape-html.ts'
import type { WorkerBuild } from '../model/offline.ts'
import type { DocumentSummary, PageData } from '../model/page.ts'
import { toAddress } from '../model/path.ts'

/**
 * Inserts the data of a page into the frame that the build has made (`offline-shell.ts`). Returns a complete document:
 * it is readable without script, and the client's script hydrates it with the same data. Everything except an article's
 * own HTML is escaped.
 */
export const composePage = (
  shell: string,
  page: PageData,
  { baseUrl, rightToLeft }: Pick<WorkerBuild, 'baseUrl' | 'rightToLeft'>,
): string =>
  fillShell(shell, {
    title: page.title,
    description: page.description,
    language: { lang: page.lang, dir: rightToLeft.includes(page.lang) ? 'rtl' : 'ltr' },
    address: toAddress('/', page.path),
    article: page.kind === 'document' ? page.html : listOf(page, baseUrl),
  })

/**
 * The frame without a page, for a path whose page is not stored. The client's script reports that the page is missing.
 */
export const emptyPage = (shell: string, path: string): string =>
  fillShell(shell, { title: path, description: '', address: toAddress('/', path), article: '' })

interface Filling {
  title: string
  description: string
  address: string
  article: string
  language?: { lang: string; dir: 'ltr' | 'rtl' }
}

const fillShell = (shell: string, values: Filling): string => {
  const { language } = values
  const parts: Record<string, string> = {
    title: escape(values.title),
    description: escape(values.description),
    path: escape(values.address),
    article: values.article,
  }
  // One pass: inserted texts are not searched for placeholders.
  return shell.replace(placeholders, (match, root?: string, start?: string, name?: string, path?: string) => {
    if (root) return language ? `${root}${escape(language.lang)}" dir="${language.dir}"` : match
    if (start) return language ? `${start}${escape(language.lang)}"` : match
    return parts[name ?? path ?? ''] ?? match
  })
}

const placeholders =
  /(<html\b[^>]*?\blang=")[^"]*" dir="[^"]*"|(<(?:article|h1)\b[^>]*?\blang=")[^"]*"|-handbook-(title|description|article)-|\/-handbook-(path)-/g

/** Documents of a page that is a list of documents. */
const listOf = (page: PageData, baseUrl: string): string => {
  const documents: readonly DocumentSummary[] = 'documents' in page ? page.documents : []
  const items = documents.map(
    ({ path, title, description }) =>
      `<li><a href="${escape(toAddress(baseUrl, path))}">${escape(title)}</a><br>${escape(description)}</li>`,
  )
  return `<p>${escape(page.description)}</p>${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}`
}

/** Also of values of other types: the data come from a response. */
const escape = (text: string): string => escapeEverywhere(String(text))
