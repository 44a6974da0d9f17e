import type { ListNode } from '../data-structures/linked-list.ts'

/**
 * A cycle in a list: its first node, the number of nodes before it, and its
 * number of nodes.
 */
export interface ListCycle<T> {
  start: ListNode<T>
  /** Nodes before the cycle. */
  offset: number
  /** Nodes in the cycle. */
  length: number
}

// #region has-cycle
/**
 * Whether the links of the list form a cycle. A slow pointer takes one step
 * at a time, a fast pointer takes two. In a cycle, the fast pointer comes one
 * node closer to the slow one in each round, and so cannot skip it. O(n)
 * time, O(1) memory.
 * Source: known as Floyd's tortoise and hare; Knuth, The Art of Computer
 * Programming, volume 2, section 3.1, exercise 6.
 */
export const hasCycle = (head: ListNode<unknown> | null): boolean =>
  meetingNode(head) !== null
// #endregion has-cycle

// #region find-cycle
/**
 * Returns the cycle of a list, or `null` when it has none. First lets Floyd's
 * pointers meet. A pointer from the head and a pointer from the meeting node
 * then take single steps, and meet at the start of the cycle. O(n) time, O(1)
 * memory.
 */
export const findCycle = <T>(head: ListNode<T> | null): ListCycle<T> | null => {
  const meeting = meetingNode(head)
  if (!meeting) return null
  let start = head as ListNode<T>
  let offset = 0
  for (
    let other = meeting;
    start !== other;
    other = other.next as ListNode<T>
  ) {
    start = start.next as ListNode<T>
    offset++
  }
  return { start, offset, length: cycleLength(start) }
}
// #endregion find-cycle

// #region meeting-node
const meetingNode = <T>(head: ListNode<T> | null): ListNode<T> | null => {
  let slow = head
  let fast = head
  while (slow && fast?.next) {
    slow = slow.next
    fast = fast.next.next
    if (slow === fast) return slow
  }
  return null
}
// #endregion meeting-node

// #region cycle-length
const cycleLength = <T>(start: ListNode<T>): number => {
  let length = 1
  for (let node = start.next; node !== start; node = (node as ListNode<T>).next)
    length++
  return length
}
// #endregion cycle-length

// #region brent
/**
 * Returns the cycle of a list, or `null` when it has none. Takes fewer steps
 * than Floyd's method if the list has two or more nodes. One pointer waits
 * while the other takes 1, 2, 4, 8 … steps at most. This finds the length
 * first. O(n) time, O(1) memory.
 * Source: Brent, "An improved Monte Carlo factorization algorithm", BIT 20
 * (1980).
 */
export const findCycleBrent = <T>(
  head: ListNode<T> | null,
): ListCycle<T> | null => {
  let waiting = head
  let node = head?.next ?? null
  let length = 1
  let limit = 1
  while (node !== waiting) {
    if (!node) return null
    if (length === limit) {
      waiting = node
      limit *= 2
      length = 0
    }
    node = node.next
    length++
  }
  if (!head) return null
  let ahead = head
  for (let step = 0; step < length; step++) ahead = ahead.next as ListNode<T>
  let start = head
  let offset = 0
  while (start !== ahead) {
    start = start.next as ListNode<T>
    ahead = ahead.next as ListNode<T>
    offset++
  }
  return { start, offset, length }
}
// #endregion brent
