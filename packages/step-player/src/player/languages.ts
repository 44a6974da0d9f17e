import { importAgain } from '@dev-handbook/generator/client/ui/import-again'
import type { ChromeLanguage } from '@dev-handbook/generator/model/language'
import type { InputFaultTexts } from '../texts/kinds/input-faults.ts'
import type { InputFault, Name } from './subject.ts'

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

/**
 * Returns a function that makes faults of inputs: it takes what the texts say. The texts of the reader's language are
 * fetched when the fault is shown, so that a reader without mistakes never fetches them.
 */
export const faultIn =
  <Texts>(modules: TextModules<Texts>) =>
  (say: (texts: Texts) => string): { fault: InputFault } => ({
    fault: async (lang) => say(await loadTexts(modules, lang)),
  })

/** A fault of the inputs of this package. It is here because a module of its own would be a file of its own for the browser. */
export const inputFault = faultIn<InputFaultTexts>({
  en: () => import('../texts/en/input-faults.ts'),
  ru: () => import('../texts/ru/input-faults.ts'),
})

/** Name of a preset that makes a new input each time. */
export const randomName: Name = { en: 'Random', ru: 'Случайные' }

/** Name of the preset with the example of the article. */
export const articleName: Name = { en: 'As in the article', ru: 'Как в статье' }
