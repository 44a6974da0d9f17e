import type { OfflineStrategy } from '../../model/site.ts'
import { readStored } from '../ui/storage.ts'
import { installedKey } from './install-prompt.ts'

/** Greatest width of a narrow screen, in pixels. */
const mobileWidth = 996

/** The facts that the strategies use. */
export interface OfflineFacts {
  isInstalled: boolean
  isStandalone: boolean
  /** Query string of the address. */
  search: string
  isNarrow: boolean
  savesData: boolean
}

const applies: Record<OfflineStrategy, (facts: OfflineFacts) => boolean> = {
  always: () => true,
  appInstalled: ({ isInstalled }) => isInstalled,
  standalone: ({ isStandalone }) => isStandalone,
  queryString: ({ search }) => new URLSearchParams(search).get('offlineMode') === 'true',
  mobile: ({ isNarrow }) => isNarrow,
  saveData: ({ savesData }) => savesData,
}

/** Whether any of the configured strategies switches offline mode on. */
export const isOfflineMode = (strategies: readonly OfflineStrategy[], facts: OfflineFacts): boolean =>
  strategies.some((strategy) => applies[strategy](facts))

/** Reads the facts from the browser. */
export const offlineFacts = (): OfflineFacts => ({
  isInstalled: readStored(installedKey) === 'true',
  isStandalone:
    ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay'].some(
      (mode) => matchMedia(`(display-mode: ${mode})`).matches,
    ) || (navigator as { standalone?: boolean }).standalone === true,
  search: location.search,
  isNarrow: matchMedia(`(max-width: ${mobileWidth}px)`).matches,
  savesData: (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
})
