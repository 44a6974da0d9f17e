// #region node
interface TrieNode<V> {
  readonly children: Map<string, TrieNode<V>>
  /**
   * What belongs to the key that ends here; `null` when none does. In a box
   * of its own, as the value may be anything.
   */
  entry: { value: V } | null
}
// #endregion node

/**
 * Trie (prefix tree): a map from strings in which keys with a common
 * beginning share the path to it, so that everything that starts with a
 * prefix lies below one node. A step of a path is a code point: an emoji is
 * one step, not two halves. Texts that look alike but are composed
 * differently are different keys; normalise them first where that matters.
 * Source: Fredkin, "Trie memory", Communications of the ACM 3 (1960).
 */
export class Trie<V> implements Iterable<[key: string, value: V]> {
  readonly #root: TrieNode<V> = { children: new Map(), entry: null }
  #size = 0

  /** Makes a trie of the given entries. O(total length of the keys). */
  constructor(entries: Iterable<readonly [key: string, value: V]> = []) {
    for (const [key, value] of entries) this.set(key, value)
  }

  /** Number of keys. O(1). */
  get size(): number {
    return this.#size
  }

  // #region set
  /**
   * Adds a key or replaces its value; the empty string is a key like any
   * other. Returns this trie. O(length of the key).
   */
  set(key: string, value: V): this {
    let node = this.#root
    for (const character of key) {
      let child = node.children.get(character)
      if (!child) {
        child = { children: new Map(), entry: null }
        node.children.set(character, child)
      }
      node = child
    }
    if (!node.entry) this.#size++
    node.entry = { value }
    return this
  }
  // #endregion set

  /**
   * Returns the value of a key, `undefined` when there is none. O(length of
   * the key).
   */
  get(key: string): V | undefined {
    return this.#nodeOf(key)?.entry?.value
  }

  /** Whether the key is here, as a whole. O(length of the key). */
  has(key: string): boolean {
    return Boolean(this.#nodeOf(key)?.entry)
  }

  /**
   * Whether a key starts with `prefix`; the empty prefix starts every key.
   * O(length of the prefix).
   */
  hasPrefix(prefix: string): boolean {
    return this.#size > 0 && this.#nodeOf(prefix) !== undefined
  }

  // #region delete
  /** Removes a key. Returns whether it was here. O(length of the key). */
  delete(key: string): boolean {
    const steps: [parent: TrieNode<V>, character: string][] = []
    let node: TrieNode<V> | undefined = this.#root
    for (const character of key) {
      steps.push([node, character])
      node = node.children.get(character)
      if (!node) return false
    }
    if (!node.entry) return false
    node.entry = null
    this.#size--
    // Branches that lead to no key any more must go, or `hasPrefix` would
    // find them.
    for (
      let step = steps.pop();
      step && !node.entry && node.children.size === 0;
      step = steps.pop()
    ) {
      const [parent, character] = step
      parent.children.delete(character)
      node = parent
    }
    return true
  }
  // #endregion delete

  // #region longest
  /**
   * Returns the longest key that `text` starts with, as a router or a
   * tokenizer needs it; `undefined` when there is none. O(characters of
   * `text` that some key begins with), which may be many more than the
   * result has.
   */
  longestPrefixOf(text: string): string | undefined {
    let longest = this.#root.entry ? '' : undefined
    let node = this.#root
    let path = ''
    for (const character of text) {
      const child = node.children.get(character)
      if (!child) break
      node = child
      path += character
      if (node.entry) longest = path
    }
    return longest
  }
  // #endregion longest

  // #region with-prefix
  /**
   * Yields `[key, value]` of every key that starts with `prefix`, a key
   * before those that it begins, branches in the order in which they were
   * added. O(length of the prefix + size of what lies below).
   */
  *withPrefix(
    prefix: string,
  ): Generator<[key: string, value: V], void, undefined> {
    const start = this.#nodeOf(prefix)
    const pending: [string, TrieNode<V>][] = start ? [[prefix, start]] : []
    for (let next = pending.pop(); next; next = pending.pop()) {
      const [key, { children, entry }] = next
      if (entry) yield [key, entry.value]
      for (const [character, child] of [...children].toReversed())
        pending.push([key + character, child])
    }
  }
  // #endregion with-prefix

  /** Yields `[key, value]` of every key, in the order of `withPrefix`. */
  [Symbol.iterator](): Iterator<[key: string, value: V]> {
    return this.withPrefix('')
  }

  // #region find
  #nodeOf(prefix: string): TrieNode<V> | undefined {
    let node: TrieNode<V> | undefined = this.#root
    for (const character of prefix) {
      node = node.children.get(character)
      if (!node) return undefined
    }
    return node
  }
  // #endregion find
}
