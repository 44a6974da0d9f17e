/** Languages that are written in Cyrillic letters. */
const cyrillicLanguages: ReadonlySet<string> = new Set(['be', 'bg', 'kk', 'ky', 'mk', 'mn', 'ru', 'sr', 'tg', 'uk'])

const isCyrillic = (language: string): boolean => cyrillicLanguages.has(language.split('-')[0] ?? '')

/**
 * Returns the language in which a reader wants results: the one of the query's letters, among several of one script the
 * page's. A query without letters leaves it to the page.
 */
export const readerLanguage = (query: string, pageLanguage: string): string => {
  if (/\p{Script=Cyrillic}/u.test(query)) return isCyrillic(pageLanguage) ? pageLanguage : 'ru'
  return isCyrillic(pageLanguage) && /\p{Script=Latin}/u.test(query) ? 'en' : pageLanguage
}
