/** Compares union–find with other ways to keep groups. Run it with `npx tsx bench/algorithms/disjoint-set.ts`. */
import { DisjointSet } from '../../handbook/algorithms/data-structures/disjoint-set.ts'
import { randomSource, report } from './measure.ts'

type Pair = readonly [a: number, b: number]

/**
 * The same algorithm for the integers from 0 to `size - 1`. The parents are in a typed array. A root has its negative
 * size as its parent.
 */
const unionOfIntegers = (size: number) => {
  const parents = new Int32Array(size).fill(-1)
  const find = (value: number): number => {
    let node = value
    for (let parent = parents[node] as number; parent >= 0; parent = parents[node] as number) {
      const grandparent = parents[parent] as number
      if (grandparent < 0) return parent
      parents[node] = grandparent
      node = grandparent
    }
    return node
  }
  return (a: number, b: number): boolean => {
    let [large, small] = [find(a), find(b)]
    if (large === small) return false
    if ((parents[large] as number) > (parents[small] as number)) [large, small] = [small, large]
    parents[large] = (parents[large] as number) + (parents[small] as number)
    parents[small] = large
    return true
  }
}

/** Every value has its group. A union moves the members of the smaller group. */
const unionByMoving = (size: number) => {
  const groups = Array.from({ length: size }, (_, value) => [value])
  return (a: number, b: number): boolean => {
    let large = groups[a] as number[]
    let small = groups[b] as number[]
    if (large === small) return false
    if (large.length < small.length) [large, small] = [small, large]
    for (const value of small) {
      large.push(value)
      groups[value] = large
    }
    return true
  }
}

/** Every value has the number of its group. A union looks at all values. */
const unionByScanning = (size: number) => {
  const labels = Int32Array.from({ length: size }, (_, value) => value)
  return (a: number, b: number): boolean => {
    const [kept, gone] = [labels[a] as number, labels[b] as number]
    if (kept === gone) return false
    for (let value = 0; value < size; value++) if (labels[value] === gone) labels[value] = kept
    return true
  }
}

/** Adjacency lists. The search starts at one value and looks for the other. */
const unionBySearching = (size: number) => {
  const neighbors = Array.from({ length: size }, () => new Array<number>())
  return (a: number, b: number): boolean => {
    const seen = new Set([a])
    for (const value of seen) for (const neighbor of neighbors[value] ?? []) seen.add(neighbor)
    if (seen.has(b)) return false
    neighbors[a]?.push(b)
    neighbors[b]?.push(a)
    return true
  }
}

const all = (union: (a: number, b: number) => boolean, pairs: readonly Pair[]): number => {
  let merged = 0
  for (const [a, b] of pairs) if (union(a, b)) merged++
  return merged
}

for (const size of [100, 1_000, 10_000, 100_000]) {
  const random = randomSource(size)
  const pairs = Array.from({ length: 2 * size }, (): Pair => [Math.floor(random() * size), Math.floor(random() * size)])
  const values = Array.from({ length: size }, (_, value) => value)
  report(`${pairs.length} random unions of ${size} values`, {
    DisjointSet: () => {
      const sets = new DisjointSet(values)
      return all((a, b) => sets.union(a, b), pairs)
    },
    'the same in an Int32Array': () => all(unionOfIntegers(size), pairs),
    'moving the smaller group': () => all(unionByMoving(size), pairs),
    ...(size <= 10_000 && { 'labels, all scanned': () => all(unionByScanning(size), pairs) }),
    ...(size <= 1_000 && { 'a search for each question': () => all(unionBySearching(size), pairs) }),
  })
}
