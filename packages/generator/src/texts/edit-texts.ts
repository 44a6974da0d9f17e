import { chromeLanguageOf, type ChromeLanguage } from '../model/language.ts'
import { messages as en } from './en/edit.ts'
import type { EditMessages } from './kinds/edit.ts'
import { messages as ru } from './ru/edit.ts'

const byLanguage: Record<ChromeLanguage, EditMessages> = { en, ru }

/** Texts of the editor. Languages without texts get English. `lang` is a BCP 47 tag. */
export const editTexts = (lang: string): EditMessages => byLanguage[chromeLanguageOf(lang)]
