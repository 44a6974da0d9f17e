// #region automaton
/**
 * A state stands for all substrings that end at the same places of the
 * text. The longest of them has `length` code points.
 */
export interface SuffixState {
  length: number
  /**
   * State of the longest suffix that ends at more places, `null` for the
   * start.
   */
  link: SuffixState | null
  readonly next: Map<string, SuffixState>
}

/**
 * Suffix automaton of a text. From the start, its transitions can read
 * exactly the substrings of the text. It has fewer than 2n states for
 * n ≥ 2. Transitions read code points. O(n) to build.
 * Source: Blumer et al., "The smallest automaton recognizing the subwords
 * of a text", Theoretical Computer Science 40 (1985).
 */
export class SuffixAutomaton {
  readonly start: SuffixState = { length: 0, link: null, next: new Map() }
  #last = this.start

  /** Builds the automaton of `text`. O(n). */
  constructor(text: string) {
    for (const character of text) this.#append(character)
  }

  /** Whether `part` is a substring of the text. O(length of `part`). */
  has(part: string): boolean {
    let state: SuffixState | undefined = this.start
    for (const character of part) {
      state = state.next.get(character)
      if (!state) return false
    }
    return true
  }

  #append(character: string): void {
    const added: SuffixState = {
      length: this.#last.length + 1,
      link: this.start,
      next: new Map(),
    }
    let state: SuffixState | null = this.#last
    while (state && !state.next.has(character)) {
      state.next.set(character, added)
      state = state.link
    }
    if (state) added.link = this.#targetFor(state, character)
    this.#last = added
  }

  /**
   * The state that follows `state` and is longer by one code point. If the
   * transition leads to a longer state, it is split.
   */
  #targetFor(state: SuffixState, character: string): SuffixState {
    const target = state.next.get(character) as SuffixState
    if (target.length === state.length + 1) return target
    const copy: SuffixState = {
      length: state.length + 1,
      link: target.link,
      next: new Map(target.next),
    }
    target.link = copy
    for (
      let other: SuffixState | null = state;
      other?.next.get(character) === target;
      other = other.link
    ) {
      other.next.set(character, copy)
    }
    return copy
  }
}
// #endregion automaton
