import type { ShownPage } from './page-state.ts'
import type { PageStore } from './page-store.ts'

export interface RetryOptions {
  store: PageStore
  /** Fetches everything that a page needs. */
  load: (path: string) => Promise<ShownPage>
  /** Shows a page on the screen before it returns. */
  show: (shown: ShownPage) => void
}

/**
 * Returns a function that loads a page again, and shows that the page is loading. If the reader has opened another page
 * by then, that page stays.
 */
export const createRetry =
  ({ store, load, show }: RetryOptions) =>
  (path: string): void => {
    const loading: ShownPage = { status: 'loading', path }
    const settle = (next: ShownPage): void => {
      if (store.get().shown === loading) show(next)
    }
    show(loading)
    load(path).then(settle, (error: unknown) => settle({ status: 'failed', path, error }))
  }
