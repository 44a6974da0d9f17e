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
 * Cuts a list into two halves and returns their first nodes. With an odd
 * number of nodes, the first half has one more. Sets the link of its last
 * node to `null`. O(n).
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
 * Returns the nth node from the end, the last node for n = 1, and `null` when
 * the list has fewer than n nodes. One pointer takes n steps before the other
 * starts. When it has left the list, the other one stands at the answer.
 * O(length), O(1) memory.
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
 * Removes the nth node from the end, the last node for n = 1, and returns the
 * first node of the list. A list with fewer than n nodes stays as it is.
 * Changes the link of the node before the removed one. O(length). Throws a
 * `RangeError` unless `n` is a positive integer.
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
 * Returns the node n steps after the head, `null` when the list has exactly n
 * nodes, and `undefined` when it has fewer.
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
