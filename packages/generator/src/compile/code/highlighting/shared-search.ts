import type { RegexEngine } from 'shiki/types'

type Scanner = ReturnType<RegexEngine['createScanner']>
type Match = NonNullable<ReturnType<Scanner['findNextMatchSync']>>

interface Line {
  content: string
  /** A number that increases with each line. */
  id: number
  /** The engine's own form of the line, made when the first expression is tried. */
  native: ReturnType<RegexEngine['createString']> | undefined
  dispose: () => void
}

/**
 * Wraps a regex engine for grammars. In each of its states, a grammar asks for the first match of dozens of
 * expressions, and the states share most of them. Here every expression is compiled once. A match that it found in a
 * line is used for all states until the search has passed the place.
 */
export const shareSearches = (engine: RegexEngine): RegexEngine => {
  const expressions = new Map<string, Expression>()
  let lines = 0

  const createString = (content: string): Line => {
    const line: Line = {
      content,
      id: ++lines,
      native: undefined,
      dispose: () => (line.native as { dispose?: () => void } | undefined)?.dispose?.(),
    }
    return line
  }
  const expressionOf = (source: string): Expression => {
    const known = expressions.get(source)
    const expression = known ?? new Expression(source, engine)
    if (!known) expressions.set(source, expression)
    return expression
  }
  return {
    createString,
    createScanner: (patterns) => {
      const all = patterns.map((pattern) => expressionOf(typeof pattern === 'string' ? pattern : pattern.source))
      /** Indexes of the expressions that may still match in the line. */
      let open: number[] = []
      let line = 0
      let from = 0
      return {
        findNextMatchSync: (string, start) => {
          const at = typeof string === 'string' ? createString(string) : (string as Line)
          if (line !== at.id || start < from) open = [...all.keys()]
          line = at.id
          from = start
          let best: Match | null = null
          let index = -1
          let closed = false
          for (const candidate of open) {
            const match = all[candidate]?.find(at, start) ?? null
            if (!match) closed = true
            else if (!best || startOf(match) < startOf(best)) {
              best = match
              index = candidate
              // No match can be earlier. Of two matches at the same place, the first expression wins.
              if (startOf(match) === start) break
            }
          }
          if (closed) open = open.filter((candidate) => all[candidate]?.mayMatch(at, start))
          return best && { index, captureIndices: best.captureIndices }
        },
      }
    },
  }
}

const startOf = (match: Match): number => match.captureIndices[0]?.start ?? 0

/** One expression of the grammars, with its last match. */
class Expression {
  /** Its matches depend on where the search begins. */
  readonly isAnchored: boolean
  readonly #source: string
  readonly #engine: RegexEngine
  #scanner: Scanner | undefined
  #line = 0
  #from = 0
  #found: Match | null = null

  constructor(source: string, engine: RegexEngine) {
    this.#source = source
    this.isAnchored = source.includes('\\G')
    this.#engine = engine
  }

  /** Returns the first match at or after a place. */
  find(line: Line, start: number): Match | null {
    const isKnown =
      !this.isAnchored &&
      this.#line === line.id &&
      this.#from <= start &&
      (this.#found === null || startOf(this.#found) >= start)
    if (!isKnown) {
      this.#found = this.#search(line, start)
      this.#line = line.id
      this.#from = start
    }
    return this.#found
  }

  /** False when the last search reached the end of the line without a match. */
  mayMatch(line: Line, start: number): boolean {
    return this.isAnchored || this.#line !== line.id || this.#from > start || this.#found !== null
  }

  #search(line: Line, start: number): Match | null {
    this.#scanner ??= this.#engine.createScanner([this.#source])
    line.native ??= this.#engine.createString(line.content)
    return this.#scanner.findNextMatchSync(line.native, start, 0)
  }
}
