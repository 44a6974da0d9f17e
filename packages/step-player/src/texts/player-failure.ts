import type { ChromeLanguage } from '@dev-handbook/generator/model/language'
import type { LoadFailureTexts } from './kinds/load-failure.ts'

/** Said where a player cannot be loaded. All languages are in one module, because the file of one may not come either. */
export const playerFailure: Record<ChromeLanguage, LoadFailureTexts> = {
  en: { notLoaded: 'The player could not be loaded.', retry: 'Retry' },
  ru: { notLoaded: 'Плеер не загрузился.', retry: 'Повторить' },
}
