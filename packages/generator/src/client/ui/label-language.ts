/**
 * Returns the language of a tag's label for `lang`, if it is not the site's language. The vocabulary gives no language,
 * but its two languages have different scripts. Returns `undefined` for a label in the site's script.
 */
export const labelLanguage = (label: string, siteLang: string): string | undefined => {
  const language = /\p{Script=Cyrillic}/u.test(label) ? 'ru' : 'en'
  return siteLang.split('-')[0] === language || !/\p{L}/u.test(label) ? undefined : language
}
