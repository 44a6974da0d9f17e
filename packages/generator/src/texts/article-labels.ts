import { chromeLanguageOf, type ChromeLanguage } from '../model/language.ts'
import { article as en } from './en/article.ts'
import type { ArticleLabels } from './kinds/article.ts'
import { article as ru } from './ru/article.ts'

const byLanguage: Record<ChromeLanguage, ArticleLabels> = { en, ru }

/** Texts that the compiler puts into an article. Languages without texts get English. `lang` is a BCP 47 tag. */
export const articleLabels = (lang: string): ArticleLabels => byLanguage[chromeLanguageOf(lang)]
