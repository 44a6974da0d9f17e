import type { Parsed } from '../subject.ts'

/** Reads numbers and short words, separated by commas or spaces; the fault says which word is wrong, or how many there are. */
export const parseValues = (text: string, { most }: { most: number }): Parsed<string[]> => {
  const values = text.split(/[\s,;]+/).filter((word) => word !== '')
  const wrong = values.find((word) => !/^[-−]?[\p{L}\d]{1,4}$/u.test(word))
  if (wrong !== undefined)
    return { fault: `“${wrong}” is not a value. Write numbers or short words with commas or spaces between them.` }
  return values.length > most
    ? { fault: `${values.length} values are too many to watch. Give at most ${most}.` }
    : { value: values }
}
