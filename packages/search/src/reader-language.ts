/** Languages with Cyrillic script. */
const cyrillicLanguages: ReadonlySet<string> = new Set(['be', 'bg', 'kk', 'ky', 'mk', 'mn', 'ru', 'sr', 'tg', 'uk'])

const isCyrillic = (language: string): boolean => cyrillicLanguages.has(language.split('-')[0] ?? '')

/**
 * Returns the language in which a reader wants results: the language of the query's letters. When several languages
 * have this script, the page's language decides. For a query without letters, it is the page's language.
 */
export const readerLanguage = (query: string, pageLanguage: string): string => {
  if (/\p{Script=Cyrillic}/u.test(query)) return isCyrillic(pageLanguage) ? pageLanguage : 'ru'
  return isCyrillic(pageLanguage) && /\p{Script=Latin}/u.test(query) ? 'en' : pageLanguage
}
