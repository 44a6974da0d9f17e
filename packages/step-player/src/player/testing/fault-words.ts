import type { ChromeLanguage } from '@dev-handbook/generator/model/language'
import type { ShownFault } from '../run-input.ts'

/** The message that a reader sees for a rejected text. `undefined` for an accepted text. */
export const faultWords = async (
  outcome: object | { fault: ShownFault },
  lang: ChromeLanguage = 'en',
): Promise<string | undefined> => {
  if (!('fault' in outcome)) return undefined
  return typeof outcome.fault === 'string' ? outcome.fault : outcome.fault(lang)
}
