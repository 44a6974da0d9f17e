import { expect, test } from 'vitest'
import { compileText, htmlOf } from './testing/compile-text.ts'

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('ComplexityTable shows the bounds of an entry', async () => {
  const html = await htmlOf('<ComplexityTable of="algorithms/sort/merge-sort" />')
  expect(html).toContain('<div class="table" role="region" tabindex="0" aria-label="Table"><table class="complexity">')
  expect(textOf(html)).toBe(
    'Operation Best Average Worst Extra space Note mergeSort O(n) O(n log n) O(n log n) O(n) best: the list is sorted bottomUpMergeSort O(n) O(n log n) O(n log n) O(n) best: the list is sorted',
  )
})

test('ComplexityTable uses the language of the document', async () => {
  expect(textOf(await htmlOf('<ComplexityTable of="algorithms/sort/merge-sort" />', { lang: 'ru' }))).toMatch(
    /^Операция Лучший случай/,
  )
})

test('ComparisonTable shows all entries of a topic and links those that have a document', async () => {
  const html = await htmlOf('<ComparisonTable topic="algorithms/sort" />', {
    context: {
      documentById: (id) =>
        id.endsWith('sort/merge-sort')
          ? { path: '/docs/guide/other', title: '', description: '', lang: 'en' }
          : undefined,
    },
  })
  expect(html).toContain('<th scope="row">Quicksort</th>')
  expect(html).toContain('<th scope="row"><a href="/docs/guide/other">Merge sort</a></th>')
  expect(html).toContain('<td>no</td><td>yes</td>')
})

test('ComparisonTable compares only the main operation of each entry', async () => {
  const html = await htmlOf('<ComparisonTable topic="algorithms/sort" />')
  expect(html.match(/<th scope="row">Merge sort<\/th>/g)).toHaveLength(1)
})

test.each([
  [
    '<ComplexityTable />',
    '<ComplexityTable> has no "of". Write the path of a catalogue entry: of="algorithms/sort/quick-sort".',
  ],
  [
    '<ComplexityTable of="algorithms/sort/quicksort" />',
    'The catalogue has no entry "algorithms/sort/quicksort". Entries: algorithms/sort/bubble-sort, ',
  ],
  [
    '<ComparisonTable />',
    '<ComparisonTable> has no "topic". Write a folder of the catalogue: topic="algorithms/sort".',
  ],
  ['<ComparisonTable topic="algorithms/sorts" />', 'The catalogue has no entries below "algorithms/sorts". Topics: '],
])('%s is an error that names the allowed values', async (body, message) => {
  const { compiled, problems } = await compileText(`Text.\n\n${body}`)
  expect(compiled).toBeUndefined()
  expect(problems).toEqual([expect.stringContaining(`error content/guide/page.mdx:3 [component] ${message}`)])
})
