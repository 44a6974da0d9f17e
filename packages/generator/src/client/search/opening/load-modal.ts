import { prefetchAllowed } from '../../navigation/prefetch.ts'
import { importAgain } from '../../ui/import-again.ts'
import type { SearchModal } from '../modal/modal.tsx'

type Modal = typeof SearchModal

let loaded: Modal | undefined
const importModal = () => importAgain(() => import('../modal/modal.tsx'))

/** The inside of the search, when it has been fetched already. */
export const loadedModal = (): Modal | undefined => loaded

/** Fetches the inside of the search, which then gets its provider ready. A failure is the caller's to show; the next call tries again. */
export const loadModal = async (): Promise<Modal> => {
  loaded ??= (await importModal()).SearchModal
  return loaded
}

/** Fetches ahead what the search needs, where the connection allows. Failures show when it is used. */
export const prepareSearch = (): void => {
  if (prefetchAllowed()) loadModal().catch(() => {})
}
