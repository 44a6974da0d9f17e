/** Languages that the chrome has texts in. A new one is added here; the compiler then lists every text that it lacks. */
export const chromeLanguages = ['en', 'ru'] as const

export type ChromeLanguage = (typeof chromeLanguages)[number]

/** The language of texts for a BCP 47 tag; English where there are none. */
export const chromeLanguageOf = (tag: string): ChromeLanguage => {
  const [language] = tag.split('-')
  return chromeLanguages.find((known) => known === language) ?? 'en'
}
