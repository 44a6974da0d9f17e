import { escapeAttribute } from '../model/html/escape-html.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Not even an entity may name one in XML: a feed, a site map and a picture with one of them could not be read. */
const notInXml = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu

/** The text as HTML or XML character data, without control characters; safe in quoted attributes too. */
export const escapeText = (text: string): string =>
  text.replace(notInXml, '').replace(/[&<>"']/g, (character) => entities[character] as string)

/** HTML of attributes with a leading space each; `undefined` leaves one out. */
export const attributes = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeAttribute(value.replace(notInXml, ''))}"`))
    .join('')

/** JSON that may stand inside a `<script>` element: no `<` and no line separators. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
