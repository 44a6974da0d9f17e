import type { PageData } from '../model/page.ts'
import type { PageCache } from './navigation/page-cache.ts'
import { shownPath, type ShownPage } from './navigation/page-state.ts'
import type { PageStore } from './navigation/page-store.ts'
import { captureScroll, restoreScroll } from './navigation/scroll-position.ts'

interface EditedPages {
  pages: PageStore
  cache: PageCache
  show: (shown: ShownPage) => void
}

/** In development, puts an edited document into the open page, with the reader staying where they are. */
export const followEdits = ({ pages, cache, show }: EditedPages): void => {
  let revision = 0
  import.meta.hot?.on('handbook:page', (page: PageData) => {
    cache.put(page)
    const { shown } = pages.get()
    if (shown.status !== 'ready' || shownPath(shown) !== page.path) return
    const position = captureScroll()
    show({ ...shown, page, revision: ++revision })
    restoreScroll(position)
  })
}
