import type { ChromeLanguage } from '@dev-handbook/generator/model/language'
import type { LoadFailureTexts } from './kinds/load-failure.ts'

/** Said where a race cannot be loaded. All languages are in one module, because the file of one may not come either. */
export const raceFailure: Record<ChromeLanguage, LoadFailureTexts> = {
  en: { notLoaded: 'The race could not be loaded.', retry: 'Retry' },
  ru: { notLoaded: 'Сравнение не загрузилось.', retry: 'Повторить' },
}

/** Said where an algorithm that the reader has chosen for a race cannot be loaded. */
export const algorithmFailure: Record<ChromeLanguage, LoadFailureTexts> = {
  en: { notLoaded: 'The algorithm could not be loaded.', retry: 'Retry' },
  ru: { notLoaded: 'Алгоритм не загрузился.', retry: 'Повторить' },
}
