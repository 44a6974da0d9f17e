import type { PageData } from '../model/page.ts'
import type { PageCache } from './navigation/page-cache.ts'
import { shownPath, type ShownPage } from './navigation/page-state.ts'
import type { PageStore } from './navigation/page-store.ts'
import { captureScroll, restoreScroll } from './navigation/scroll-position.ts'
import { parseArticle, patchArticle } from './patch-article.ts'

interface EditedPages {
  pages: PageStore
  cache: PageCache
  show: (shown: ShownPage) => void
}

/**
 * In development, puts an edited document into the open page, with the reader staying where they are. From the second
 * edit on only what differs is put there: what was opened, typed or played elsewhere in the article stays.
 */
export const followEdits = ({ pages, cache, show }: EditedPages): void => {
  let revision = 0
  /** The article that was put in last. */
  let last: { article: Element | null; content: DocumentFragment } | undefined

  const patch = (page: PageData): boolean => {
    const article = document.querySelector('main article')
    if (page.kind !== 'document' || !article || last?.article !== article) return false
    const content = parseArticle(page.html)
    if (!patchArticle(article, last.content, content)) return false
    last = { article, content }
    return true
  }

  import.meta.hot?.on('handbook:page', (page: PageData) => {
    cache.put(page)
    const { shown } = pages.get()
    if (shown.status !== 'ready' || shownPath(shown) !== page.path) return
    if (patch(page)) {
      if (!isSameAround(shown.page, page)) show({ ...shown, page })
      // There is nothing to render now; a later rendering starts from here.
      else if (shown.page.kind === 'document' && page.kind === 'document') shown.page.html = page.html
      return
    }
    const position = captureScroll()
    show({ ...shown, page, revision: ++revision })
    restoreScroll(position)
    if (page.kind !== 'document') return
    const { html } = page
    const article = document.querySelector('main article')
    setTimeout(() => (last = { article, content: parseArticle(html) }))
  })
}

/** Tells whether everything but the article is the same: nothing is to be rendered then. */
const isSameAround = (before: PageData, after: PageData): boolean => JSON.stringify({ ...before, html: '' }) === JSON.stringify({ ...after, html: '' })
