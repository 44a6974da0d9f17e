const beyondAscii = /[^ -~\s]/

/** Soft hyphens, zero-width spaces and joiners, word joiners, byte order marks: they stand inside words and are not seen. */
export const invisible = '\\u00AD\\u200B-\\u200D\\u2060\\uFEFF'
const invisibles = new RegExp(`[${invisible}]`, 'g')

/** Letters that are no letter with an accent for Unicode, but for those who type without them. */
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
 * Returns text without the differences that a search ignores: case, accents, `ё` for `е`, `ß` for `ss`, typographic forms
 * (`²` is `2`, `ﬁ` is `fi`), characters that are not seen. The breve of `й` stays: it makes another letter.
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
