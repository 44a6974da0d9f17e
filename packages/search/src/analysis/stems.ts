import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemRussian } from './stem-russian.ts'

const cyrillic = /^[а-я]/
const latinWord = /^[a-z]+$/
const known = new Map<string, string>()

/**
 * British endings and their American spelling. Words that only look British are changed in the same way in all their
 * forms.
 */
const britishEndings: readonly [ending: RegExp, american: string][] = [
  [/(?<=.{3}i)s(?=(?:e|es|ed|ing|er|ers|ation|ations|able)$)/, 'z'],
  [/(?<=.{3}o)u(?=rs?$|red$|ring$)/, ''],
  [/(?<=.{2}t)re(?=s?$)/, 'er'],
  [/(?<=.{3}l)l(?=(?:ed|ing|er|ers|ation)$)/, ''],
  [/(?<=.{2}log)ue(?=s?$)/, ''],
]

/** A word in American spelling: `memoise` is `memoize`, `colour` is `color`, `centre` is `center`. */
export const american = (term: string): string =>
  britishEndings.reduce((word, [ending, other]) => word.replace(ending, other), term)

/**
 * Beginnings of words that share Porter's stem with words of another meaning. `generic` and `generator` would be forms
 * of one word, and so would `important` and `import`, `responsive` and `response`, `factorial` and `factory`.
 */
const ownWords = `
  accessib animal authoriz capitaliz combinator communit container controller customer decorator
  digital directive engineer exponentiation factorial general generator generic having importan indicator
  integrit international locale localiz normaliz operator optional original predicate production
  progressive reducer responsib responsive setting specification specificit terminal tokeniz universit
  vertical
`
  .trim()
  .split(/\s+/)

const stemLatin = (term: string): string => ownWords.find((own) => term.startsWith(own)) ?? stemEnglish(term)

/**
 * Returns the stem of a folded term by its script: Russian (Snowball) or English (Porter). Names with digits and signs
 * are returned unchanged.
 */
export const stemOf = (term: string): string => {
  let stem = known.get(term)
  if (stem === undefined) {
    stem =
      term.length < 3
        ? term
        : cyrillic.test(term)
          ? stemRussian(term)
          : latinWord.test(term)
            ? stemLatin(american(term))
            : term
    if (known.size > 20_000) known.clear()
    known.set(term, stem)
  }
  return stem
}

/**
 * Whether two terms are forms of one word. A term that equals the other's stem counts too, because the Russian stemmer
 * shortens some words twice (`массив` to `масс`, but `массивов` to `массив`).
 */
export const sameStem = (a: string, b: string): boolean => {
  const [stemA, stemB] = [stemOf(a), stemOf(b)]
  return stemA === stemB || (Math.min(a.length, b.length) > 4 && (stemA === b || stemB === a))
}
