import { chromeLanguageOf, type ChromeLanguage } from '../model/language.ts'
import { support as en } from './en/support.ts'
import type { SupportLabels } from './kinds/support.ts'
import { support as ru } from './ru/support.ts'

const byLanguage: Record<ChromeLanguage, SupportLabels> = { en, ru }

/** Texts about browser support. Languages without texts get English. `lang` is a BCP 47 tag. */
export const supportLabels = (lang: string): SupportLabels => byLanguage[chromeLanguageOf(lang)]
