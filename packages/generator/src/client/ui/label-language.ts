/**
 * Language of a tag's label for `lang`, where it is another than the site's: the vocabulary names none, and its two
 * languages have scripts of their own. `undefined` for one in the site's script.
 */
export const labelLanguage = (label: string, siteLang: string): string | undefined => {
  const language = /\p{Script=Cyrillic}/u.test(label) ? 'ru' : 'en'
  return siteLang.split('-')[0] === language || !/\p{L}/u.test(label) ? undefined : language
}
