/** Returns a function that formats a day, `2025-03-04`, in a language. */
export const dateFormatter = (lang: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' })
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`))
}
/** Returns a function that joins words to a list, in a language. */
export const listFormatter = (lang: string) => {
  const format = new Intl.ListFormat(lang, { type: 'conjunction' })
  return (words: readonly string[]) => format.format(words)
}
