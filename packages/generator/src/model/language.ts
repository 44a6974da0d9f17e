/** Languages that the chrome has texts in. Add a new language here; the compiler then lists every missing text. */
export const chromeLanguages = ['en', 'ru'] as const

export type ChromeLanguage = (typeof chromeLanguages)[number]

/** Returns the language of the chrome's texts for a BCP 47 tag: English if the chrome has no texts in that language. */
export const chromeLanguageOf = (tag: string): ChromeLanguage => {
  const [language] = tag.split('-')
  return chromeLanguages.find((known) => known === language) ?? 'en'
}
