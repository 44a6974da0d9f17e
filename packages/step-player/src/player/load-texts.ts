import { importAgain } from '@dev-handbook/generator/client/ui/import-again'
import type { ChromeLanguage } from '@dev-handbook/generator/model/language'

/**
 * What a record has for a BCP 47 tag; English for a language without texts. The function of the generator would be a file of its
 * own for the browser, larger than this line.
 */
export const inLanguage = <Texts>(texts: Record<ChromeLanguage, Texts>, lang: string): Texts =>
  texts[lang.split('-')[0] as ChromeLanguage] ?? texts.en

/** A module with texts for each language. */
export type TextModules<Texts> = Record<ChromeLanguage, () => Promise<{ texts: Texts }>>

/** Fetches the texts of one language, so that no reader pays for the others. `lang` is a BCP 47 tag. */
export const loadTexts = async <Texts>(modules: TextModules<Texts>, lang: string): Promise<Texts> =>
  (await importAgain(inLanguage(modules, lang))).texts
