import { expect, it } from 'vitest'
import { sentencesOf } from '../testing/sentences-of.ts'

it.each([
  [
    'strings/boyer-moore-horspool',
    'aab in aab',
    'The distance of “a” at index 1 from the end of the pattern is 1, which replaces 2.',
  ],
  ['strings/knuth-morris-pratt', 'aa in aa', 'The longest border of the first character is empty.'],
  ['strings/knuth-morris-pratt', 'aab in aab', 'Only the empty border is left.'],
  ['strings/knuth-morris-pratt', 'ab in ab', '1 of 2 characters matches.'],
  ['strings/knuth-morris-pratt', 'a in a', '1 of 1 character matches.'],
  [
    'strings/knuth-morris-pratt',
    'ab in aab',
    '1 character matched. Its longest border has length 0, so the matcher falls back to it.',
  ],
  [
    'strings/levenshtein-distance',
    'ab / ab',
    'Both texts have the same length. The columns stand for the first text, the rows for the second text.',
  ],
  ['strings/levenshtein-distance', 'a / b', 'Takes the least of 1 (diagonal), 1 + 1 (above) and 1 + 1 (left).'],
  ['strings/longest-common-substring', 'ab / ba', 'A longest common substring: a.'],
  [
    'strings/longest-common-substring',
    'a / a',
    '“a” and “a” agree. No common substring ends just before them, so the length here is 1.',
  ],
  ['strings/palindromes', 'ab', 'No. There is no palindrome here. The longest so far has length 1.'],
  ['strings/palindromes', 'ab', 'A longest palindrome: a.'],
  ['strings/rabin-karp', 'abc in ab', 'The pattern is longer than the text, so there is no window.'],
  ['strings/rabin-karp', 'ab in abc', 'Computes the hash of the first window, “ab”.'],
  [
    'strings/regular-expression-matching',
    'ab* / ac',
    'Yes, but “c” does not fit. The text up to here does not match, with or without “b*”.',
  ],
  [
    'strings/regular-expression-matching',
    'ab* / a',
    'No. The text up to here matches without “b*”, so it also matches with this part.',
  ],
  [
    'strings/regular-expression-matching',
    'ab / aa',
    'Yes, but “a” does not fit. So the text up to here does not match.',
  ],
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(name, text)).toContain(sentence)
})
