import type { ListNode } from '../data-structures/linked-list.ts'

// #region nodes
/**
 * Yields the nodes of a list from the first to the last, and nothing for
 * `null`. Reads the link to the next node only when the next node is
 * requested, so a loop may change the rest of the list. Never ends on a
 * list with a cycle. O(n).
 */
export function* nodes<T>(
  head: ListNode<T> | null,
): Generator<ListNode<T>, void, undefined> {
  for (let node = head; node; node = node.next) yield node
}

/** Yields the values of a list from the first to the last. O(n) in all. */
export function* values<T>(
  head: ListNode<T> | null,
): Generator<T, void, undefined> {
  for (let node = head; node; node = node.next) yield node.value
}
// #endregion nodes

// #region values-backwards
/**
 * Yields the values of a list from the last to the first without changing
 * the list. Links lead in one direction, so the values on the way are
 * stored first. O(n) in all, O(n) memory.
 */
export function* valuesBackwards<T>(
  head: ListNode<T> | null,
): Generator<T, void, undefined> {
  const visited = [...values(head)]
  for (let index = visited.length - 1; index >= 0; index--)
    yield visited[index] as T
}
// #endregion values-backwards

/** Returns the number of nodes. O(n). */
export const listLength = (head: ListNode<unknown> | null): number => {
  let length = 0
  for (let node = head; node; node = node.next) length++
  return length
}

// #region find-node
/**
 * Returns the first node whose value `matches`, or `null` when there is none.
 * O(n), and less when the node is near the head.
 */
export const findNode = <T>(
  head: ListNode<T> | null,
  matches: (value: T) => boolean,
): ListNode<T> | null => {
  let node = head
  while (node && !matches(node.value)) node = node.next
  return node
}
// #endregion find-node

// #region node-at
/**
 * Returns the node at `index`, counted from 0, or `null` past the end.
 * O(index). Throws a `RangeError` unless `index` is an integer ≥ 0.
 */
export const nodeAt = <T>(
  head: ListNode<T> | null,
  index: number,
): ListNode<T> | null => {
  if (!Number.isSafeInteger(index) || index < 0) {
    throw new RangeError(`The index is ${index}; use a non-negative integer.`)
  }
  let node = head
  for (let rest = index; node && rest > 0; rest--) node = node.next
  return node
}
// #endregion node-at
