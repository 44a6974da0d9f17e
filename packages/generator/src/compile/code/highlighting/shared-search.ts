import type { RegexEngine } from 'shiki/types'
import { type Choice, neededTexts } from './needed-texts.ts'

type Scanner = ReturnType<RegexEngine['createScanner']>
type Match = NonNullable<ReturnType<Scanner['findNextMatchSync']>>

interface Line {
  content: string
  /** Counts up. */
  id: number
  /** The engine's own form of it, made when the first expression is tried. */
  native: ReturnType<RegexEngine['createString']> | undefined
  dispose: () => void
}

/**
 * Wraps a regex engine for grammars. A grammar asks for the first match of any of some dozens of expressions, in each of its
 * states for others that are largely the same. Here every expression is compiled once, is not tried where a text is missing
 * that it needs, and what it found in a line serves all states until the place is passed: the same answers from a quarter of the
 * searches and a tenth of the compiled expressions.
 */
export const shareSearches = (engine: RegexEngine): RegexEngine => {
  const texts = createTexts()
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
    const expression = known ?? new Expression(source, engine, texts)
    if (!known) expressions.set(source, expression)
    return expression
  }
  return {
    createString,
    createScanner: (patterns) => {
      const all = patterns.map((pattern) => expressionOf(typeof pattern === 'string' ? pattern : pattern.source))
      /** Indices of the expressions that may still match in the line. */
      let open: number[] = []
      let line = 0
      let from = 0
      return {
        findNextMatchSync: (string, start) => {
          const at = typeof string === 'string' ? createString(string) : (string as Line)
          if (line !== at.id || start < from) open = possible(all, at, start)
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
              // Nothing is earlier, and of two at the same place the first counts.
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

const possible = (expressions: readonly Expression[], line: Line, start: number): number[] => {
  const open: number[] = []
  for (const [index, expression] of expressions.entries()) if (expression.isPossible(line, start)) open.push(index)
  return open
}

const startOf = (match: Match): number => match.captureIndices[0]?.start ?? 0

/** One expression of grammars, and what it found last. */
class Expression {
  /** Its matches depend on where the search begins. */
  readonly isAnchored: boolean
  readonly #source: string
  readonly #engine: RegexEngine
  readonly #texts: Texts
  readonly #needed: number[][]
  #scanner: Scanner | undefined
  #line = 0
  #from = 0
  #found: Match | null = null

  constructor(source: string, engine: RegexEngine, texts: Texts) {
    this.#source = source
    this.isAnchored = source.includes('\\G')
    this.#engine = engine
    this.#texts = texts
    this.#needed = neededTexts(source).map((choice) => texts.add(choice))
  }

  /** The first match at or after a place. */
  find(line: Line, start: number): Match | null {
    const isKnown =
      !this.isAnchored &&
      this.#line === line.id &&
      this.#from <= start &&
      (this.#found === null || startOf(this.#found) >= start)
    if (!isKnown) {
      this.#found = this.isPossible(line, start) ? this.#search(line, start) : null
      this.#line = line.id
      this.#from = start
    }
    return this.#found
  }

  /** False when the last search went through to the end of the line in vain. */
  mayMatch(line: Line, start: number): boolean {
    return this.isAnchored || this.#line !== line.id || this.#from > start || this.#found !== null
  }

  /** False when the line lacks what a match needs. */
  isPossible(line: Line, start: number): boolean {
    // Loops, as this runs some ten million times in a build.
    for (const choice of this.#needed) {
      let isThere = false
      for (const text of choice) {
        isThere = this.#texts.lastPlace(text, line) >= start
        if (isThere) break
      }
      if (!isThere) return false
    }
    return true
  }

  #search(line: Line, start: number): Match | null {
    this.#scanner ??= this.#engine.createScanner([this.#source])
    line.native ??= this.#engine.createString(line.content)
    return this.#scanner.findNextMatchSync(line.native, start, 0)
  }
}

/** Where needed texts stand last, found once a line. */
interface Texts {
  /** Returns numbers of the texts. */
  add: (choice: Choice) => number[]
  /** -1: nowhere; a text that may stand before the search is as good as at the end. */
  lastPlace: (text: number, line: Line) => number
}

const createTexts = (): Texts => {
  const numbers = new Map<string, number>()
  const texts: { text: string; behind: boolean; line: number; place: number }[] = []
  return {
    add: (choice) =>
      choice.map(({ text, behind }) => {
        const key = `${behind ? 'behind' : 'ahead'} ${text}`
        const number = numbers.get(key) ?? texts.push({ text, behind, line: 0, place: -1 }) - 1
        numbers.set(key, number)
        return number
      }),
    lastPlace: (number, line) => {
      const entry = texts[number]
      if (!entry) return -1
      if (entry.line !== line.id) {
        entry.line = line.id
        const place = line.content.lastIndexOf(entry.text)
        entry.place = entry.behind && place !== -1 ? Infinity : place
      }
      return entry.place
    },
  }
}
