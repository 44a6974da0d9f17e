import { importAgain } from '@dev-handbook/generator/client/ui/import-again'
import type { ChromeLanguage } from '@dev-handbook/generator/model/language'
import type { InputFaultTexts } from '../texts/kinds/input-faults.ts'
import type { InputFault, Name } from './subject.ts'

/**
 * Returns the entry of a record for a BCP 47 tag, or the English entry for a language without texts. The generator has
 * a similar function. The bundler would make a file of its own of it for the browser, larger than this line.
 */
export const inLanguage = <Texts>(texts: Record<ChromeLanguage, Texts>, lang: string): Texts =>
  texts[lang.split('-')[0] as ChromeLanguage] ?? texts.en

/** A module with texts for each language. */
export type TextModules<Texts> = Record<ChromeLanguage, () => Promise<{ texts: Texts }>>

/** Fetches the texts of one language, so that no reader downloads the others. `lang` is a BCP 47 tag. */
export const loadTexts = async <Texts>(modules: TextModules<Texts>, lang: string): Promise<Texts> =>
  (await importAgain(inLanguage(modules, lang))).texts

/**
 * Returns a function that makes faults of inputs from a function that chooses the text. The texts of the reader's
 * language are fetched when the fault is shown, so a reader without mistakes never fetches them.
 */
export const faultIn =
  <Texts>(modules: TextModules<Texts>) =>
  (say: (texts: Texts) => string): { fault: InputFault } => ({
    fault: async (lang) => say(await loadTexts(modules, lang)),
  })

/**
 * Makes a fault of the inputs of this package. It is in this module because the bundler would make a file of its own of
 * another module.
 */
export const inputFault = faultIn<InputFaultTexts>({
  en: () => import('../texts/en/input-faults.ts'),
  ru: () => import('../texts/ru/input-faults.ts'),
})

/** Name of a preset that makes a new random input each time. */
export const randomName: Name = { en: 'Random', ru: 'Случайные' }

/** Name of the preset with the example of the article. */
export const articleName: Name = { en: 'As in the article', ru: 'Как в статье' }
