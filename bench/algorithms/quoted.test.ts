import { expect, it, vi } from 'vitest'
import { hashString } from '../../handbook/algorithms/data-structures/string-hash.ts'
import { article, cells, figuresUnder } from './articles.ts'

/** The output of a bench that counts. Its module prints while it is loaded. */
const printed = async (load: () => Promise<unknown>): Promise<string[]> => {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => lines.push(text))
  await load()
  log.mockRestore()
  return lines
}

/** Rows of the printed table with this title, without their first column. Throws when there is no such table. */
const figuresOf = (lines: readonly string[], title: string): string[][] => {
  const at = lines.findIndex((line) => line.startsWith(title))
  if (at === -1) throw new Error(`The bench prints no table "${title}".`)
  const first = at + 2
  const count = lines.slice(first).findIndex((line) => !line.startsWith('  '))
  return lines.slice(first, count === -1 ? undefined : first + count).map((line) => cells(line).slice(1))
}

it('the articles on machine learning quote the output of the bench', async () => {
  const lines = await printed(() => import('./learning.ts'))
  const clusters = article('algorithms/machine-learning/k-means')
  expect(figuresUnder(clusters, '| | Uniform | k-means++ |')).toEqual(
    figuresOf(lines, 'k-means, 250 points in 5 groups, 200 starts'),
  )
  expect(lines.find((line) => line.startsWith('k-means, '))).toBe(
    `k-means, 250 points in 5 groups, 200 starts; the best inertia is ${/\(the best is (\d+)\)/u.exec(clusters)?.[1]}`,
  )
  const elbow = figuresOf(lines, 'Inertia').map(([inertia = '']) => inertia.replace(',', ''))
  expect(clusters).toContain(`: ${elbow.join(', ')}.`)
  expect(clusters).toContain(`[${elbow.map((inertia, index) => `[${index + 1}, ${inertia}]`).join(', ')}]`)

  const regression = article('algorithms/machine-learning/linear-regression')
  expect(figuresUnder(regression, '| Rounds | Slope | Intercept |')).toEqual(figuresOf(lines, 'Descent on four points'))
  const [exact = [], diverging, slow = [], scaled = []] = figuresOf(lines, 'Descent on eight flats')
  expect(diverging).toEqual(['diverges'])
  const pitfall = regression.split('\n').find((line) => line.includes('bench/algorithms/learning.ts')) ?? ''
  for (const figure of [...exact, slow[1] ?? '', ' 0.0003.', ' 0.00025,']) expect(pitfall).toContain(figure)
  expect(Number(scaled[0])).toBeLessThan(0.01)
})

it('the article on LRU caches quotes the hit rates of the bench', async () => {
  const rates = (await printed(() => import('./hit-rates.ts'))).slice(2).map((line) => cells(line).slice(1))
  expect(figuresUnder(article('data-structures/lru'), '| Requests | LRU | FIFO | Random | LFU |')).toEqual(rates)
})

it('the articles on data structures quote the counts of the bench', async () => {
  const lines = await printed(() => import('./structures.ts'))
  const says = (name: string, ...sentences: string[]): void => {
    for (const sentence of sentences) expect(article(`data-structures/${name}`)).toContain(sentence)
  }
  expect(figuresUnder(article('data-structures/bloom-filter'), '| Items added | False positives |')).toEqual(
    figuresOf(lines, 'Bloom filter'),
  )
  expect(
    figuresUnder(
      article('data-structures/disjoint-set'),
      '| Version | Steps for each `find` | Deepest value at the end |',
    ),
  ).toEqual(figuresOf(lines, '20,000 unions'))

  const [buckets, moved, looks, longest, empty] = figuresOf(lines, 'hash table').flat()
  says(
    'hash-table',
    `at ${looks} entries on average`,
    `longest of ${buckets} chains has ${longest} entries, and ${empty?.replace('%', ' %')} of the buckets`,
    `to ${buckets} buckets and moved ${moved} entries`,
  )

  const hashes = figuresUnder(
    article('data-structures/hash-table'),
    '| Key | Hash | Remainder by 8 | Remainder by 16 |',
  )
  const names = ['ann', 'bob', 'cleo', 'dan', 'eve', 'finn', 'gus']
  expect(hashes).toEqual(
    names.map((name) => [
      hashString(name).toLocaleString('en'),
      String(hashString(name) % 8),
      String(hashString(name) % 16),
    ]),
  )

  const [thousand = [], hundredThousand = []] = figuresOf(lines, 'heap')
  expect([thousand, hundredThousand].map(([push]) => Number(push).toFixed(1))).toEqual(['2.3', '2.3'])
  says(
    'heap',
    'it takes 2.3 comparisons on average',
    `needs ${thousand[2]} comparisons per item for a thousand random items, and ${hundredThousand[2]} for`,
  )

  const [plain = [], avl = [], redBlack = []] = figuresOf(lines, 'trees of 100,000 keys in random order')
  const [sortedAvl = [], sortedRedBlack = []] = figuresOf(lines, 'trees of 100,000 keys in sorted order')
  says('tree/bst', `was ${plain[0]} levels deep, and a search took ${plain[1]} comparisons`)
  says(
    'tree/avl',
    `a tree of ${avl[0]} levels, and a search took ${avl[1]} comparisons on average. In sorted order the tree had ${sortedAvl[0]} levels, and a search took ${sortedAvl[1]} comparisons`,
    `${avl[2]} rotations for each insertion, ${avl[3]} for each deletion. With sorted keys it is ${sortedAvl
      .slice(2)
      .map((count) => Number(count).toFixed(1))
      .join(' and ')}.`,
    `the plain search tree took ${plain[1]} comparisons`,
  )
  says(
    'tree/rb',
    `has ${redBlack[0]} levels, and a search takes ${redBlack[1]} comparisons`,
    `Sorted keys give ${sortedRedBlack[0]} levels`,
    `still takes ${sortedRedBlack[1]} comparisons`,
    `${redBlack[2]} rotations for each insertion and ${redBlack[3]} for each deletion`,
  )
})

it('the articles on strings quote the counts of the bench', async () => {
  const [window = [], the = [], stranger = [], ...worst] = figuresOf(
    await printed(() => import('./strings.ts')),
    'comparisons',
  )
  const withoutDetails = ([naive, knuth, , horspool]: string[]) => [naive, knuth, horspool]
  expect(
    figuresUnder(
      article('algorithms/strings/index'),
      '| Text and pattern | Naive | Knuth–Morris–Pratt | Boyer–Moore–Horspool |',
    ),
  ).toEqual([window, stranger, ...worst].map(withoutDetails))
  expect(article('algorithms/strings/index')).toContain(`${worst[0]?.[2]} in the third row`)
  expect(
    figuresUnder(article('algorithms/strings/boyer-moore-horspool'), '| Pattern | Comparisons | Alignments |'),
  ).toEqual([stranger, window, the, worst[1] ?? []].map((row) => row.slice(3)))
  const counted = article('algorithms/strings/knuth-morris-pratt')
    .split('\n')
    .find((line) => line.includes('bench/algorithms/strings.ts'))
  for (const figure of [...window.slice(0, 2), ...(worst[0] ?? []).slice(0, 2)]) expect(counted).toContain(figure)
})

it('the articles on linked lists quote the counts of the bench', async () => {
  const lines = await printed(() => import('./linked-lists.ts'))
  expect(
    figuresUnder(
      article('algorithms/linked-list/middle-and-nth-from-end'),
      '| Task | Two pointers | Count, then walk |',
    ),
  ).toEqual(figuresOf(lines, 'reads of `next`, 1,000'))
  expect(
    figuresUnder(
      article('algorithms/linked-list/cycle-detection'),
      '| Nodes before | Nodes in the cycle | `hasCycle` | `findCycle` | `findCycleBrent` |',
    ),
  ).toEqual(figuresOf(lines, 'reads of `next` by'))
  expect(
    figuresUnder(
      article('algorithms/linked-list/merge-sorted-lists'),
      '| Lists | Heap | In pairs | One after the other |',
    ),
  ).toEqual(figuresOf(lines, 'comparisons to merge'))
})

it('the articles on statistics and rising subsequences quote the results of the bench', async () => {
  const lines = await printed(() => import('./samples.ts'))
  expect(
    figuresUnder(
      article('algorithms/statistics/quickselect'),
      '| Items | `k` | Quickselect | Median of medians | Built-in sort |',
    ),
  ).toEqual(figuresOf(lines, 'comparisons to select'))
  expect(
    figuresUnder(
      article('algorithms/statistics/reservoir-sampling'),
      '| Sample | A draw for each | With skips | `3k · ln(n/k)` |',
    ),
  ).toEqual(figuresOf(lines, 'random numbers'))
  expect(
    figuresUnder(article('algorithms/statistics/running-variance'), '| Offset | Textbook | Two passes | Welford |'),
  ).toEqual(figuresOf(lines, 'sample variance').slice(1))
  expect(
    figuresUnder(
      article('algorithms/sets/longest-increasing-subsequence'),
      '| Input | Items | Longest | `n log n` | `n²` |',
    ).map((row) => row.slice(1)),
  ).toEqual(figuresOf(lines, 'comparisons for the longest'))
})

it('the articles on searches quote the counts of the bench', async () => {
  const lines = await printed(() => import('./searches.ts'))
  const [, jump = [], binary = [], , exponential = [], ternary = []] = figuresOf(lines, 'Comparisons, targets anywhere')
  const near = figuresOf(lines, 'Comparisons, targets among the first 16').map(([, million = '']) => million)
  const precise = (figure = ''): string => (figure.includes('.') ? figure : `${figure}.0`)
  expect(
    figuresUnder(article('algorithms/search/exponential-search'), '| Target | Exponential search | Binary search |'),
  ).toEqual([
    [near[4], precise(near[2])],
    [exponential[1], binary[1]],
  ])
  const keys = ['1,000', '1,000,000'].map((size) =>
    figuresOf(lines, `Interpolation search, ${size} items`).map(([mean = '', most = '']) => [mean, most]),
  )
  const [thousand = [], million = []] = keys
  expect(
    figuresUnder(article('algorithms/search/interpolation-search'), '| Keys | 1,000 items | 1,000,000 items |'),
  ).toEqual([
    binary,
    ...[0, 1].map((row) => [thousand[row]?.[0], million[row]?.[0]]),
    [thousand[2]?.[0], `${million[2]?.[0]}, at most ${million[2]?.[1]}`],
    [thousand[3], million[3]].map((row) => Math.round(Number(row?.[0]?.replaceAll(',', ''))).toLocaleString('en')),
  ])
  const rounds = '| Guess | Searches | Items in the range | Distance from the target |'
  expect(figuresUnder(article('algorithms/search/interpolation-search'), rounds)).toEqual(
    figuresOf(lines, 'Interpolation search, a million random keys'),
  )
  expect(article('algorithms/search/jump-search')).toContain(
    `${jump[0]} looks for 1,000 items and ${jump[1]} for a million`,
  )
  expect(article('algorithms/search/ternary-search')).toContain(
    `makes ${ternary[1]} comparisons on average, and binary search makes ${binary[1]}`,
  )
  expect(article('algorithms/search/ternary-search')).toMatch(
    new RegExp(
      `needs ${figuresOf(lines, 'Evaluations').flat().join(' evaluations, and the golden section needs ')}`,
      'u',
    ),
  )
})
