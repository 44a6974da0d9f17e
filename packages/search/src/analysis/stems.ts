import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemRussian } from '@orama/stemmers/russian'

const cyrillic = /^[а-я]/
const latinWord = /^[a-z]+$/
const known = new Map<string, string>()

/** Returns the stem of a folded term by its script: Russian (Snowball) or English (Porter); names with digits and signs as they are. */
export const stemOf = (term: string): string => {
  let stem = known.get(term)
  if (stem === undefined) {
    stem = term.length < 3 ? term : cyrillic.test(term) ? stemRussian(term) : latinWord.test(term) ? stemEnglish(term) : term
    if (known.size > 20_000) known.clear()
    known.set(term, stem)
  }
  return stem
}

/**
 * Says whether two terms are forms of one word. A term that equals the other's stem counts too, as the Russian stemmer
 * shortens some words twice (`массив` to `масс`, but `массивов` to `массив`).
 */
export const sameStem = (a: string, b: string): boolean => {
  const [stemA, stemB] = [stemOf(a), stemOf(b)]
  return stemA === stemB || (Math.min(a.length, b.length) > 4 && (stemA === b || stemB === a))
}
