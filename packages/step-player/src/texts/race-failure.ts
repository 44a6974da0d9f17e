import type { ChromeLanguage } from '@dev-handbook/generator/model/language'
import type { LoadFailureTexts } from './kinds/load-failure.ts'

/**
 * Shown when a race cannot be loaded. One module contains all languages, because a file for one language could fail to
 * load too.
 */
export const raceFailure: Record<ChromeLanguage, LoadFailureTexts> = {
  en: { notLoaded: 'The race could not be loaded.', retry: 'Retry' },
  ru: { notLoaded: 'Сравнение не загрузилось.', retry: 'Повторить' },
}

/** Shown when an algorithm that the reader has chosen for a race cannot be loaded. */
export const algorithmFailure: Record<ChromeLanguage, LoadFailureTexts> = {
  en: { notLoaded: 'The algorithm could not be loaded.', retry: 'Retry' },
  ru: { notLoaded: 'Алгоритм не загрузился.', retry: 'Повторить' },
}
