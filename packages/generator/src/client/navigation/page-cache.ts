import { pageDataVersion, type PageData } from '../../model/page.ts'
import { pageFile, toAddress } from '../../model/path.ts'

/** Number of cached pages. It is enough for going back and forth, and takes little memory. */
const capacity = 24

export interface PageCache {
  /** Resolves to the data of the page at a path. Rejects when the data cannot be fetched or have another version. */
  load: (path: string) => Promise<PageData>
  /** Removes the cached data of a page that has changed. */
  forget: (path: string) => void
}

/**
 * Returns a cache of page data that fetches each page once. A failure is not kept: the next call tries again.
 * With more than 24 pages, the least recently used page is dropped.
 */
export const createPageCache = (
  baseUrl: string,
  fetchPage: typeof fetch = (...input) => fetch(...input),
): PageCache => {
  const pages = new Map<string, Promise<PageData>>()

  const keep = (path: string, page: Promise<PageData>) => {
    pages.delete(path)
    pages.set(path, page)
    const [oldest] = pages.keys()
    if (pages.size > capacity && oldest !== undefined) pages.delete(oldest)
  }

  return {
    load: (path) => {
      const page = pages.get(path) ?? fetchPageData(fetchPage, path, toAddress(baseUrl, `/${pageFile(path, 'json')}`))
      keep(path, page)
      page.catch(() => {
        if (pages.get(path) === page) pages.delete(path)
      })
      return page
    },
    forget: (path) => void pages.delete(path),
  }
}

const fetchPageData = async (fetchPage: typeof fetch, path: string, address: string): Promise<PageData> => {
  const response = await fetchPage(address)
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`)
  const page = (await response.json()) as PageData
  if (page.version !== pageDataVersion) {
    throw new Error(`${address} has page data of version ${page.version}, not ${pageDataVersion}.`)
  }
  // A host that answers every address may answer with the data of another page.
  if (page.path !== path) throw new Error(`${address} has the data of ${page.path}.`)
  return page
}
