const beyondAscii = /[^ -~\s]/

/** Soft hyphens, zero-width spaces and joiners, word joiners, byte order marks: invisible characters inside words. */
export const invisible = '\\u00AD\\u200B-\\u200D\\u2060\\uFEFF'
const invisibles = new RegExp(`[${invisible}]`, 'g')

/** Letters that Unicode does not decompose into a letter and an accent, but that people type as plain letters. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
}
const specialLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/**
 * Returns text without the differences that a search ignores: case, accents, `ё` for `е`, `ß` for `ss`, typographic
 * forms (`²` is `2`, `ﬁ` is `fi`), invisible characters. The breve of `й` stays, because it makes another letter.
 */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  if (!beyondAscii.test(lower)) return lower
  return lower
    .replaceAll(invisibles, '')
    .normalize('NFKD')
    .replaceAll(/(?<!и)\u0306|[\u0300-\u0305\u0307-\u036f]/g, '')
    .replaceAll(specialLetters, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
}
