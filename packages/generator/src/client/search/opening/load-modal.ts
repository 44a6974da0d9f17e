import { prefetchAllowed } from '../../navigation/prefetch.ts'
import { importAgain } from '../../ui/import-again.ts'
import type { SearchModal } from '../modal/modal.tsx'

type Modal = typeof SearchModal

let loaded: Modal | undefined
const importModal = () => importAgain(() => import('../modal/modal.tsx'))

/** The content of the search dialog, if it has been fetched. */
export const loadedModal = (): Modal | undefined => loaded

/**
 * Fetches the content of the search dialog, which then prepares its provider. The caller shows a failure. The next call
 * tries again.
 */
export const loadModal = async (): Promise<Modal> => {
  loaded ??= (await importModal()).SearchModal
  return loaded
}

/**
 * Fetches the files of the search in advance, if the connection allows it. A failure is shown when the search is used.
 */
export const prepareSearch = (): void => {
  if (prefetchAllowed()) loadModal().catch(() => {})
}
