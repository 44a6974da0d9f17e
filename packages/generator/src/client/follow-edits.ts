import { siteData } from 'virtual:site-data'
import type { PageData } from '../model/page.ts'
import type { PageEdit, ShownArticle, SidebarEdit } from '../model/page-edit.ts'
import { fromAddress } from '../model/path.ts'
import { contentHash } from '@dev-handbook/search/index-format/content-hash'
import { keepPlace } from './keep-place.ts'
import type { PageCache } from './navigation/page-cache.ts'
import { shownPath, type ShownPage } from './navigation/page-state.ts'
import type { PageStore } from './navigation/page-store.ts'
import { captureScroll, restoreScroll } from './navigation/scroll-position.ts'
import { patchArticle } from './patch-article.ts'
import type { ShardStore } from './sidebar/shard-store.ts'

interface EditedPages {
  pages: PageStore
  cache: PageCache
  shards: ShardStore
  show: (shown: ShownPage) => void
}

/**
 * In development, puts an edited document into the open page without moving the reader. Only the nodes that differ are
 * replaced: open answers, typed text and running players elsewhere in the article stay. Where that is not possible, or
 * where the article is not the version that the server assumes, the page is fetched and its whole article is shown
 * again.
 */
export const followEdits = ({ pages, cache, shards, show }: EditedPages): void => {
  let revision = 0
  const shownArticle = () => document.querySelector<HTMLElement>('main article')
  /** The article in the page, and the hash of its HTML. */
  let last = { article: shownArticle(), mark: document.documentElement.dataset.article }

  const markOf = (page: PageData): string | undefined => {
    const article = shownArticle()
    if (last.article === article) return last.mark
    // Any other article was put there by the client, which has its HTML.
    return page.kind === 'document' && article ? contentHash(page.html) : undefined
  }

  /**
   * Brings the article up to date, and returns its page. Returns `undefined` where the whole article has to be shown
   * again.
   */
  const patch = (before: PageData, { document: edit }: PageEdit): PageData | undefined => {
    const article = shownArticle()
    if (!edit || !article || before.kind !== 'document') return undefined
    const mark = markOf(before)
    const isThere = mark === edit.after
    const restorePlace = keepPlace(article)
    if (!isThere && !(mark === edit.before && edit.patch && patchArticle(article, edit.patch))) return undefined
    restorePlace()
    last = { article, mark: edit.after }
    // The HTML of the first article is only in the page.
    const isKnown = before.html !== '' && !isThere && edit.patch
    return {
      ...edit.around,
      html: isKnown ? before.html.slice(0, isKnown.from) + isKnown.html + before.html.slice(isKnown.to) : before.html,
    }
  }

  const showAgain = async (path: string): Promise<void> => {
    const page = await cache.load(path)
    const { shown } = pages.get()
    if (shown.status !== 'ready' || shownPath(shown) !== path) return
    const position = captureScroll()
    show({ ...shown, page, revision: ++revision })
    restoreScroll(position)
    last = { article: shownArticle(), mark: page.kind === 'document' ? contentHash(page.html) : undefined }
  }

  const follow = (edit: PageEdit): Promise<void> | undefined => {
    cache.forget(edit.path)
    const { shown } = pages.get()
    if (shown.status !== 'ready') return undefined
    // The author opened the address of this page before the page existed.
    if (shown.page.kind === 'not-found' && fromAddress(siteData.baseUrl, location.pathname) === edit.path)
      location.reload()
    if (shownPath(shown) !== edit.path) return undefined
    const page = patch(shown.page, edit)
    if (!page) return showAgain(edit.path)
    if (!isSameAround(shown.page, page)) show({ ...shown, page })
    // Nothing has to be rendered now. The next rendering starts from this HTML.
    else if (shown.page.kind === 'document' && page.kind === 'document') shown.page.html = page.html
    return undefined
  }

  let queue: Promise<void> | undefined
  import.meta.hot?.on('handbook:edit', (edit: PageEdit) => {
    // Edits are applied one after another. A page that could not be fetched is fetched with the next edit.
    if (queue) queue = queue.then(() => follow(edit)).catch(() => {})
    else queue = follow(edit)?.catch(() => {})
  })
  import.meta.hot?.on('handbook:sidebar', (edit: SidebarEdit) => shards.add(edit.sidebarId, edit.shards))
  // The server did not notify this window of edits while the page was loading.
  const { shown } = pages.get()
  const own: ShownArticle | undefined =
    shown.status === 'ready' ? { path: shownPath(shown), mark: last.mark } : undefined
  if (own) import.meta.hot?.send('handbook:shown', own)
}

/** Whether everything but the article is the same, so that nothing has to be rendered. */
const isSameAround = (before: PageData, after: PageData): boolean =>
  JSON.stringify({ ...before, html: '' }) === JSON.stringify({ ...after, html: '' })
