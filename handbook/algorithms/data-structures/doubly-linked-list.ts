// #region node
/**
 * A link of a doubly linked list: a value and its neighbours. A missing
 * neighbour is `null`.
 */
export interface DoublyListNode<T> {
  value: T
  readonly previous: DoublyListNode<T> | null
  readonly next: DoublyListNode<T> | null
}

interface Link<T> extends DoublyListNode<T> {
  previous: Link<T> | null
  next: Link<T> | null
  /**
   * The list that contains the link. Methods check this field, so no list
   * removes a link of another list.
   */
  list: DoublyLinkedList<T> | null
}
// #endregion node

/**
 * Doubly linked list: every node knows both of its neighbours. So a caller
 * that has a node can remove it, move it, or add a value beside it in
 * constant time. Caches and editors use such lists for this reason.
 */
export class DoublyLinkedList<T> implements Iterable<T> {
  #first: Link<T> | null = null
  #last: Link<T> | null = null
  #size = 0

  /** Makes a list of `values` in their order. O(n). */
  constructor(values: Iterable<T> = []) {
    for (const value of values) this.append(value)
  }

  /** Number of values. O(1). */
  get size(): number {
    return this.#size
  }

  /** First node, `null` when the list is empty. O(1). */
  get first(): DoublyListNode<T> | null {
    return this.#first
  }

  /** Last node, `null` when the list is empty. O(1). */
  get last(): DoublyListNode<T> | null {
    return this.#last
  }

  // #region ends
  /** Adds a value before all others and returns its node. O(1). */
  prepend(value: T): DoublyListNode<T> {
    return this.#link(this.#newLink(value), null)
  }

  /** Adds a value after all others and returns its node. O(1). */
  append(value: T): DoublyListNode<T> {
    return this.#link(this.#newLink(value), this.#last)
  }
  // #endregion ends

  // #region insert-before
  /**
   * Adds a value right before `node` and returns its node. O(1). Throws a
   * `RangeError` when `node` is not in this list.
   */
  insertBefore(node: DoublyListNode<T>, value: T): DoublyListNode<T> {
    return this.#link(this.#newLink(value), this.#own(node).previous)
  }
  // #endregion insert-before

  // #region changes
  /**
   * Adds a value right after `node` and returns its node. O(1). Throws a
   * `RangeError` when `node` is not in this list.
   */
  insertAfter(node: DoublyListNode<T>, value: T): DoublyListNode<T> {
    return this.#link(this.#newLink(value), this.#own(node))
  }

  /**
   * Removes `node` and returns its value. O(1). Throws a `RangeError` when
   * `node` is not in this list.
   */
  remove(node: DoublyListNode<T>): T {
    this.#unlink(this.#own(node))
    return node.value
  }

  /**
   * Moves `node` before all others. O(1). Throws a `RangeError` when `node`
   * is not in this list.
   */
  moveToFront(node: DoublyListNode<T>): void {
    const link = this.#own(node)
    this.#unlink(link)
    this.#link(link, null)
  }
  // #endregion changes

  /**
   * Removes the first value and returns it, `undefined` when the list is
   * empty. O(1).
   */
  removeFirst(): T | undefined {
    return this.#first ? this.remove(this.#first) : undefined
  }

  /**
   * Removes the last value and returns it, `undefined` when the list is
   * empty. O(1).
   */
  removeLast(): T | undefined {
    return this.#last ? this.remove(this.#last) : undefined
  }

  /** Yields the values from first to last. */
  *[Symbol.iterator](): Generator<T, void, undefined> {
    for (let node = this.#first; node; node = node.next) yield node.value
  }

  // #region backwards
  /** Yields the values from last to first. */
  *backwards(): Generator<T, void, undefined> {
    for (let node = this.#last; node; node = node.previous) yield node.value
  }
  // #endregion backwards

  #newLink(value: T): Link<T> {
    return { value, previous: null, next: null, list: null }
  }

  // #region own
  #own(node: DoublyListNode<T>): Link<T> {
    const link = node as Link<T>
    if (link.list !== this)
      throw new RangeError(
        `The node of ${String(node.value)} is not in this list; it was removed or belongs to another list.`,
      )
    return link
  }
  // #endregion own

  // #region link
  /**
   * Inserts a free link after `previous`, or at the beginning when
   * `previous` is `null`.
   */
  #link(link: Link<T>, previous: Link<T> | null): Link<T> {
    const next = previous ? previous.next : this.#first
    link.list = this
    link.previous = previous
    link.next = next
    if (previous) previous.next = link
    else this.#first = link
    if (next) next.previous = link
    else this.#last = link
    this.#size++
    return link
  }

  #unlink(link: Link<T>): void {
    const { previous, next } = link
    if (previous) previous.next = next
    else this.#first = next
    if (next) next.previous = previous
    else this.#last = previous
    link.list = null
    link.previous = null
    link.next = null
    this.#size--
  }
  // #endregion link
}
