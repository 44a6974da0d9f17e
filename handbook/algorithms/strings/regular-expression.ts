/**
 * A state of the automaton. It has transitions that read nothing, and may
 * have one transition that reads a matching character.
 */
interface State {
  readonly free: State[]
  /**
   * The code point that the transition to `next` reads, or `null` for any
   * code point.
   */
  character: string | null
  next: State | null
}

/** A part of the automaton with one entry and one exit. */
interface Fragment {
  readonly start: State
  readonly end: State
}

/**
 * The parsed part of a group: its finished alternatives, and the sequence
 * that is being parsed.
 */
interface Group {
  readonly alternatives: Fragment[]
  sequence: Fragment[]
}

/**
 * Regular expression that is matched in O(n · m) for every pattern and
 * text: it follows all possible paths through an automaton at once instead
 * of one after the other. A backtracking engine, as in `RegExp`, needs
 * exponential time for patterns such as `(a*)*b`, which an attacker can
 * use.
 *
 * Syntax: characters match themselves, `.` any code point, `x*` any number
 * of x, `x+` one or more, `x?` at most one, `x|y` either, `( )` groups, `\`
 * takes the next character as it is. Back references are impossible this
 * way.
 *
 * Source: Thompson, "Regular expression search algorithm", Communications
 * of the ACM 11 (1968).
 */
export class RegularExpression {
  readonly #automaton: Fragment

  /**
   * Builds the automaton. O(length of the pattern). Throws a `SyntaxError`
   * that names what is wrong and where.
   */
  constructor(pattern: string) {
    this.#automaton = parse(pattern)
  }

  // #region matches
  /** Whether the whole text matches. O(n · m). */
  matches(text: string): boolean {
    let states = withFreeSteps([this.#automaton.start])
    for (const character of text) {
      if (states.size === 0) return false
      states = withFreeSteps(step(states, character))
    }
    return states.has(this.#automaton.end)
  }
  // #endregion matches

  /** Whether any part of the text matches. O(n · m). */
  isIn(text: string): boolean {
    let states = withFreeSteps([this.#automaton.start])
    for (const character of text) {
      if (states.has(this.#automaton.end)) return true
      states = withFreeSteps([
        this.#automaton.start,
        ...step(states, character),
      ]) // a match may start at any place
    }
    return states.has(this.#automaton.end)
  }
}

// #region steps
/**
 * All states that can be reached from the given states without reading a
 * character, including the given states.
 */
const withFreeSteps = (states: readonly State[]): Set<State> => {
  const reached = new Set(states)
  // A Set may grow during its iteration, which then visits the new members
  // too.
  for (const state of reached)
    for (const other of state.free) reached.add(other)
  return reached
}

const step = (states: ReadonlySet<State>, character: string): State[] => {
  const reached: State[] = []
  for (const { next, character: wanted } of states) {
    if (next && (wanted === null || wanted === character)) reached.push(next)
  }
  return reached
}
// #endregion steps

/**
 * Groups may be nested as deeply as the pattern is long, so they are on a
 * separate stack.
 */
const parse = (pattern: string): Fragment => {
  let group: Group = { alternatives: [], sequence: [] }
  const outer: Group[] = []
  const characters = Array.from(pattern)
  for (let index = 0; index < characters.length; index++) {
    const character = characters[index] as string
    const fail = (problem: string): SyntaxError =>
      new SyntaxError(
        `${problem} at character ${index + 1} of "${pattern}"; put \\ before it to match it.`,
      )
    if (character === '(') {
      outer.push(group)
      group = { alternatives: [], sequence: [] }
    } else if (character === ')') {
      const parent = outer.pop()
      if (!parent) throw fail('A ) closes no group')
      parent.sequence.push(alternation(group))
      group = parent
    } else if (character === '|') {
      group.alternatives.push(concatenation(group.sequence))
      group.sequence = []
    } else if (character === '*' || character === '+' || character === '?') {
      const repeated = group.sequence.pop()
      if (!repeated) throw fail(`A ${character} has nothing to repeat`)
      group.sequence.push(repetition(repeated, character))
    } else if (character === '\\') {
      const escaped = characters[index + 1]
      if (escaped === undefined) throw fail('A \\ has nothing to escape')
      group.sequence.push(literal(escaped))
      index++
    } else {
      group.sequence.push(literal(character === '.' ? null : character))
    }
  }
  if (outer.length > 0) {
    throw new SyntaxError(
      `A ( in "${pattern}" is never closed; add ) or put \\ before it to match it.`,
    )
  }
  return alternation(group)
}

const newState = (): State => ({ free: [], character: null, next: null })

// #region fragments
const literal = (character: string | null): Fragment => {
  const end = newState()
  return { start: { free: [], character, next: end }, end }
}

const concatenation = (sequence: readonly Fragment[]): Fragment => {
  const start = newState()
  let end = start
  for (const fragment of sequence) {
    end.free.push(fragment.start)
    end = fragment.end
  }
  return { start, end }
}

const alternation = ({ alternatives, sequence }: Group): Fragment => {
  const start = newState()
  const end = newState()
  for (const alternative of [...alternatives, concatenation(sequence)]) {
    start.free.push(alternative.start)
    alternative.end.free.push(end)
  }
  return { start, end }
}

const repetition = (
  { start, end }: Fragment,
  operator: '*' | '+' | '?',
): Fragment => {
  const entry = newState()
  const exit = newState()
  entry.free.push(start)
  end.free.push(exit)
  if (operator !== '+') entry.free.push(exit)
  if (operator !== '?') end.free.push(start)
  return { start: entry, end: exit }
}
// #endregion fragments
