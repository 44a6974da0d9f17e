const vowel = '[аеиоуыэюя]'
const afterVowel = new RegExp(`^(.*?${vowel})(.*)$`)
const beforeSecondRegion = new RegExp(`^(?:.*?${vowel}[^аеиоуыэюя]){2}`)

/** Endings of one kind. Those of the second text count only after `а` or `я`. */
const endings = (any: string, afterA = '') => ({
  all: new RegExp(`(?:${`${any} ${afterA}`.trim().replaceAll(' ', '|')})$`),
  afterA: afterA.split(' '),
})

const gerund = endings('ив ивши ившись ыв ывши ывшись', 'в вши вшись')
const reflexive = endings('ся сь')
const adjective = endings('ее ие ые ое ими ыми ей ий ый ой ем им ым ом его ого ему ому их ых ую юю ая яя ою ею')
const participle = endings('ивш ывш ующ', 'ем нн вш ющ щ')
const verb = endings(
  'ила ыла ена ейте уйте ите или ыли ей уй ил ыл им ым ен ило ыло ено ят ует уют ит ыт ены ить ыть ишь ую ю',
  'ла на ете йте ли й л ем н ло но ет ют ны ть ешь нно',
)
const noun = endings(
  'а ев ов ие ье е иями ями ами еи ии и ией ей ой ий й иям ям ием ем ам ом о у ах иях ях ы ь ию ью ю ия ья я',
)

/** Removes the longest ending of a kind. Returns `undefined` when there is none, or when it must not be removed. */
const without = (text: string, { all, afterA }: ReturnType<typeof endings>): string | undefined => {
  const found = all.exec(text)
  if (!found) return undefined
  const rest = text.slice(0, found.index)
  return afterA.includes(found[0]) && !/[ая]$/.test(rest) ? undefined : rest
}

const withoutAdjective = (text: string): string | undefined => {
  const rest = without(text, adjective)
  return rest === undefined ? undefined : (without(rest, participle) ?? rest)
}

const withoutInflection = (text: string): string => {
  const active = without(text, reflexive) ?? text
  return withoutAdjective(active) ?? without(active, verb) ?? without(active, noun) ?? active
}

/**
 * Returns the stem of a Russian word in lower case, without `ё`. This is the Snowball algorithm
 * (https://snowballstem.org/algorithms/russian/stemmer.html). With the module of `@orama/stemmers`, which returns the
 * same stems, the worker of the search is 1 kB larger (Brotli).
 */
export const stemRussian = (word: string): string => {
  const [, start, rest] = afterVowel.exec(word) ?? []
  if (start === undefined || rest === undefined) return word
  const bare = (without(rest, gerund) ?? withoutInflection(rest)).replace(/и$/, '')
  const second = beforeSecondRegion.exec(word)?.[0].length ?? Infinity
  const base = bare.replace(/ость?$/, (ending, at: number) => (start.length + at < second ? ending : ''))
  return start + base.replace(/(?:(?<=н)нейше?|ейше?|(?<=н)н|ь)$/, '')
}
