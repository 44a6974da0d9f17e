import type { ListNode } from '../data-structures/linked-list.ts'

// #region middle
/**
 * Returns the middle node of a list, or the second of two middle nodes;
 * `null` for an empty list. One pointer takes two steps at a time. When it
 * reaches the end, a pointer with single steps is in the middle. O(n), O(1)
 * memory.
 */
export const middle = <T>(head: ListNode<T> | null): ListNode<T> | null => {
  let slow = head
  let fast = head
  while (slow && fast?.next) {
    slow = slow.next
    fast = fast.next.next
  }
  return slow
}
// #endregion middle

// #region split
/**
 * Cuts a list into two halves and returns their first nodes; the first half
 * has one more node when the number is odd. Changes the last node of the
 * first half. O(n).
 */
export const splitInHalf = <T>(
  head: ListNode<T> | null,
): [first: ListNode<T> | null, second: ListNode<T> | null] => {
  let end = head
  let fast = head?.next?.next
  while (end?.next && fast) {
    end = end.next
    fast = fast.next?.next
  }
  const second = end?.next ?? null
  if (end) end.next = null
  return [head, second]
}
// #endregion split

// #region nth-from-end
/**
 * Returns the nth node from the end, 1 for the last; `null` when the list
 * is shorter. A pointer gets a lead of n nodes; when it has left the list,
 * the other one stands at the answer. O(length), one pass, O(1) memory.
 * Throws a `RangeError` unless `n` is a positive integer.
 */
export const nthFromEnd = <T>(
  head: ListNode<T> | null,
  n: number,
): ListNode<T> | null => {
  let ahead = leadOf(head, n)
  if (ahead === undefined) return null
  let node = head
  while (ahead && node) {
    ahead = ahead.next
    node = node.next
  }
  return node
}
// #endregion nth-from-end

// #region remove-nth
/**
 * Removes the nth node from the end, 1 for the last, and returns the first
 * node of the list; a shorter list stays as it is. Changes the node before
 * it. O(length), one pass. Throws a `RangeError` unless `n` is a positive
 * integer.
 */
export const removeNthFromEnd = <T>(
  head: ListNode<T> | null,
  n: number,
): ListNode<T> | null => {
  let ahead = leadOf(head, n)
  if (ahead === undefined || !head) return head
  if (ahead === null) return head.next
  let before = head
  while (ahead.next) {
    ahead = ahead.next
    before = before.next as ListNode<T>
  }
  before.next = (before.next as ListNode<T>).next
  return head
}
// #endregion remove-nth

// #region lead
/**
 * The place n nodes after the head, `null` for the one right after the end;
 * `undefined` when the list is shorter than that.
 */
const leadOf = <T>(
  head: ListNode<T> | null,
  n: number,
): ListNode<T> | null | undefined => {
  if (!Number.isSafeInteger(n) || n < 1)
    throw new RangeError(
      `n is ${n}; use a positive integer, 1 for the last node.`,
    )
  let ahead = head
  for (let step = 0; step < n; step++) {
    if (!ahead) return undefined
    ahead = ahead.next
  }
  return ahead
}
// #endregion lead
