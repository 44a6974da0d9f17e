import type { ChromeLanguage } from '@dev-handbook/generator/model/language'
import type { ShownFault } from '../run-input.ts'

/** What a reader is shown for a text that was not taken; `undefined` for one that was. */
export const faultWords = async (
  outcome: object | { fault: ShownFault },
  lang: ChromeLanguage = 'en',
): Promise<string | undefined> => {
  if (!('fault' in outcome)) return undefined
  return typeof outcome.fault === 'string' ? outcome.fault : outcome.fault(lang)
}
