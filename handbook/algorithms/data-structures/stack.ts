// #region stack
/**
 * Last-in, first-out stack in an array. The end of the array is the top,
 * because JavaScript's arrays grow and shrink there in amortised constant
 * time. The class hides all other values of the array.
 */
export class Stack<T> implements Iterable<T> {
  readonly #items: T[] = []

  /**
   * Pushes `values` one after the other, so that the last one is on top.
   * O(n).
   */
  constructor(values: Iterable<T> = []) {
    for (const value of values) this.push(value)
  }

  /** Number of values. O(1). */
  get size(): number {
    return this.#items.length
  }

  /** Puts a value on top. Returns this stack. Amortised O(1). */
  push(value: T): this {
    this.#items.push(value)
    return this
  }

  /**
   * Removes the value on top and returns it, `undefined` when the stack is
   * empty. Amortised O(1).
   */
  pop(): T | undefined {
    return this.#items.pop()
  }

  /**
   * Returns the value on top, `undefined` when the stack is empty. O(1).
   */
  peek(): T | undefined {
    return this.#items.at(-1)
  }

  /** Removes every value. O(1). */
  clear(): void {
    this.#items.length = 0
  }

  /**
   * Yields the values from the top to the bottom, which is the order in
   * which they would leave. Does not remove them.
   */
  *[Symbol.iterator](): Generator<T, void, undefined> {
    for (let index = this.#items.length - 1; index >= 0; index--)
      yield this.#items[index] as T
  }
}
// #endregion stack
