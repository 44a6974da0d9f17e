import { inputFault } from '../languages.ts'
import type { Parsed } from '../subject.ts'

/** Reads numbers and short words, separated by commas or spaces. The fault names the wrong word, or the wrong count. */
export const parseValues = (text: string, { most }: { most: number }): Parsed<string[]> => {
  const values = text.split(/[\s,;]+/).filter((word) => word !== '')
  const wrong = values.find((word) => !/^[-−]?[\p{L}\d]{1,4}$/u.test(word))
  if (wrong !== undefined) return inputFault((say) => say.notValue(wrong))
  return values.length > most ? inputFault((say) => say.tooManyValues(values.length, most)) : { value: values }
}
