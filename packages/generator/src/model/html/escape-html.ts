const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for an element's content. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => entities[character] ?? character)

/** Escapes text for an attribute's value in double quotes. */
export const escapeAttribute = (text: string): string =>
  text.replace(/[&<"]/g, (character) => entities[character] ?? character)

/** Escapes text for an element's content, or for an attribute's value in quotes of either kind. */
export const escapeEverywhere = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  copy: '©',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  times: '×',
  larr: '←',
  rarr: '→',
  laquo: '«',
  raquo: '»',
  shy: '\u00AD',
  le: '≤',
  ge: '≥',
  ne: '≠',
  middot: '·',
  bull: '•',
  reg: '®',
}

/**
 * Returns the text of HTML source. Numeric references and the common named references are decoded; unknown references
 * stay as they are.
 */
export const unescapeHtml = (html: string): string =>
  html.includes('&')
    ? html.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
        if (name !== undefined) return named[String(name)] ?? whole
        const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
        return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : whole
      })
    : html
