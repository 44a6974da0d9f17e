/**
 * Compares the searches with those of the language, and finds the number of searches from which a preparation pays. Run
 * it with `npx tsx bench/algorithms/search-times.ts`. Counts are in `searches.ts`.
 */
import { binarySearch, lowerBound } from '../../handbook/algorithms/search/binary-search.ts'
import { exponentialSearch } from '../../handbook/algorithms/search/exponential-search.ts'
import { interpolationSearch } from '../../handbook/algorithms/search/interpolation-search.ts'
import { jumpSearch } from '../../handbook/algorithms/search/jump-search.ts'
import { linearSearch, sentinelSearch } from '../../handbook/algorithms/search/linear-search.ts'
import { ternarySearch } from '../../handbook/algorithms/search/ternary-search.ts'
import { report, shuffledNumbers } from './measure.ts'

const numerically = (a: number, b: number): number => a - b
let found = 0

for (const length of [10, 100, 1_000, 1_000_000]) {
  const items = Array.from({ length }, (_, index) => 2 * index)
  const places = new Map(items.map((item, index) => [item, index]))
  const count = length > 1_000 ? 8 : 1_000
  const targets = shuffledNumbers(length)
    .slice(0, count)
    .map((index) => 2 * index)
  const asked = Array.from({ length: count }, (_, index) => targets[index % targets.length] as number)
  const all = (search: (target: number) => number) => (): void => {
    for (const target of asked) found += search(target)
  }
  report(`${length} numbers, targets anywhere`, {
    indexOf: all((target) => items.indexOf(target)),
    'linear search': all((target) => linearSearch(items, target)),
    'sentinel search': all((target) => sentinelSearch(items, target)),
    findIndex: all((target) => items.findIndex((item) => item === target)),
    Map: all((target) => places.get(target) ?? -1),
    'binary search': all((target) => binarySearch(items, target, numerically)),
    'lower bound': all((target) => lowerBound(items, target, numerically)),
    'ternary search': all((target) => ternarySearch(items, target, numerically)),
    'exponential search': all((target) => exponentialSearch(items, target, numerically)),
    'interpolation search': all((target) => interpolationSearch(items, target)),
    'jump search': all((target) => jumpSearch(items, target, numerically)),
  })
}

for (const length of [1_000, 100_000]) {
  const items = shuffledNumbers(length)
  const records = items.map((id) => ({ id }))
  for (const searches of [1, 5, 20, 100, 500]) {
    // The targets are at even distances, so that a search goes through half of the list on average.
    const targets = Array.from(
      { length: searches },
      (_, index) => items[Math.floor(((index + 0.5) * length) / searches)] as number,
    )
    report(`${searches} of ${length} unordered numbers`, {
      includes: () => {
        for (const target of targets) found += Number(items.includes(target))
      },
      'find, by a key of records': () => {
        for (const target of targets) found += records.find(({ id }) => id === target)?.id ?? 0
      },
      'Set, built for it': () => {
        const set = new Set(items)
        for (const target of targets) found += Number(set.has(target))
      },
      'sorted for it, binary search': () => {
        const sorted = items.toSorted(numerically)
        for (const target of targets) found += binarySearch(sorted, target, numerically)
      },
    })
  }
}
if (found < 0) console.log(found)
