import type { PageData } from '../model/page.ts'
import { isFileAddress, pageFile } from '../model/path.ts'
import type { WorkerBuild, WorkerParams } from '../model/offline.ts'
import { answerFromNetwork } from './network-first.ts'
import type { OfflineStore, StoredBuild } from './offline-store.ts'
import { expectedType, isOwnFile, isOwnPage } from './own-answer.ts'
import { composePage, emptyPage } from './page-document.ts'
import { isPageData } from './storage-keys.ts'
import type { VisitedStore } from './visited-store.ts'

/** The responses of the worker. */
export interface Answers {
  page: (path: string, network: NetworkAccess) => Promise<Response>
  immutable: (file: string, network: NetworkAccess) => Promise<Response>
  file: (file: string, network: NetworkAccess) => Promise<Response>
  /** Called when the reader is at a page. Keeps the page's data, which perhaps were prefetched. */
  visit: (path: string, network: NetworkAccess) => Promise<unknown>
}

export interface NetworkAccess {
  fetch: () => Promise<Response>
  waitUntil: (work: Promise<unknown>) => void
}

interface AnswersOptions {
  build: WorkerBuild
  params: WorkerParams
  offline: OfflineStore
  visited: VisitedStore
}

/** Milliseconds that a reader waits for the network before a stored copy is used. */
const patience = 3000
/**
 * Number of prefetched pages whose data are kept in memory. Data that are dropped are fetched again when the page is
 * read.
 */
const aheadCapacity = 24

/**
 * Returns the worker's responses. In offline mode, once its build is stored completely, every response comes from that
 * build only, so that old and new builds never mix. Otherwise the network comes first, and visited copies and stored
 * files are the fallback.
 */
export const createAnswers = ({ build, params, offline, visited }: AnswersOptions): Answers => {
  /**
   * Data of pages that the reader has not visited yet, by file. A pointer that rests on a link prefetches them. They
   * are here from their arrival on, because the visit may be reported before they have been checked.
   */
  const ahead = new Map<string, Promise<Response | undefined>>()

  /** The build from which all responses come, or `undefined` while the network comes first. */
  const exclusive = async (): Promise<StoredBuild | undefined> => {
    if (!params.offlineMode) return undefined
    const stored = await offline.current()
    return stored?.isComplete && stored.hash === build.list ? stored : undefined
  }

  const html = (body: string, headers: Readonly<Record<string, string>>, status = 200): Response =>
    new Response(body, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })

  /** A page of a stored build. `null` when the build has no such page. */
  const storedPage = async (stored: StoredBuild, path: string): Promise<Response | null | undefined> => {
    const { list } = stored
    const [asHtml, asJson] = [pageFile(path, 'html'), pageFile(path, 'json')]
    if (stored.revisions.has(asHtml)) {
      const file = await offline.read(stored, asHtml)
      if (file) return html(await file.text(), list.headers)
    }
    if (!stored.revisions.has(asJson)) return null
    const [data, shell] = await Promise.all([offline.read(stored, asJson), offline.read(stored, list.shell)])
    return data && shell
      ? html(composePage(await shell.text(), (await data.json()) as PageData, build), list.headers)
      : undefined
  }

  const notFound = async (stored: StoredBuild): Promise<Response | undefined> => {
    const file = await offline.read(stored, stored.list.notFound)
    return file && html(await file.text(), stored.list.headers, 404)
  }

  const visitedPage = async (path: string): Promise<Response | undefined> => {
    const page = await visited.read(pageFile(path, 'html'))
    if (page) return page
    const [data, shell] = await Promise.all([visited.read(pageFile(path, 'json')), visited.shell()])
    return data && shell
      ? html(composePage(await shell.text(), (await data.json()) as PageData, build), build.headers)
      : undefined
  }

  /** The best substitute for a page that is available without a network. */
  const anyPage = async (path: string): Promise<Response | undefined> => {
    const read = await visitedPage(path).catch(() => undefined)
    if (read) return read
    const stored = await offline.current()
    if (stored) {
      const page = await storedPage(stored, path).catch(() => undefined)
      if (page) return page
      if (page === null && stored.isComplete) return notFound(stored)
    }
    const shell = stored ? await offline.read(stored, stored.list.shell) : await visited.shell()
    return shell && html(emptyPage(await shell.text(), path), stored?.list.headers ?? build.headers, 503)
  }

  const anyFile = async (file: string): Promise<Response | undefined> => {
    const stored = await offline.current()
    return (await visited.read(file)) ?? (stored && (await offline.read(stored, file)))
  }

  /** Responds with a page. A good response of the network is kept, and then `afterwards` runs. */
  const page = async (path: string, network: NetworkAccess, afterwards?: () => Promise<void>): Promise<Response> => {
    const own = await exclusive()
    const stored = own && (await storedPage(own, path).catch(() => undefined))
    if (stored) return stored
    if (own && stored === null) return (await notFound(own)) ?? network.fetch()
    return answerFromNetwork({
      ...network,
      fetchFresh: network.fetch,
      // An address that looks like a file may belong to another file of the host beside the site.
      expected: isFileAddress(path) ? /^/ : expectedType(pageFile(path, 'html')),
      readStored: () => anyPage(path),
      keep: (response) => network.waitUntil(keepPage(path, response, afterwards)),
      patience,
    })
  }

  const answers: Answers = {
    // The first page was loaded before there was a worker. The second page also fetches the frame, for pages that were
    // not visited. In offline mode the frame comes with the build. Fetching it in addition would keep the worker busy
    // and delay its replacement.
    page: (path, network) => page(path, network, params.offlineMode ? undefined : fetchShell),

    immutable: async (file, network) => {
      const stored = (await offline.readScript(file)) ?? (await visited.read(file))
      if (stored) return stored
      const response = await network.fetch()
      if (response.status === 200 && expectedType(file).test(response.headers.get('Content-Type') ?? ''))
        network.waitUntil(keepImmutable(file, response.clone()))
      return response
    },

    file: async (file, network) => {
      const own = await exclusive()
      const stored = own && (await offline.read(own, file))
      if (stored) return stored
      return answerFromNetwork({
        ...network,
        fetchFresh: network.fetch,
        expected: expectedType(file),
        readStored: () => anyFile(file),
        keep: (response) => network.waitUntil(keepFile(file, response)),
        patience,
      })
    },

    visit: async (path, network) => {
      const file = pageFile(path, 'json')
      const checked = ahead.get(file)
      ahead.delete(file)
      const data = await checked
      if (data) await keepData(file, data)
      else if (!saveData() && !(await visited.read(pageFile(path, 'html'))) && !(await visited.read(file)))
        await page(path, network)
    },
  }
  return answers

  /** Keeps a page of the site. Any other response of a host is shown, but replaces no copy. */
  async function keepPage(path: string, response: Response, afterwards?: () => Promise<void>): Promise<void> {
    if (!expectedType(pageFile(path, 'html')).test(response.headers.get('Content-Type') ?? '')) return
    if (!(await isOwnPage(path, response.clone()))) return
    await visited.keep(pageFile(path, 'html'), response)
    await afterwards?.()
  }

  async function keepImmutable(file: string, response: Response): Promise<void> {
    if (await isOwnFile(file, response.clone())) await visited.keep(file, response)
  }

  async function keepFile(file: string, response: Response): Promise<void> {
    const checked = isOwnFile(file, response.clone()).then(
      (isOwn) => (isOwn ? response : undefined),
      () => undefined,
    )
    if (isPageData(file)) return keepAhead(file, checked)
    const own = await checked
    if (own) await visited.keep(file, own)
  }

  async function keepAhead(file: string, checked: Promise<Response | undefined>): Promise<void> {
    ahead.set(file, checked)
    const [oldest] = ahead.keys()
    if (ahead.size > aheadCapacity && oldest !== undefined) ahead.delete(oldest)
    const data = await checked
    const isVisited = data && (await visited.read(file))
    // A visit may have taken the data meanwhile, and newer data may have arrived.
    if (ahead.get(file) !== checked) return
    if (!data) ahead.delete(file)
    if (!data || !isVisited) return
    // A copy of a page that was visited once is kept up to date.
    ahead.delete(file)
    await keepData(file, data)
  }

  async function keepData(file: string, response: Response): Promise<void> {
    await visited.keep(file, response)
    // A page that was reached through a link is stored only as data. The frame turns the data into a document.
    await fetchShell()
  }

  async function fetchShell(): Promise<void> {
    if (!saveData()) await visited.fetchShell()
  }
}

const saveData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
