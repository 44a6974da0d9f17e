import type { PrecacheEntry, PrecacheList } from '../../model/offline.ts'
import type { SitePage } from '../../content/pages/site-page.ts'
import { isCompleteFile, pageFile, toAddress } from '../../model/path.ts'
import { sandboxFile } from '../../model/run/sandbox-path.ts'
import { offlineShellFile } from '../page/offline-shell.ts'
import { planArchives } from './precache-archives.ts'
import { socialFolder } from '../social/draw-cards.ts'

interface ListInput {
  /** Every file of the output. */
  entries: Iterable<PrecacheEntry>
  pages: Iterable<SitePage>
  headers: Record<string, string>
  baseUrl: string
  /** Large files that are stored only after their first use. */
  onDemand?: readonly string[]
}

/** Kinds of pages that are stored as HTML. The worker makes the other pages from their data. */
const wholeKinds = new Set<SitePage['kind']>(['home', 'docs', 'tags', 'search', 'not-found'])

/**
 * Returns the list of the files that offline mode stores. The frame of a page and scripts come first, so that stored
 * pages can be read early. Then come the data of every page with its complete files, the sidebar, the search, and
 * images. The list omits other pages as HTML, files for programs (`.md`, `.xml`, other `.txt`) and the preview images of
 * pages.
 */
export const precacheList = ({ entries, pages, headers, baseUrl, onDemand = [] }: ListInput): PrecacheList => {
  const all = [...pages]
  const htmlPages = new Set(all.filter(({ kind }) => wholeKinds.has(kind)).map(({ path }) => pageFile(path, 'html')))
  const previews = onlyPreviews(all, baseUrl)
  const found = [...entries]
  const hasSandbox = found.some(([file]) => file === sandboxFile)
  const isStored = (file: string): boolean => {
    if (file.endsWith('.html')) return file === offlineShellFile || file === sandboxFile || htmlPages.has(file)
    return (
      (isCompleteFile(file) || !/\.(?:md|xml|txt|conf|map)$/.test(file)) &&
      !/^(?:docs-versions\.json|vercel\.json|cdn-function\.js|sw\.js|_\w+)$/.test(file) &&
      !previews.has(file) &&
      !onDemand.includes(file) &&
      // A site without samples that run does not need the files that run samples.
      (hasSandbox || !file.startsWith('assets/run-sample-')) &&
      !file.startsWith(`${socialFolder}/`)
    )
  }
  const rank = (file: string): number =>
    [file === offlineShellFile, file.startsWith('assets/'), file.endsWith('.html'), file.endsWith('.json')].indexOf(
      true,
    )
  const order = (file: string): number => (rank(file) === -1 ? 9 : rank(file))
  const files = found.filter(([file]) => isStored(file)).toSorted(([a], [b]) => order(a) - order(b) || (a < b ? -1 : 1))
  return { version: 1, headers, shell: offlineShellFile, notFound: '404.html', ...planArchives(files) }
}

/** Preview images of pages, without the images that an article also shows. */
const onlyPreviews = (pages: readonly SitePage[], baseUrl: string): ReadonlySet<string> => {
  const files = new Map(
    pages.flatMap(({ image }) => (image === undefined ? [] : [[toAddress(baseUrl, image), image.slice(1)] as const])),
  )
  if (files.size === 0) return new Set()
  for (const page of pages) {
    if (page.kind !== 'document') continue
    for (const [, address = ''] of page.readHtml().matchAll(/\s(?:src|href|poster)="([^"]*)"/g)) files.delete(address)
  }
  return new Set(files.values())
}
