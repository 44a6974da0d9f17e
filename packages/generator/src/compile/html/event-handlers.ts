/**
 * `onclick`, `onClick`, `onLoad`. React does not accept them as text, and the site's security policy forbids them in
 * HTML.
 */
export const isEventHandler = (attribute: string): boolean => /^on[a-z]/i.test(attribute)

/** Explains that code in an attribute never runs. */
export const handlerMessage = (element: string, attribute: string, code: string): string =>
  `<${element}> has ${attribute}="${code}", which never runs: an article is HTML without script. It is left out. Write a <Demo>, or a link.`

/** Explains that a `<script>` never runs. */
export const scriptMessage =
  '<script> never runs: an article is HTML without script. It is left out. Write a <Demo>, or a link to what it would show.'

/** Types of script elements that browsers do not run: JSON and JSON-LD. */
export const isDataType = (type: string): boolean => /\bjson$/i.test(type.trim())

/** Whether raw HTML begins a script that runs. A script element with data does not run. */
export const runsScript = (html: string): boolean => {
  const attributes = /^\s*<script\b([^>]*)/i.exec(html)?.[1]
  if (attributes === undefined) return false
  return !isDataType(/\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? '')
}
