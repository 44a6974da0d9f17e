/** A value and its priority. The smallest priority leaves first. */
export interface Prioritized<T> {
  readonly value: T
  readonly priority: number
}

// #region entry
interface Entry<T> extends Prioritized<T> {
  /**
   * Number of the arrival: values with equal priorities leave in this
   * order.
   */
  readonly arrival: number
}
// #endregion entry

/**
 * Queue of distinct values that returns the value with the smallest
 * priority first. Values with equal priorities leave in the order in which
 * they were added. Values are compared like the keys of a `Map`. The queue
 * is a binary heap with an index from each value to its place in the heap.
 * So the priority of a waiting value can change, which searches for
 * shortest paths need.
 * Source: Sedgewick and Wayne, Algorithms, 4th edition, section 2.4 (index
 * priority queue).
 */
export class PriorityQueue<T> implements Iterable<Prioritized<T>> {
  readonly #heap: Entry<T>[] = []
  readonly #places = new Map<T, number>()
  #arrivals = 0

  /** Number of waiting values. O(1). */
  get size(): number {
    return this.#heap.length
  }

  /** Whether the value is waiting. O(1). */
  has(value: T): boolean {
    return this.#places.has(value)
  }

  /**
   * Returns the priority of a waiting value, otherwise `undefined`. O(1).
   */
  priorityOf(value: T): number | undefined {
    const place = this.#places.get(value)
    return place === undefined ? undefined : this.#heap[place]?.priority
  }

  /**
   * Returns the next value and its priority, `undefined` when the queue is
   * empty. O(1).
   */
  peek(): Prioritized<T> | undefined {
    return this.#heap[0]
  }

  // #region enqueue
  /**
   * Adds a value, or changes the priority of a waiting value. A waiting
   * value keeps its place among equal priorities. Returns this queue. O(log
   * n). Throws a `RangeError` when `priority` is NaN, because NaN has no
   * place in an order.
   */
  enqueue(value: T, priority: number): this {
    if (Number.isNaN(priority)) {
      throw new RangeError(
        'The priority is NaN; use a number, -Infinity and Infinity included.',
      )
    }
    const place = this.#places.get(value)
    const arrival =
      place === undefined
        ? this.#arrivals++
        : (this.#heap[place] as Entry<T>).arrival
    this.#settle({ value, priority, arrival }, place ?? this.#heap.length)
    return this
  }
  // #endregion enqueue

  // #region remove
  /**
   * Removes the value with the smallest priority. Returns the value and its
   * priority, `undefined` when the queue is empty. O(log n).
   */
  dequeue(): Prioritized<T> | undefined {
    const first = this.#heap[0]
    if (first) this.delete(first.value)
    return first
  }

  /** Removes a waiting value. Returns whether it was waiting. O(log n). */
  delete(value: T): boolean {
    const place = this.#places.get(value)
    if (place === undefined) return false
    this.#places.delete(value)
    const last = this.#heap.pop() as Entry<T>
    if (place < this.#heap.length) this.#settle(last, place)
    return true
  }
  // #endregion remove

  /**
   * Yields every waiting value with its priority once, in no particular
   * order.
   */
  *[Symbol.iterator](): Generator<Prioritized<T>, void, undefined> {
    yield* this.#heap
  }

  // #region moves
  /**
   * Puts the entry at `place`, or above or below it where the heap needs
   * it.
   */
  #settle(entry: Entry<T>, place: number): void {
    const above = this.#rise(entry, place)
    this.#put(entry, above === place ? this.#sink(entry, place) : above)
  }

  #rise(entry: Entry<T>, place: number): number {
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (!precedes(entry, this.#heap[parent] as Entry<T>)) break
      this.#put(this.#heap[parent] as Entry<T>, place)
      place = parent
    }
    return place
  }

  #sink(entry: Entry<T>, place: number): number {
    while (2 * place + 1 < this.#heap.length) {
      const left = 2 * place + 1
      const right = this.#heap[left + 1]
      const child =
        right && precedes(right, this.#heap[left] as Entry<T>) ? left + 1 : left
      if (!precedes(this.#heap[child] as Entry<T>, entry)) break
      this.#put(this.#heap[child] as Entry<T>, place)
      place = child
    }
    return place
  }

  #put(entry: Entry<T>, place: number): void {
    this.#heap[place] = entry
    this.#places.set(entry.value, place)
  }
  // #endregion moves
}

// #region precedes
const precedes = <T>(a: Entry<T>, b: Entry<T>): boolean =>
  a.priority < b.priority ||
  (a.priority === b.priority && a.arrival < b.arrival)
// #endregion precedes
