import type { ChromeLanguage } from '../model/language.ts'
import type { Messages } from './kinds/chrome.ts'
import type { ScreenMessages } from './kinds/screen.ts'
import type { SearchMessages } from './kinds/search.ts'

type Catalogue<Texts> = Record<ChromeLanguage, () => Promise<{ messages: Texts }>>

/**
 * The texts of the chrome, of single screens and of the search. The client's bundle contains only the texts in the
 * site's language (`virtual:messages`), so nothing here is loaded before it is called.
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
