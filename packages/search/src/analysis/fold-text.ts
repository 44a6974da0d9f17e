const beyondAscii = /[^ -~\s]/

/**
 * Returns text without the differences that a search ignores: case, accents, `ё` for `е`, typographic forms (`²` is `2`,
 * `ﬁ` is `fi`). The breve of `й` stays: it makes another letter.
 */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  if (!beyondAscii.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u0305\u0307-\u036f]/g, '')
    .normalize('NFC')
}
