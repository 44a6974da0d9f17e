import { ascending, type Compare } from '../compare.ts'
import { Heap } from '../data-structures/heap.ts'
import type { ListNode } from '../data-structures/linked-list.ts'

// #region merge-sorted
/**
 * Joins two sorted lists into one and returns its first node. Changes the
 * links of the given nodes, and creates no nodes. Stable: of equal values,
 * those of `a` come first. O(n + m).
 */
export const mergeSorted = <T>(
  a: ListNode<T> | null,
  b: ListNode<T> | null,
  compare: Compare<T> = ascending,
): ListNode<T> | null => {
  const merged = new Chain<T>()
  while (a && b) {
    if (compare(a.value, b.value) <= 0) {
      merged.append(a)
      a = a.next
    } else {
      merged.append(b)
      b = b.next
    }
  }
  return merged.endWith(a ?? b)
}
// #endregion merge-sorted

// #region merge-all
/**
 * Joins any number of sorted lists into one and returns its first node. A
 * heap holds the first remaining node of each list. Changes the links of
 * the given nodes. Stable: of equal values, those of earlier lists come
 * first. O(n log k) for n nodes in k lists, O(k) memory.
 * Source: Knuth, The Art of Computer Programming, volume 3, section 5.4.1
 * (multiway merging).
 */
export const mergeAllSorted = <T>(
  lists: Iterable<ListNode<T> | null>,
  compare: Compare<T> = ascending,
): ListNode<T> | null => {
  const heads: { node: ListNode<T>; list: number }[] = []
  for (const node of lists) if (node) heads.push({ node, list: heads.length })
  const heap = new Heap(
    (a, b) => compare(a.node.value, b.node.value) || a.list - b.list,
    heads,
  )
  const merged = new Chain<T>()
  for (let smallest = heap.peek(); smallest; smallest = heap.peek()) {
    const { node, list } = smallest
    merged.append(node)
    if (node.next) heap.replace({ node: node.next, list })
    else heap.pop()
  }
  return merged.endWith(null)
}
// #endregion merge-all

// #region merge-pairwise
/**
 * Joins any number of sorted lists into one. Merges neighbouring lists,
 * then neighbouring results, like the rounds of a knockout tournament.
 * Changes the links of the given nodes. Stable. O(n log k) for n nodes in k
 * lists, O(k) memory.
 */
export const mergePairwise = <T>(
  lists: Iterable<ListNode<T> | null>,
  compare: Compare<T> = ascending,
): ListNode<T> | null => {
  let round = [...lists]
  while (round.length > 1) {
    const next: (ListNode<T> | null)[] = []
    for (let index = 0; index < round.length; index += 2) {
      next.push(
        mergeSorted(round[index] ?? null, round[index + 1] ?? null, compare),
      )
    }
    round = next
  }
  return round[0] ?? null
}
// #endregion merge-pairwise

// #region chain
/** A list that is built from nodes of other lists. */
class Chain<T> {
  #head: ListNode<T> | null = null
  #tail: ListNode<T> | null = null

  append(node: ListNode<T>): void {
    if (this.#tail) this.#tail.next = node
    else this.#head = node
    this.#tail = node
  }

  /** Appends the rest of a list as a whole, and returns the first node. */
  endWith(rest: ListNode<T> | null): ListNode<T> | null {
    if (!this.#tail) return rest
    this.#tail.next = rest
    return this.#head
  }
}
// #endregion chain
