// #region node
interface TrieNode<V> {
  readonly children: Map<string, TrieNode<V>>
  /**
   * The value of the key that ends here, `null` when no key ends here. It
   * is wrapped in an object, because the value may be anything.
   */
  entry: { value: V } | null
}
// #endregion node

/**
 * Trie (prefix tree): a map with strings as keys. Keys with a common
 * beginning share the path to it, so all keys with a prefix are below one
 * node. A step of a path is a code point, so an emoji is one step and not
 * two halves. Texts that look the same but have different code points are
 * different keys. Normalise them first if that matters.
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
   * Adds a key or replaces its value. The empty string is also a key.
   * Returns this trie. O(length of the key).
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

  /** Whether the trie has exactly this key. O(length of the key). */
  has(key: string): boolean {
    return Boolean(this.#nodeOf(key)?.entry)
  }

  /**
   * Whether a key starts with `prefix`. Every key starts with the empty
   * prefix. O(length of the prefix).
   */
  hasPrefix(prefix: string): boolean {
    return this.#size > 0 && this.#nodeOf(prefix) !== undefined
  }

  // #region delete
  /**
   * Removes a key. Returns whether the trie had it. O(length of the key).
   */
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
    // Branches that no longer lead to a key must be removed. Otherwise
    // `hasPrefix` would find them.
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
   * Returns the longest key that `text` starts with, `undefined` when there
   * is none. Routers and tokenizers need this. O(length of the longest
   * beginning of `text` that some key shares), which may be much longer
   * than the result.
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
   * Yields `[key, value]` of every key that starts with `prefix`. A key
   * comes before the keys that begin with it, and branches come in the
   * order in which they were added. O(length of the prefix + size of the
   * subtree).
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
