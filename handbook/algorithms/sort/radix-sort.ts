import { keyRange } from './key-range.ts'

const base = 256

// #region radix-sort
/**
 * LSD radix sort: sorts `items` by an integer key, in place, and returns
 * it. Stable. One pass for each byte of the keys' span: d(n + 256) steps
 * for d bytes. Without `key`, the items themselves are the keys. Keys may
 * be negative, and -0 and 0 are the same key. Throws a `RangeError` for a
 * key that is not a safe integer, and for keys that are 2^53 or more apart.
 *
 * Source: D. Knuth, "The Art of Computer Programming", volume 3, section
 * 5.2.5, algorithm R.
 */
export const radixSort = <T>(
  items: T[],
  key: (item: T) => number = Number,
): T[] => {
  const keys = items.map((item) => key(item))
  const { smallest, greatest } = keyRange(keys)
  const span = greatest - smallest
  if (span > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(
      `The keys are ${span} apart, from ${smallest} to ${greatest}; they must be less than 2^53 apart.`,
    )
  }
  let from = items.map((item, i) => ({
    item,
    offset: (keys[i] as number) - smallest,
  }))
  let to = from.slice()
  // Shifts would cut the offsets to 32 bits. Division by a power of two is
  // exact.
  for (let place = 1; place <= span; place *= base) {
    const next = new Uint32Array(base + 1)
    for (const { offset } of from) {
      const digit = Math.floor(offset / place) % base
      next[digit + 1] = (next[digit + 1] as number) + 1
    }
    for (let digit = 1; digit < base; digit++)
      next[digit] = (next[digit] as number) + (next[digit - 1] as number)
    for (const entry of from) {
      const digit = Math.floor(entry.offset / place) % base
      to[next[digit] as number] = entry
      next[digit] = (next[digit] as number) + 1
    }
    ;[from, to] = [to, from]
  }
  for (const [i, { item }] of from.entries()) items[i] = item
  return items
}
// #endregion radix-sort

// #region msd-radix-sort
/**
 * MSD radix sort of strings by UTF-16 code unit, in place. Returns `items`.
 * Stable. Reads only as many characters as are necessary to distinguish the
 * strings. The ranges that still have to be sorted are on a separate stack,
 * so long common prefixes do not overflow the call stack.
 *
 * Source: R. Sedgewick, K. Wayne, "Algorithms", 4th edition, section 5.1.
 */
export const msdRadixSort = (items: string[]): string[] => {
  const ended = -1
  const ranges = [{ start: 0, end: items.length, depth: 0 }]
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    const { end, depth } = range
    const groups = new Map<number, string[]>()
    for (let i = range.start; i < end; i++) {
      const text = items[i] as string
      const unit = depth < text.length ? text.charCodeAt(depth) : ended
      const group = groups.get(unit)
      if (group) group.push(text)
      else groups.set(unit, [text])
    }
    let next = range.start
    for (const [unit, group] of [...groups].toSorted(([a], [b]) => a - b)) {
      if (unit !== ended && group.length > 1)
        ranges.push({ start: next, end: next + group.length, depth: depth + 1 })
      for (const text of group) items[next++] = text
    }
  }
  return items
}
// #endregion msd-radix-sort
