/** Keys of the English and the Russian layout, in the same order. */
const english = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const toRussian = new Map([...english].map((key, index) => [key, russian[index] ?? key]))
const toEnglish = new Map([...russian].map((key, index) => [key, english[index] ?? key]))

/** Returns the chunk of a query as typed on the other keyboard layout: `ghbdtn` is `привет`, `куфсе` is `react`. */
export const swapLayout = (chunk: string): string => {
  const lower = chunk.toLowerCase()
  const keys = /[а-яё]/.test(lower) ? toEnglish : toRussian
  return Array.from(lower, (letter) => keys.get(letter) ?? letter).join('')
}
