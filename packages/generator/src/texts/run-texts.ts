import { chromeLanguageOf, type ChromeLanguage } from '../model/language.ts'
import { messages as en } from './en/run.ts'
import type { RunMessages } from './kinds/run.ts'
import { messages as ru } from './ru/run.ts'

const byLanguage: Record<ChromeLanguage, RunMessages> = { en, ru }

/** Texts of a run in the page. Languages without texts get English. `lang` is a BCP 47 tag. */
export const runTexts = (lang: string): RunMessages => byLanguage[chromeLanguageOf(lang)]
