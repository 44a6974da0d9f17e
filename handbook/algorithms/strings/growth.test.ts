import { describe } from 'vitest'
import type { Sizes } from '../bounds.ts'
import { testCatalogueGrowth } from '../contracts/catalogue-growth.ts'
import { measurementRandom } from '../contracts/measurement-random.ts'
import { after } from '../contracts/uncounted.ts'
import * as horspool from './boyer-moore-horspool.ts?counted'
import { strings } from './catalogue.ts'
import * as hamming from './hamming-distance.ts?counted'
import * as morris from './knuth-morris-pratt.ts?counted'
import * as levenshtein from './levenshtein-distance.ts?counted'
import * as substrings from './longest-common-substring.ts?counted'
import * as palindromes from './palindromes.ts?counted'
import * as karp from './rabin-karp.ts?counted'
import * as matching from './regular-expression-matching.ts?counted'
import * as expressions from './regular-expression.ts?counted'
import * as z from './z-algorithm.ts?counted'

const lengths: Sizes[] = [{ n: 2 ** 4 }, { n: 2 ** 7 }, { n: 2 ** 14 }]
const shortLengths: Sizes[] = [{ n: 2 ** 4 }, { n: 2 ** 6 }, { n: 2 ** 12 }]
const patternLengths: Sizes[] = [{ m: 2 ** 4 }, { m: 2 ** 7 }, { m: 2 ** 14 }]
const texts: Sizes[] = [
  { n: 2 ** 4, m: 2 ** 3 },
  { n: 2 ** 6, m: 2 ** 4 },
  { n: 2 ** 12, m: 2 ** 7 },
]
const searches: Sizes[] = [
  { n: 2 ** 6, m: 2 ** 2 },
  { n: 2 ** 8, m: 2 ** 3 },
  { n: 2 ** 16, m: 2 ** 6 },
]
const seed = () => 0.5

/** Seeded random text of n characters from an alphabet of four. */
const random = (n: number): string => {
  const next = measurementRandom(n)
  return Array.from({ length: n }, () => 'acgt'[Math.floor(4 * next())]).join('')
}
const as = (n: number): string => 'a'.repeat(n)
/** n different characters. */
const distinct = (n: number): string =>
  Array.from({ length: n }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')
const several = (count: number, length: number): string[] =>
  Array.from({ length: count }, (_, index) => random(length + index).slice(0, length))

/** Measures with different characters, with an ordinary text, and with a text in which everything matches. */
const alone = (run: (text: string) => unknown) => ({
  sizes: lengths,
  best: ({ n = 0 }: Sizes) => run(distinct(n)),
  average: ({ n = 0 }: Sizes) => run(random(n)),
  worst: ({ n = 0 }: Sizes) => run(as(n)),
})
const together = (run: (a: string, b: string) => unknown) => ({
  sizes: texts,
  best: ({ n = 0, m = 0 }: Sizes) => run(as(n), distinct(m)),
  average: ({ n = 0, m = 0 }: Sizes) => run(random(n), random(m)),
  worst: ({ n = 0, m = 0 }: Sizes) => run(as(n), as(m)),
})

describe('string algorithms', () => {
  testCatalogueGrowth(strings, {
    hammingDistance: alone((text) => hamming.hammingDistance(text, text)),
    bitDistance: {
      sizes: [{ k: 4 }, { k: 10 }, { k: 32 }],
      best: () => hamming.bitDistance(7, 7),
      average: ({ k = 0 }) => hamming.bitDistance(2 ** (k / 2) - 1, 0),
      worst: ({ k = 0 }) => hamming.bitDistance(2 ** k - 1, 0),
    },

    levenshteinDistance: together(levenshtein.levenshteinDistance),
    editScript: together(levenshtein.editScript),
    isWithinDistance: {
      sizes: [
        { n: 2 ** 5, m: 2 ** 5, k: 2 },
        { n: 2 ** 7, m: 2 ** 7, k: 4 },
        { n: 2 ** 14, m: 2 ** 14, k: 16 },
      ],
      best: ({ n = 0, k = 0 }) => levenshtein.isWithinDistance(as(n), as(n + k + 1), k),
      average: ({ n = 0, m = 0, k = 0 }) => levenshtein.isWithinDistance(random(n), random(m), k),
      worst: ({ n = 0, m = 0, k = 0 }) => levenshtein.isWithinDistance(as(n), as(m), k),
    },

    borders: {
      sizes: patternLengths,
      best: ({ m = 0 }) => morris.borders(distinct(m)),
      average: ({ m = 0 }) => morris.borders(random(m)),
      worst: ({ m = 0 }) => morris.borders(`${as(m - 1)}b`),
    },
    knuthMorrisPratt: together((text, pattern) => [...morris.knuthMorrisPratt(text, pattern)]),
    'StreamMatcher.push': {
      sizes: patternLengths,
      best: after(
        ({ m = 0 }) => new morris.StreamMatcher(as(m)),
        (matcher) => matcher.push('b'),
      ),
      average: after(
        ({ m = 0 }) => new morris.StreamMatcher(random(m)),
        (matcher) => {
          for (const unit of random(2000)) matcher.push(unit)
        },
      ),
      worst: after(
        ({ m = 0 }) => {
          const matcher = new morris.StreamMatcher(as(m))
          for (const unit of as(m - 1)) matcher.push(unit)
          return matcher
        },
        (matcher) => matcher.push('b'),
      ),
    },

    zArray: alone(z.zArray),
    zSearch: together((text, pattern) => [...z.zSearch(text, pattern)]),
    smallestPeriod: alone(z.smallestPeriod),

    rabinKarp: { ...together((text, pattern) => [...karp.rabinKarp(text, pattern, seed)]), sizes: searches },
    rabinKarpAny: {
      sizes: [
        { n: 2 ** 6, m: 2 ** 2, k: 2 ** 1 },
        { n: 2 ** 8, m: 2 ** 3, k: 2 ** 2 },
        { n: 2 ** 15, m: 2 ** 6, k: 2 ** 4 },
      ],
      best: ({ n = 0, m = 0, k = 0 }) => [...karp.rabinKarpAny(distinct(n), several(k, m), seed)],
      average: ({ n = 0, m = 0, k = 0 }) => [...karp.rabinKarpAny(random(n), several(k, m), seed)],
      worst: ({ n = 0, m = 0, k = 0 }) => [...karp.rabinKarpAny(as(n), [...several(k - 1, m), as(m)], seed)],
    },

    shiftTable: {
      sizes: patternLengths,
      best: ({ m = 0 }) => horspool.shiftTable(as(m)),
      every: ({ m = 0 }) => horspool.shiftTable(distinct(m)),
    },
    boyerMooreHorspool: {
      sizes: searches,
      best: ({ n = 0, m = 0 }) => [...horspool.boyerMooreHorspool(as(n), distinct(m))],
      // With four letters, the last letter occurs again after a few characters, so shifts do not grow with the pattern.
      average: ({ n = 0, m = 0 }) => [...horspool.boyerMooreHorspool(random(n), random(m))],
      worst: ({ n = 0, m = 0 }) => [...horspool.boyerMooreHorspool(as(n), `b${as(m - 1)}`)],
    },

    longestCommonSubstring: together(substrings.longestCommonSubstring),
    longestCommonSubstringByAutomaton: together(substrings.longestCommonSubstringByAutomaton),

    isPalindrome: {
      ...alone(palindromes.isPalindrome),
      average: ({ n = 0 }) => {
        for (let text = 0; text < 16; text++) palindromes.isPalindrome(random(n + text))
      },
    },
    longestPalindrome: { ...alone(palindromes.longestPalindrome), sizes: shortLengths },
    longestPalindromeManacher: alone(palindromes.longestPalindromeManacher),

    matchesPattern: {
      sizes: texts,
      best: ({ n = 0, m = 0 }) => matching.matchesPattern(as(n), distinct(m)),
      average: ({ n = 0, m = 0 }) => matching.matchesPattern(random(n), random(m)),
      worst: ({ n = 0, m = 0 }) => matching.matchesPattern(as(n), 'a*'.repeat(m)),
    },
    'new RegularExpression': {
      sizes: patternLengths,
      best: ({ m = 0 }) => new expressions.RegularExpression(as(m)),
      average: ({ m = 0 }) => new expressions.RegularExpression('(a|b)*c?'.repeat(m / 8)),
      worst: ({ m = 0 }) => new expressions.RegularExpression('('.repeat(m / 2) + ')'.repeat(m / 2)),
    },
    'RegularExpression.matches': {
      sizes: texts,
      best: after(
        ({ m = 0 }) => new expressions.RegularExpression(`b${as(m)}`),
        (expression, { n = 0 }) => expression.matches(as(n)),
      ),
      every: after(
        ({ m = 0 }) => new expressions.RegularExpression('a*'.repeat(m / 2)),
        (expression, { n = 0 }) => expression.matches(as(n)),
      ),
    },
    'RegularExpression.isIn': {
      sizes: texts,
      best: after(
        ({ m = 0 }) => new expressions.RegularExpression(`|${as(m)}`),
        (expression, { n = 0 }) => expression.isIn(as(n)),
      ),
      average: after(
        ({ m = 0 }) => new expressions.RegularExpression(random(m)),
        (expression, { n = 0 }) => expression.isIn(random(n)),
      ),
      worst: after(
        ({ m = 0 }) => new expressions.RegularExpression(`${'a?'.repeat(m / 2)}b`),
        (expression, { n = 0 }) => expression.isIn(as(n)),
      ),
      upper: ['average'],
    },
  })
})
