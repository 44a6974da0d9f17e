import { chromeLanguageOf, type ChromeLanguage } from '../model/language.ts'
import { practice as en } from './en/practice.ts'
import type { PracticeTexts } from './kinds/practice.ts'
import { practice as ru } from './ru/practice.ts'

const byLanguage: Record<ChromeLanguage, PracticeTexts> = { en, ru }

/** Texts of the practice mode. Languages without texts get English. `lang` is a BCP 47 tag. */
export const practiceTexts = (lang: string): PracticeTexts => byLanguage[chromeLanguageOf(lang)]
