import type { ListNode } from '../data-structures/linked-list.ts'

// #region reverse
/**
 * Reverses every link, and returns the new first node, which was the last
 * node. Returns `null` for an empty list. Changes the nodes. O(n).
 */
export const reverse = <T>(head: ListNode<T> | null): ListNode<T> | null => {
  let reversed: ListNode<T> | null = null
  let node = head
  while (node) {
    const { next } = node // the only way to the rest, about to be overwritten
    node.next = reversed
    reversed = node
    node = next
  }
  return reversed
}
// #endregion reverse

// #region reversed-copy
/**
 * Returns a list of new nodes with the values in reverse order. Does not
 * change the given list. O(n).
 */
export const reversedCopy = <T>(
  head: ListNode<T> | null,
): ListNode<T> | null => {
  let copy: ListNode<T> | null = null
  for (let node = head; node; node = node.next)
    copy = { value: node.value, next: copy }
  return copy
}
// #endregion reversed-copy

// #region reverse-between
/**
 * Reverses the nodes from index `from` up to, but not including, `to`, and
 * returns the first node of the list. Indices count from 0. An index past the
 * end means the end. Changes the nodes. O(to). Throws a `RangeError` unless
 * both are integers and 0 ≤ from ≤ to.
 */
export const reverseBetween = <T>(
  head: ListNode<T> | null,
  from: number,
  to: number,
): ListNode<T> | null => {
  if (
    !Number.isSafeInteger(from) ||
    !Number.isSafeInteger(to) ||
    from < 0 ||
    to < from
  ) {
    throw new RangeError(
      `The range is ${from} to ${to}; use integers with 0 ≤ from ≤ to.`,
    )
  }
  let before: ListNode<T> | null = null
  let node = head
  for (let index = 0; node && index < from; index++) {
    before = node
    node = node.next
  }
  const first = node
  let reversed: ListNode<T> | null = null
  for (let index = from; node && index < to; index++) {
    const { next } = node
    node.next = reversed
    reversed = node
    node = next
  }
  if (!first || !reversed) return head
  first.next = node
  if (!before) return reversed
  before.next = reversed
  return head
}
// #endregion reverse-between

// #region reverse-groups
/**
 * Reverses each full group of `size` nodes and returns the first node of the
 * list. A shorter group at the end stays as it is. Changes the nodes. O(n).
 * Throws a `RangeError` unless `size` is a positive integer.
 */
export const reverseGroups = <T>(
  head: ListNode<T> | null,
  size: number,
): ListNode<T> | null => {
  if (!Number.isSafeInteger(size) || size < 1) {
    throw new RangeError(
      `The size of a group is ${size}; use a positive integer.`,
    )
  }
  let newHead = head
  let before: ListNode<T> | null = null
  let first = head
  while (first) {
    let behind: ListNode<T> | null = first
    let length = 0
    while (behind && length < size) {
      behind = behind.next
      length++
    }
    if (length < size) break
    const last = reverseUntil(first, behind)
    if (before) before.next = last
    else newHead = last
    before = first
    first = behind
  }
  return newHead
}

/**
 * Reverses the links from `first` up to, but not including, `end`, links
 * the last of these nodes to `end`, and returns the new first node.
 */
const reverseUntil = <T>(
  first: ListNode<T>,
  end: ListNode<T> | null,
): ListNode<T> => {
  let reversed = first
  let node = first.next
  first.next = end
  while (node !== end) {
    const { next } = node as ListNode<T>
    ;(node as ListNode<T>).next = reversed
    reversed = node as ListNode<T>
    node = next
  }
  return reversed
}
// #endregion reverse-groups
