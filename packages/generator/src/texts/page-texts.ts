import { chromeLanguageOf, type ChromeLanguage } from '../model/language.ts'
import { pages as en } from './en/pages.ts'
import type { PageTexts } from './kinds/pages.ts'
import { pages as ru } from './ru/pages.ts'

const byLanguage: Record<ChromeLanguage, PageTexts> = { en, ru }

/**
 * Titles and descriptions of pages that are not documents. Languages without texts get English. `lang` is a BCP 47 tag.
 */
export const pageTexts = (lang: string): PageTexts => byLanguage[chromeLanguageOf(lang)]
