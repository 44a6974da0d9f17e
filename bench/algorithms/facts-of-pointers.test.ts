import { expect, it } from 'vitest'
import { largestContainer, triplesWithSum } from '../../handbook/algorithms/search/two-pointers.ts'
import { article, isSaidIn } from './articles.ts'

it('triples of four zeros, with and without the skips', () => {
  const zeros = [0, 0, 0, 0]
  let triples = 0
  for (const i of zeros.keys()) {
    let right = zeros.length - 1
    for (let left = i + 1; left < right;) {
      const sum = (zeros[i] ?? NaN) + (zeros[left] ?? NaN) + (zeros[right] ?? NaN)
      if (sum === 0) triples++
      if (sum <= 0) left++
      else right--
    }
  }
  expect(triplesWithSum(zeros)).toEqual([[0, 0, 0]])
  expect(isSaidIn('search/two-pointers', ['[0, 0, 0, 0]', `${triples} times`])).toBe(true)
})

it('the largest container of the article', () => {
  const heights = [3, 7, 2, 6, 4, 8, 5]
  const { left = 0, right = 0, area } = largestContainer(heights) ?? {}
  expect(right - left).toBe(4)
  expect(
    isSaidIn('search/two-pointers', [heights.join(', '), `${heights[left]}`, `${heights[right]}`, String(area)]),
  ).toBe(true)
})

it('parts of the word of the article', () => {
  const [first = ''] = /In the word `\w+`/u.exec(article('algorithms/search/sliding-window')) ?? []
  const word = first.slice('In the word `'.length, -1)
  const parts = [...word].flatMap((_, start) =>
    [...word].slice(start).map((__, size) => word.slice(start, start + size + 1)),
  )
  expect(isSaidIn('search/sliding-window', [`so this word has ${parts.length}`])).toBe(true)
  const longest = parts.filter((part) => new Set(part).size === part.length).toSorted((a, b) => b.length - a.length)[0]
  expect(longest).toBe('gation')
})
