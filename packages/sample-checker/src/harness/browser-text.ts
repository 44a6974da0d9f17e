/** How a sample of a browser page shows values in messages, in the checks and in the page alike. */
export const showInBrowser = (value: unknown): string => {
  if (typeof value === 'string') return `'${value}'`
  if (value instanceof Element) return value.outerHTML
  return typeof value === 'object' && value !== null ? (JSON.stringify(value) ?? String(value)) : String(value)
}

/** Arguments of a console call in a browser page as the text that `// prints:` is compared with. */
export const formatInBrowser = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : showInBrowser(value))).join(' ')
