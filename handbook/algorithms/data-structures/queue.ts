const smallestCapacity = 8

/**
 * First-in, first-out queue in a circular buffer: the array is used as a
 * ring, and two numbers store the start and the length of the queue. Unlike
 * `Array.prototype.shift`, removing a value moves no other value.
 * Source: Knuth, The Art of Computer Programming, volume 1, section 2.2.2
 * (sequential allocation).
 */
export class Queue<T> implements Iterable<T> {
  // #region state
  #slots: (T | undefined)[] = emptySlots(smallestCapacity)
  #start = 0
  #size = 0
  // #endregion state

  /** Makes a queue in which `values` wait in their order. O(n). */
  constructor(values: Iterable<T> = []) {
    for (const value of values) this.enqueue(value)
  }

  /** Number of waiting values. O(1). */
  get size(): number {
    return this.#size
  }

  // #region enqueue
  /** Adds a value at the end. Returns this queue. Amortised O(1). */
  enqueue(value: T): this {
    if (this.#size === this.#slots.length) this.#resize(2 * this.#size)
    this.#slots[this.#slot(this.#size)] = value
    this.#size++
    return this
  }
  // #endregion enqueue

  // #region dequeue
  /**
   * Removes the value that has waited longest and returns it, `undefined`
   * when the queue is empty. Amortised O(1).
   */
  dequeue(): T | undefined {
    if (this.#size === 0) return undefined
    const value = this.#slots[this.#start]
    // The garbage collector can then free the value.
    this.#slots[this.#start] = undefined
    this.#start = this.#slot(1)
    this.#size--
    if (
      this.#slots.length > smallestCapacity &&
      this.#size <= this.#slots.length / 4
    ) {
      this.#resize(this.#slots.length / 2)
    }
    return value
  }
  // #endregion dequeue

  /**
   * Returns the value that leaves next, `undefined` when the queue is
   * empty. O(1).
   */
  peek(): T | undefined {
    return this.#slots[this.#start]
  }

  /** Removes every value. O(1). */
  clear(): void {
    this.#slots = emptySlots(smallestCapacity)
    this.#start = 0
    this.#size = 0
  }

  /**
   * Yields the values in the order in which they will leave, without
   * removing them.
   */
  *[Symbol.iterator](): Generator<T, void, undefined> {
    for (let offset = 0; offset < this.#size; offset++)
      yield this.#slots[this.#slot(offset)] as T
  }

  // #region slot
  #slot(offset: number): number {
    return (this.#start + offset) % this.#slots.length
  }
  // #endregion slot

  // #region resize
  /**
   * The ring doubles when it is full, and halves when a quarter is in use.
   * So many cheap operations lie between two expensive ones.
   */
  #resize(capacity: number): void {
    const slots: (T | undefined)[] = emptySlots(capacity)
    for (let offset = 0; offset < this.#size; offset++)
      slots[offset] = this.#slots[this.#slot(offset)]
    this.#slots = slots
    this.#start = 0
  }
  // #endregion resize
}

/**
 * An array with this number of holes. `Array.from({ length })` would fill
 * the slots one by one, which is many times slower.
 */
const emptySlots = <T>(capacity: number): (T | undefined)[] => {
  const slots: (T | undefined)[] = []
  slots.length = capacity
  return slots
}
