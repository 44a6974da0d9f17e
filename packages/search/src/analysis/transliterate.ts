const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'u',
  я: 'ya',
}

/** Spellings of a sound in English words: `реакт` is `react`, `докер` is `docker`, `кэш` is `cash` and `cache`. */
const variants: readonly [pattern: RegExp, replacement: string][] = [
  [/k/g, 'c'],
  [/k(?=[aeiou])/g, 'ck'],
  [/ks/g, 'x'],
  [/dzh/g, 'j'],
  [/s/g, 'c'],
  [/v/g, 'w'],
  [/u/g, 'oo'],
  [/i/g, 'ee'],
  [/ay/g, 'i'],
  [/y/g, 'j'],
  [/f/g, 'ph'],
]

/** Returns Latin spellings of a folded Cyrillic word, the most likely first. Empty for words in another script. */
export const transliterate = (word: string): string[] => {
  if (!/^[а-я]+$/.test(word)) return []
  const plain = Array.from(word, (letter) => latin[letter] ?? letter).join('')
  return [...new Set([plain, ...variants.map(([pattern, replacement]) => plain.replace(pattern, replacement))])]
}
