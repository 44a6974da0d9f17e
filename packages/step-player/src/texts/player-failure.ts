import type { ChromeLanguage } from '@dev-handbook/generator/model/language'
import type { LoadFailureTexts } from './kinds/load-failure.ts'

/**
 * Shown when a player cannot be loaded. One module contains all languages, because a file for one language could fail
 * to load too.
 */
export const playerFailure: Record<ChromeLanguage, LoadFailureTexts> = {
  en: { notLoaded: 'The player could not be loaded.', retry: 'Retry' },
  ru: { notLoaded: 'Плеер не загрузился.', retry: 'Повторить' },
}
