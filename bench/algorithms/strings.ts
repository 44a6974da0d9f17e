/**
 * Counts the comparisons of characters in searches through texts of 100,000 characters. The counts are the same on
 * every machine. Run it with `npx tsx bench/algorithms/strings.ts`. `quoted.test.ts` compares the articles with its
 * output.
 */
import { boyerMooreHorspool, shiftTable } from '../../handbook/algorithms/strings/boyer-moore-horspool.ts'
import { borders, StreamMatcher } from '../../handbook/algorithms/strings/knuth-morris-pratt.ts'
import { decimal, printCounts } from './count.ts'
import { randomSource } from './measure.ts'

const whole = decimal(0)
const length = 100_000

/** The most frequent words of English. The first word has rank 1, and a word is drawn in proportion to 1 / rank. */
const words =
  `the of and to a in is that it was for on are as with his they at be this from have or by one had not but what all were when we there
can an your which their said if do will each about how up out them then she many some so these would other into has more her two like him see time
could no make than first been its who now people my made over did down only way find use may water long little very after called just where most know
rain raining outside inside window evening garden letter answer silence morning weather`.split(/\s+/u)

const english = (() => {
  const random = randomSource(1)
  const total = words.reduce((sum, _, rank) => sum + 1 / (rank + 1), 0)
  let text = ''
  while (text.length < length) {
    let rest = random() * total
    text += `${words.find((_, rank) => (rest -= 1 / (rank + 1)) < 0) ?? 'the'} `
  }
  return text.slice(0, length)
})()

/** A text that records the reads of its characters. The searches read only characters and the length. */
const watched = (text: string, onRead: (index: string) => void): string =>
  new Proxy(
    {},
    {
      get: (_, key) => {
        if (key === 'length') return text.length
        onRead(String(key))
        return text[Number(key)]
      },
    },
  ) as string

const counted = (text: string): { text: string; reads: () => number } => {
  let reads = 0
  return { text: watched(text, () => reads++), reads: () => reads }
}

const drain = (found: Iterable<number>): number => [...found].length

const naive = (text: string, pattern: string): number => {
  let comparisons = 0
  for (let start = 0; start + pattern.length <= text.length; start++) {
    for (let offset = 0; offset < pattern.length; offset++) {
      comparisons++
      if (text[start + offset] !== pattern[offset]) break
    }
  }
  return comparisons
}

/**
 * After equal characters, or unequal characters at the start, the code compares the same two characters again. Such a
 * pair counts once.
 */
const knuth = (text: string, pattern: string): { comparisons: number; table: number } => {
  const pairs: string[] = []
  borders(watched(pattern, (index) => pairs.push(index)))
  let table = 0
  for (let index = 0; index < pairs.length; index += 2) {
    if (pairs[index] !== pairs[index - 2] || pairs[index + 1] !== pairs[index - 1]) table++
  }
  const places = new Set<string>()
  const matcher = new StreamMatcher(watched(pattern, (index) => places.add(index)))
  let comparisons = table
  for (const unit of text) {
    places.clear()
    matcher.push(unit)
    comparisons += places.size
  }
  return { comparisons, table }
}

/**
 * Each comparison reads the pattern once, and so does each entry of the table. Each alignment reads the text once more.
 */
const horspool = (text: string, pattern: string): { comparisons: number; alignments: number } => {
  const [seen, asked, table] = [counted(text), counted(pattern), counted(pattern)]
  shiftTable(table.text)
  drain(boyerMooreHorspool(seen.text, asked.text))
  const comparisons = asked.reads() - table.reads()
  return { comparisons, alignments: seen.reads() - comparisons }
}

const all = 'a'.repeat(length)
const searches: Record<string, readonly [text: string, pattern: string]> = {
  'English, `rain and window`': [english, 'rain and window'],
  'English, `the`': [english, 'the'],
  'English, 20 that never occur': [english, '12345678901234567890'],
  'aaa…, a × 99 and b': [all, `${'a'.repeat(99)}b`],
  'aaa…, b and a × 99': [all, `b${'a'.repeat(99)}`],
}
printCounts(
  'comparisons of characters',
  ['naive', 'Knuth–Morris–Pratt', 'of its table', 'Horspool', 'its alignments'],
  Object.entries(searches).map(([name, [text, pattern]]) => {
    const { comparisons, table } = knuth(text, pattern)
    const skipping = horspool(text, pattern)
    return [name, ...[naive(text, pattern), comparisons, table, skipping.comparisons, skipping.alignments].map(whole)]
  }),
)
