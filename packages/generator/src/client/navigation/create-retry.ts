import type { ShownPage } from './page-state.ts'
import type { PageStore } from './page-store.ts'

export interface RetryOptions {
  store: PageStore
  /** Fetches everything that a page needs. */
  load: (path: string) => Promise<ShownPage>
  /** Puts a page onto the screen before it returns. */
  show: (shown: ShownPage) => void
}

/** Returns a function that loads a page again, and says meanwhile that it is loading. A reader who has opened another page by then keeps that page. */
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
