import type { ChromeLanguage } from '../model/language.ts'
import type { Messages } from './kinds/chrome.ts'
import type { OfflineMessages } from './kinds/offline.ts'
import type { ScreenMessages } from './kinds/screen.ts'
import type { SearchMessages } from './kinds/search.ts'

type Catalogue<Texts> = Record<ChromeLanguage, () => Promise<{ messages: Texts }>>

/**
 * A check of types that never runs. Because of these records, the compiler lists the texts of the chrome, of single
 * screens, of the search and of offline reading that a language lacks. The client's bundle gets its texts from `virtual:messages`.
 */
export const chromeTexts: Catalogue<Messages> = {
  en: () => import('./en/chrome.ts'),
  ru: () => import('./ru/chrome.ts'),
}

export const screenTexts: Catalogue<ScreenMessages> = {
  en: () => import('./en/screen.ts'),
  ru: () => import('./ru/screen.ts'),
}

export const searchTexts: Catalogue<SearchMessages> = {
  en: () => import('./en/search.ts'),
  ru: () => import('./ru/search.ts'),
}

export const offlineTexts: Catalogue<OfflineMessages> = {
  en: () => import('./en/offline.ts'),
  ru: () => import('./ru/offline.ts'),
}
