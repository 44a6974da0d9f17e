import { escapeAttribute, escapeEverywhere } from '../model/html/escape-html.ts'

/**
 * XML does not allow these characters even as entities. A feed, a site map or a picture with such a character could not
 * be parsed.
 */
const notInXml = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu

/** The text as HTML or XML character data, without control characters. Also safe in quoted attributes. */
export const escapeText = (text: string): string => escapeEverywhere(text.replace(notInXml, ''))

/** HTML of attributes, each with a leading space. An attribute with the value `undefined` is omitted. */
export const attributes = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeAttribute(value.replace(notInXml, ''))}"`))
    .join('')

/** JSON that is safe inside a `<script>` element: no `<` and no line separators. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
