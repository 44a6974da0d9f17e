import { expect, it } from 'vitest'
import { faultWords } from '@dev-handbook/step-player/player/testing/fault-words'
import { sentencesOf } from './testing/sentences-of.ts'
import { subjects } from './testing/subjects.ts'

/** Inputs that articles discuss in addition to the presets. Each text is written as a reader would type it. */
const discussed: Readonly<Record<string, readonly string[]>> = {
  'math/square-root': ['0', '0.25', '-1', '−2', '10^100', '1e100', '1e-20', '2'],
  'search/interpolation-search': ['6 in 0 1 2 3 4 5 6 1000', '57 in 10 13 18 24 29 33 41 44 52 57 60 66 71 75 83 90'],
  'search/binary-search': ['-5 in -9 -5 0.5 1000'],
  'math/modular-arithmetic': ['-1 mod 3', '5 ^ 13 mod 23', '1 / 5 mod 23', '2 mod 3, 3 mod 5, 2 mod 7'],
  'sort/counting-sort': ['-3 4 -1 0'],
  'sort/radix-sort': ['-3 4000 -10 0'],
  'linked-list/cycle-detection': ['-1 2 -3 back to -1'],
  'math/euclidean-distance': ['-1 2.5 / 4 6'],
  'math/euclidean-algorithm': ['-12, 18', '7, 0'],
  'machine-learning/logistic-regression': ['−2 no, −1 no, 1 yes, 2 yes'],
  'graph/eulerian-path': ['A>B, B>D, D>B, B>C, C>A', 'A-B, B-C, C-A, C-D'],
  'graph/prim': ['A-B -1, B-C 2, A-C -3'],
  'graph/kruskal': ['A-B -1, B-C 2, A-C -3'],
  'statistics/running-variance': ['1000000004, 1000000007, 1000000013, 1000000016', '-1 0.5'],
  'strings/regular-expression-matching': ['a* /'],
  'data-structures/hash-table': ['set bob eve: get bob, get ann', 'set user-0 user-1'],
  'data-structures/bloom-filter': ['add user-0, has user-7 guest-0'],
  'data-structures/heap': ['push 3 -1, pop'],
  'data-structures/priority-queue': ['enqueue a -1, enqueue b −2, dequeue'],
  'data-structures/tree/fenwick': ['add 4 -3, prefixSum 5', 'lowerBound 25, lowerBound 0, lowerBound 38'],
  'math/primality-test': ['1', '0', '-7', '−7', '2', '341', '561', '2047'],
  'sets/backtracking': ['8', '6 all'],
  'search/ternary-search': ['1 2 3', '3 2 1', '5'],
  'linked-list/traversal': ['A B C D at 4', ''],
  ...Object.fromEntries(
    [
      'bubble-sort',
      'selection-sort',
      'insertion-sort',
      'shell-sort',
      'merge-sort',
      'quick-sort',
      'heap-sort',
      'bucket-sort',
      'timsort',
    ].map((name) => [`sort/${name}`, ['3 -2 0.5 -2 1.25']] as const),
  ),
}

it.each(Object.entries(discussed).flatMap(([name, texts]) => texts.map((text) => [name, text] as const)))(
  '%s takes %s, which its article discusses',
  async (name, text) => {
    const sentences = await sentencesOf(name, text)
    expect(sentences.length).toBeGreaterThan(1)
    expect(sentences.filter((words) => /undefined|NaN|\[object/.test(words))).toEqual([])
  },
)

it('allows the stopovers of the article in the order of its tables', async () => {
  const { presets } = await subjects.load('graph/floyd-warshall')
  const rounds = (await sentencesOf('graph/floyd-warshall', String(presets[0].text))).filter((words) =>
    words.startsWith('Round'),
  )
  expect(rounds.map((words) => words.replace(/.*through (\w).*/, '$1'))).toEqual(['A', 'B', 'C', 'D'])
})

it('shows the error of the article as the result of a run', async () => {
  expect((await sentencesOf('math/square-root', '-1')).at(-1)).toBe(
    'RangeError: The value is -1; use a non-negative number.',
  )
})

it.each(['boyer-moore-horspool', 'knuth-morris-pratt', 'rabin-karp', 'z-algorithm'])(
  'strings/%s counts the two units of an emoji, as its article does',
  async (name) => {
    const sentences = await sentencesOf(`strings/${name}`, '😀b in a😀b')
    expect(sentences.at(-1)).toBe('The pattern occurs at 1.')
    expect(sentences.filter((words) => /\p{Cs}/u.test(words))).toEqual([])
  },
)

it.each([
  [
    'data-structures/tree/fenwick',
    'prefixSum 7, rangeSum 2 6, lowerBound 25',
    'Answers: 35, 26, 5. Values: 5, 3, 7, 9, 6, 4, 1, 2.',
  ],
  ['math/square-root', '0', 'The square root of 0 is 0.'],
  ['math/square-root', '0.25', 'The square root of 0.25 is 0.5.'],
  ['math/square-root', '10^100', 'The square root of 1e+100 is 1e+50.'],
  ['math/modular-arithmetic', '-1 mod 3', '2 meets the condition, and so does every number 3 further on.'],
  ['math/modular-arithmetic', '5 ^ 13 mod 23', '5 to the power of 13 is 21 modulo 23.'],
  ['math/modular-arithmetic', '1 / 5 mod 23', '5 · 14 = 70, which is 1 modulo 23. So 14 is the inverse.'],
  ['math/modular-arithmetic', '1 / 4 mod 6', '4 has no inverse modulo 6.'],
  ['sort/merge-sort', '3 -2 0.5', 'In order: -2, 0.5, 3.'],
  ['math/euclidean-algorithm', '-12, 18', 'The greatest common divisor of −12 and 18 is 6.'],
  ['graph/dijkstra', 'A>B 4, A>C 1, C>B 2 from A to B', 'The shortest distance to B is 3.'],
  [
    'graph/a-star',
    'A>B 4, A>C 2, C>B 1, B>D 5, C>D 8 from A to D',
    'The shortest path has the length 8: A → C → B → D.',
  ],
  ['graph/a-star', 'A>B 4, C>B 1 from A to C', 'C cannot be reached.'],
  ['graph/dijkstra', 'A>B 4, C>A 1 from A to C', 'C cannot be reached.'],
  ['graph/eulerian-path', 'A>B, B>D, D>B, B>C, C>A', 'Every edge once: A → B → D → B → C → A.'],
  ['graph/eulerian-path', 'A>B, C>B', 'No walk uses every edge once.'],
  ['graph/prim', 'A-B -1, B-C 2, A-C -3', 'The total weight is −4, with the edges A–C, A–B.'],
  [
    'statistics/running-variance',
    '1000000004, 1000000007, 1000000013, 1000000016',
    'The mean is 1000000010 and the variance 22.5. As a sample, the variance is 30 and the standard deviation 5.477.',
  ],
  ['strings/regular-expression-matching', 'a* /', 'The empty text matches “a*”.'],
  ['linked-list/traversal', 'A B C D at 4', 'There is no such node, so the result is null.'],
])('%s of %s ends with: %s', async (name, text, outcome) => {
  expect((await sentencesOf(name, text)).at(-1)).toBe(outcome)
})

it.each([
  ['sort/counting-sort', '0.5 1', '“0.5” is not a whole number.'],
  ['sort/counting-sort', '0 99', 'Give numbers that are at most 15 apart.'],
  ['sort/radix-sort', '0.5 1', '“0.5” is not a whole number.'],
  [
    'math/fast-exponentiation',
    '2 ^ -1',
    'The exponent is -1. A negative exponent needs a division. Give an exponent from 0 to 63.',
  ],
  ['graph/cycle-detection', 'A>A', 'The edge A>A leads from A to itself, which the picture cannot show.'],
  ['data-structures/linked-list', 'append A: insertAt x B', '“x” is not an index. Write a whole number from 0 on.'],
  ['strings/regular-expression-matching', 'a', 'Write the pattern, a slash and the text like this: a*b / aab'],
  ['search/ternary-search', '1 1', 'The scores have to rise up to one peak and then fall, but 1 comes after 1.'],
  [
    'machine-learning/k-means',
    '10 50, 20 50 k 2 from 10 50',
    'There is 1 first centre. Give as many as k, which is 2.',
  ],
])('%s rejects %s, and says which inputs it allows', async (name, text, fault) => {
  await expect(sentencesOf(name, text)).rejects.toThrow(fault)
})

it('says "one number" when a field takes only one', async () => {
  const faults = await Promise.all(
    subjects.names().map(async (name) => {
      const { input } = await subjects.load(name)
      const parsed = input.parse('1 2 3 4 5 6 7 8 9 ?')
      const fault = await faultWords(parsed)
      return fault !== undefined && /one number/i.test(fault) ? [name, fault] : []
    }),
  )
  expect(faults.filter(([, fault]) => fault?.includes('comma'))).toEqual([])
  expect(faults.flatMap(([name]) => name ?? [])).toContain('math/factorial')
})
