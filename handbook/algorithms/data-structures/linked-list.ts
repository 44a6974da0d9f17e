// #region node
/**
 * A link of a singly linked list: a value and the rest of the list, `null`
 * at the end.
 */
export interface ListNode<T> {
  value: T
  next: ListNode<T> | null
}
// #endregion node

/**
 * Returns the first node of a new chain that holds `values` in order, or
 * `null` when there are none. O(n).
 */
export const listNodes = <T>(values: Iterable<T>): ListNode<T> | null =>
  new LinkedList(values).head

/**
 * Singly linked list that knows both of its ends. Adding at either end and
 * removing the first value take constant time. Operations that walk to a
 * place in the list take linear time.
 */
export class LinkedList<T> implements Iterable<T> {
  #head: ListNode<T> | null = null
  #tail: ListNode<T> | null = null
  #size = 0

  /** Makes a list of `values` in their order. O(n). */
  constructor(values: Iterable<T> = []) {
    for (const value of values) this.append(value)
  }

  /** Number of values. O(1). */
  get size(): number {
    return this.#size
  }

  /**
   * First node, for algorithms that work on nodes. If such an algorithm
   * changes links, the size and the last node of this list become wrong.
   */
  get head(): ListNode<T> | null {
    return this.#head
  }

  /** First value, `undefined` when the list is empty. O(1). */
  get first(): T | undefined {
    return this.#head?.value
  }

  /** Last value, `undefined` when the list is empty. O(1). */
  get last(): T | undefined {
    return this.#tail?.value
  }

  // #region ends
  /** Adds a value before the first one. Returns this list. O(1). */
  prepend(value: T): this {
    this.#insertAfter(null, value)
    return this
  }

  /** Adds a value after the last one. Returns this list. O(1). */
  append(value: T): this {
    this.#insertAfter(this.#tail, value)
    return this
  }
  // #endregion ends

  /**
   * Returns the value at `index`. O(n). Throws a `RangeError` unless 0 ≤
   * index < size.
   */
  at(index: number): T {
    this.#checkIndex(index, this.#size - 1)
    return this.#nodeAt(index).value
  }

  // #region insert-at
  /**
   * Inserts a value at `index`. Returns this list. O(n). Throws a
   * `RangeError` unless 0 ≤ index ≤ size.
   */
  insertAt(index: number, value: T): this {
    this.#checkIndex(index, this.#size)
    this.#insertAfter(index === 0 ? null : this.#nodeAt(index - 1), value)
    return this
  }
  // #endregion insert-at

  // #region remove-at
  /**
   * Removes the value at `index` and returns it. O(n). Throws a
   * `RangeError` unless 0 ≤ index < size.
   */
  removeAt(index: number): T {
    this.#checkIndex(index, this.#size - 1)
    return this.#removeAfter(index === 0 ? null : this.#nodeAt(index - 1)) as T
  }
  // #endregion remove-at

  /**
   * Removes the first value and returns it, `undefined` when the list is
   * empty. O(1).
   */
  removeFirst(): T | undefined {
    return this.#removeAfter(null)
  }

  // #region remove-last
  /**
   * Removes the last value and returns it, `undefined` when the list is
   * empty. O(n), because the last node has no link to the node before it.
   */
  removeLast(): T | undefined {
    return this.#removeAfter(
      this.#size < 2 ? null : this.#nodeAt(this.#size - 2),
    )
  }
  // #endregion remove-last

  /**
   * Returns the index of the first value equal to `value` (compared like
   * `Object.is`), -1 when there is none. O(n).
   */
  indexOf(value: T): number {
    let index = 0
    for (const candidate of this) {
      if (Object.is(candidate, value)) return index
      index++
    }
    return -1
  }

  // #region delete
  /**
   * Removes the first value equal to `value` (compared like `Object.is`).
   * Returns whether there was one. O(n).
   */
  delete(value: T): boolean {
    let previous: ListNode<T> | null = null
    for (let node = this.#head; node; node = node.next) {
      if (Object.is(node.value, value)) {
        this.#removeAfter(previous)
        return true
      }
      previous = node
    }
    return false
  }
  // #endregion delete

  /** Removes every value. O(1). */
  clear(): void {
    this.#head = null
    this.#tail = null
    this.#size = 0
  }

  // #region iterate
  /** Yields the values from first to last. */
  *[Symbol.iterator](): Generator<T, void, undefined> {
    for (let node = this.#head; node; node = node.next) yield node.value
  }
  // #endregion iterate

  #checkIndex(index: number, largest: number): void {
    if (largest < 0)
      throw new RangeError(`The list is empty, so there is no index ${index}.`)
    if (!Number.isInteger(index) || index < 0 || index > largest) {
      throw new RangeError(
        `Index ${index} is outside the list; use an integer from 0 to ${largest}.`,
      )
    }
  }

  // #region node-at
  #nodeAt(index: number): ListNode<T> {
    let node = this.#head as ListNode<T>
    for (let step = 0; step < index; step++) node = node.next as ListNode<T>
    return node
  }
  // #endregion node-at

  // #region links
  /**
   * `null` stands for the place before the head, so both ends need the same
   * code as the middle.
   */
  #insertAfter(previous: ListNode<T> | null, value: T): void {
    const node: ListNode<T> = {
      value,
      next: previous ? previous.next : this.#head,
    }
    if (previous) previous.next = node
    else this.#head = node
    if (node.next === null) this.#tail = node
    this.#size++
  }

  #removeAfter(previous: ListNode<T> | null): T | undefined {
    const removed = previous ? previous.next : this.#head
    if (!removed) return undefined
    if (previous) previous.next = removed.next
    else this.#head = removed.next
    if (removed.next === null) this.#tail = previous
    this.#size--
    return removed.value
  }
  // #endregion links
}
