import { foldText, invisible } from './fold-text.ts'
import { hasUnspaced, unspacedPieces } from './unspaced.ts'

/** A searchable piece of a text. */
export interface Token {
  /** Folded form, as in the index. */
  term: string
  /** UTF-16 offsets in the text. */
  start: number
  end: number
  /**
   * `word`: text between separators. `part`: a hump of a camel-cased word (`effect` of `useEffect`). `compound`: words
   * joined by a separator, without the separator (`nodejs` of `Node.js`).
   */
  kind: 'word' | 'part' | 'compound'
}

/**
 * Big O formulas and other bounds, which may be unfinished at the end. The Cyrillic letter is a common typing error.
 */
const bigO = /[OОΘΩ]\([^()\n]{1,24}(?:\([^()\n]{0,12}\)[^()\n]{0,12})?(?:\)|$)/u
/** C++, C#, F#. */
const sharp = /[\p{L}][\p{L}\p{N}]*(?:\+\+|#)(?![\p{L}\p{N}])/u
/** One-letter options of commands: -i. */
const option = /(?<![\p{L}\p{N}_-])-\p{L}(?![\p{L}\p{N}_-])/u
/** Words joined by separators that occur in names: Node.js, react-dom, Array.prototype.at, don't. */
const letters = `[\\p{L}\\p{N}\\p{M}${invisible}]+`
const word = new RegExp(`${letters}(?:[-\\u2010\\u2011._'’]?${letters})*`, 'u')
const operator = /(?:===|!==|\?\?=|\?\?|\?\.|=>|\.\.\.|&&|\|\||\*\*|==|!=|<<|>>>|>>|\+\+|--|::|…)/u
const pattern = new RegExp([bigO, sharp, option, word, operator].map(({ source }) => `(${source})`).join('|'), 'gu')

const separators = /[-\u2010\u2011._]/u
const longestTerm = 40
const longestCompound = 24

/** Splits a text into tokens, in order of their start positions. The tokens of one name overlap. */
export const tokenize = (text: string): Token[] => {
  const tokens: Token[] = []
  for (const match of text.matchAll(pattern)) {
    const [found, formula, , , name] = match
    const start = match.index
    if (name !== undefined) {
      tokens.push(...nameTokens(name, start))
      continue
    }
    const term = formula === undefined ? foldTerm(found) : foldFormula(formula).slice(0, longestTerm)
    tokens.push({ term, start, end: start + found.length, kind: 'word' })
  }
  return tokens
}

/** Some characters fold to several words, but a term contains no spaces. */
const foldTerm = (text: string): string => foldText(text).replaceAll(/\s/g, '').slice(0, longestTerm)

/** Gives `O(n log n)`, `О(N·log(N))` and `o(n log n` the same form: without spaces, product signs and power signs. */
const foldFormula = (formula: string): string => `o(${foldText(formula.slice(2)).replaceAll(/[\s·*×^)(]/g, '')}`

/** Matches most words. Only their capitals need folding, and they have no parts. */
const plainWord = /^[A-ZА-Я]?[a-z\dа-я]{1,39}$/

const nameTokens = (name: string, start: number): Token[] => {
  if (plainWord.test(name)) return [{ term: name.toLowerCase(), start, end: start + name.length, kind: 'word' }]
  if (hasUnspaced(name)) return unspacedTokens(name, start)
  const tokens: Token[] = []
  const words: string[] = []
  let offset = 0
  for (const raw of name.split(separators)) {
    const text = raw.replace(/['’]s$/u, '').replaceAll(/['’]/g, '')
    const term = foldTerm(text)
    if (term !== '') {
      const place = start + offset
      tokens.push({ term, start: place, end: place + raw.length, kind: 'word' })
      words.push(term)
      tokens.push(...humps(raw, place))
    }
    offset += raw.length + 1
  }
  const compound = words.join('')
  if (words.length > 1 && words.length < 4 && compound.length <= longestCompound && /\p{L}/u.test(compound)) {
    tokens.push({ term: compound, start, end: start + name.length, kind: 'compound' })
  }
  return tokens
}

/**
 * Scripts without spaces between words are split into pairs of letters. A word inside a run is then found by its own
 * pairs.
 */
const unspacedTokens = (name: string, start: number): Token[] =>
  unspacedPieces(name).flatMap(({ text, offset, isUnspaced }): Token[] =>
    isUnspaced
      ? [{ term: foldTerm(text), start: start + offset, end: start + offset + text.length, kind: 'word' }]
      : tokenize(text).map((token) => ({
          ...token,
          start: token.start + start + offset,
          end: token.end + start + offset,
        })),
  )

/** Splits `useEffect` into `use` and `Effect`, and `XMLHttpRequest` into `XML`, `Http` and `Request`. */
const humps = (text: string, start: number): Token[] => {
  if (!/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(text)) return []
  const tokens: Token[] = []
  for (const { 0: part, index } of text.matchAll(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{N}]+/gu)) {
    if (part.length > 1)
      tokens.push({ term: foldTerm(part), start: start + index, end: start + index + part.length, kind: 'part' })
  }
  return tokens
}
