import { always, bound, constant, linear, product, quadratic, sum, upTo } from '../bounds.ts'
import type { CatalogueEntry, OperationBounds } from '../catalogue-entry.ts'

const pattern = bound('m', (m) => m, 'm')
const differences = bound('k', (k) => k, 'k')
const shorter = bound('min(n, m)', (n, m) => Math.min(n, m), 'n', 'm')
const band = bound('k · min(n, m)', (k, n, m) => k * Math.min(n, m), 'k', 'n', 'm')
const skipping = bound('n / m + m', (n, m) => n / m + m, 'n', 'm')
const patterns = bound('k · m', (k, m) => k * m, 'k', 'm')
const textAndPatterns = bound('n + k · m', (n, k, m) => n + k * m, 'n', 'k', 'm')
const manyMatches = bound('(n + k) · m', (n, k, m) => (n + k) * m, 'n', 'k', 'm')

const entry = (
  name: string,
  title: string,
  operations: readonly OperationBounds[],
  traits: Partial<CatalogueEntry> = {},
): CatalogueEntry => ({
  path: `algorithms/strings/${name}`,
  title,
  kind: 'algorithm',
  source: `algorithms/strings/${name}.ts`,
  operations,
  deterministic: true,
  ...traits,
})

/**
 * String algorithms in the order of their articles. Texts have n and m characters; of a search, n those of the text and
 * m those of the pattern.
 */
export const strings: readonly CatalogueEntry[] = [
  entry('hamming-distance', 'Hamming distance', [
    { name: 'hammingDistance', ...always(linear), space: linear, note: 'space for the code points' },
    { name: 'bitDistance', ...upTo(differences), space: constant, note: 'k bits differ, at most 32; best: no bit differs' },
  ]),
  entry('levenshtein-distance', 'Levenshtein distance', [
    { name: 'levenshteinDistance', ...always(product), space: shorter, note: 'space besides the code points' },
    { name: 'editScript', ...always(product), space: product },
    {
      name: 'isWithinDistance',
      ...upTo(band),
      space: differences,
      note: 'k differences allowed; space besides the code points; best: the lengths differ by more than k',
    },
  ]),
  entry(
    'knuth-morris-pratt',
    'Knuth–Morris–Pratt search',
    [
      { name: 'borders', ...always(pattern), space: pattern },
      { name: 'knuthMorrisPratt', ...always(sum), space: pattern },
      {
        name: 'StreamMatcher.push',
        best: constant,
        average: constant,
        worst: pattern,
        space: constant,
        note: 'amortised constant',
      },
    ],
    { online: true },
  ),
  entry('z-algorithm', 'Z algorithm', [
    { name: 'zArray', ...always(linear), space: constant, note: 'space besides the result' },
    { name: 'zSearch', ...always(sum), space: sum },
    { name: 'smallestPeriod', ...always(linear), space: linear },
  ]),
  entry(
    'rabin-karp',
    'Rabin–Karp search',
    [
      {
        name: 'rabinKarp',
        best: sum,
        average: sum,
        worst: product,
        space: constant,
        note: 'worst: the pattern occurs nearly everywhere',
      },
      {
        name: 'rabinKarpAny',
        best: textAndPatterns,
        average: textAndPatterns,
        worst: manyMatches,
        space: patterns,
        note: 'k patterns; worst: one pattern occurs nearly everywhere',
      },
    ],
    { deterministic: false },
  ),
  entry('boyer-moore-horspool', 'Boyer–Moore–Horspool search', [
    { name: 'shiftTable', ...always(pattern), space: pattern },
    {
      name: 'boyerMooreHorspool',
      best: skipping,
      average: sum,
      worst: product,
      space: pattern,
      note: 'best: no character of the text is in the pattern; worst: only the beginning of the pattern does not fit',
    },
  ]),
  entry('longest-common-substring', 'Longest common substring', [
    { name: 'longestCommonSubstring', ...always(product), space: sum },
    {
      name: 'longestCommonSubstringByAutomaton',
      ...always(sum),
      space: sum,
      note: 'expected number of steps, because maps hold the transitions',
    },
  ]),
  entry('palindromes', 'Longest palindromic substring', [
    {
      name: 'isPalindrome',
      best: constant,
      average: constant,
      worst: linear,
      space: linear,
      note: 'counts comparisons of code points; average: random text',
    },
    {
      name: 'longestPalindrome',
      best: linear,
      average: linear,
      worst: quadratic,
      space: linear,
      note: 'average: random text; worst: one repeated character',
    },
    { name: 'longestPalindromeManacher', ...always(linear), space: linear },
  ]),
  entry('regular-expression-matching', 'Regular expression matching', [
    { name: 'matchesPattern', ...always(product), space: sum },
    { name: 'new RegularExpression', ...always(pattern), space: pattern },
    { name: 'RegularExpression.matches', ...upTo(product), space: pattern, note: 'best: the first character does not match' },
    { name: 'RegularExpression.isIn', ...upTo(product), space: pattern, note: 'best: the pattern matches the empty text' },
  ]),
]
