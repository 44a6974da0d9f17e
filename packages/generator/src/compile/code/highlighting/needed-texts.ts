/** A text in a line of code. */
export interface NeededText {
  text: string
  /** The expression looks back at it: it may stand before the place where a search begins, others may not. */
  behind: boolean
}

/** One of these texts has to be there. */
export type Choice = NeededText[]

/**
 * Returns what a line must hold for an Oniguruma expression to match, all of the choices: `(?<=\.)(?:get|set)\s+=` cannot match
 * a line that lacks a dot, both words or the sign. Says too little rather than too much: nothing for what it does not know.
 */
export const neededTexts = (expression: string): Choice[] => {
  if (unknownSyntax.test(expression)) return []
  try {
    return new Reader(expression).read()
  } catch (error) {
    if (error instanceof UnknownSyntax) return []
    throw error
  }
}

class UnknownSyntax extends Error {}

/** Comments and spaces that do not count, options in the middle, conditions, calls: none is worth its own rules. */
const unknownSyntax = /\(\?(?:[~({^]|[a-z]*x|[a-z]*-|[a-z]*i[a-z]*\))|\(\*|\\[KQE]/

/** Choices with more texts than this take longer to look up than they spare. */
const mostTexts = 24

interface Mode {
  ignoresCase: boolean
  behind: boolean
}

class Reader {
  readonly #expression: string
  #at = 0

  constructor(expression: string) {
    this.#expression = expression
  }

  read(): Choice[] {
    const choices = this.#alternatives({ ignoresCase: false, behind: false })
    if (this.#at < this.#expression.length) throw new UnknownSyntax()
    return choices
  }

  /** Moves past what a sticky expression matches here. */
  #take(syntax: RegExp): RegExpExecArray | null {
    syntax.lastIndex = this.#at
    const match = syntax.exec(this.#expression)
    if (match) this.#at = syntax.lastIndex
    return match
  }

  get #next(): string | undefined {
    return this.#expression[this.#at]
  }

  /** Of several alternatives each gives one of its choices: any of their texts will do. */
  #alternatives(mode: Mode): Choice[] {
    const all = [this.#sequence(mode)]
    while (this.#next === '|') {
      this.#at++
      all.push(this.#sequence(mode))
    }
    const [only] = all
    if (all.length === 1 && only) return only
    const merged = all.map(rarest)
    const texts = merged.flatMap((choice) => choice ?? [])
    return merged.includes(undefined) || texts.length > mostTexts ? [] : [texts]
  }

  #sequence(mode: Mode): Choice[] {
    const choices: Choice[] = []
    let run = ''
    const endRun = () => {
      if (run !== '') choices.push([{ text: run, behind: mode.behind }])
      run = ''
    }
    while (this.#next !== undefined && this.#next !== '|' && this.#next !== ')') {
      const atom = this.#atom(mode)
      const repeated = this.#quantifier()
      if (typeof atom === 'string' && repeated === 'once' && !mode.ignoresCase) {
        run += atom
        continue
      }
      endRun()
      if (repeated === 'perhaps') continue
      if (typeof atom !== 'string') choices.push(...atom)
      else if (!mode.ignoresCase) choices.push([{ text: atom, behind: mode.behind }])
    }
    endRun()
    return choices
  }

  #quantifier(): 'once' | 'often' | 'perhaps' {
    const quantifiers = this.#take(/(?:[*?+]|\{\d+(?:,\d*)?\}|\{,\d+\})+/y)?.[0]
    if (quantifiers === undefined) return 'once'
    return /[*?]|\{[0,]/.test(quantifiers) ? 'perhaps' : 'often'
  }

  /** A character that stands for itself, or the choices of anything else. */
  #atom(mode: Mode): string | Choice[] {
    const next = this.#next ?? ''
    if (next === '(') return this.#group(mode)
    if (next === '[') return this.#set(mode)
    if (next === '\\') {
      const escaped = this.#take(/\\([!-/:-@[-`{-~])/y)
      if (escaped) return escaped[1] ?? []
      if (this.#take(classOrReference)) return []
      throw new UnknownSyntax()
    }
    this.#at++
    // What is beyond ASCII is rare in grammars; characters of two units would need care.
    return '.^$'.includes(next) || next > '~' ? [] : next
  }

  #group(mode: Mode): Choice[] {
    if (this.#take(/\(\?(?:#[^)]*|[ms]+)\)/y)) return []
    const opening = this.#take(/\((?:\?(?:(:|=|!|<=|<!|>)|<[A-Za-z_]\w*>|'\w+'|([ims]+):)|(?!\?))/y)
    if (!opening) throw new UnknownSyntax()
    const [, kind, options] = opening
    const choices = this.#alternatives({
      ignoresCase: mode.ignoresCase || options?.includes('i') === true,
      behind: mode.behind || kind === '<=',
    })
    if (!this.#take(/\)/y)) throw new UnknownSyntax()
    return kind === '!' || kind === '<!' ? [] : choices
  }

  /** A few marks in brackets are a choice; of other sets nothing is said. */
  #set({ behind }: Mode): Choice[] {
    const marks = this.#take(/\[((?:[!-,./:-@_`|~]|\\[!-/:-@[-`{-~])+)\]/y)?.[1]
    if (marks === undefined) {
      this.#skipSet()
      return []
    }
    return marks.includes('&&') ? [] : [[...marks.replace(/\\(.)/g, '$1')].map((text) => ({ text, behind }))]
  }

  #skipSet(): void {
    this.#take(/\[\^?\]?/y)
    while (!this.#take(/\]/y)) {
      if (this.#next === '[' && !this.#take(/\[:\^?\w+:\]/y)) this.#skipSet()
      else if (!this.#take(/\\[\s\S]|[^\\[\]]/y) && this.#next !== '[' && this.#next !== ']') throw new UnknownSyntax()
    }
  }
}

/** Escapes that are not one known character. */
const classOrReference =
  /\\(?:[bBAzZGwWdDsShHRntrfve]|[pP]\{[^}]*\}|x(?:\{[^}]*\}|[\da-fA-F]{1,2})|u[\da-fA-F]{4}|[1-9]\d*|[kg](?:<[^>]*>|'[^']*'))/y

/** The choice that the fewest lines fulfil, as far as lengths tell. */
const rarest = (choices: Choice[]): Choice | undefined => {
  const weight = (choice: Choice): number =>
    Math.min(...choice.map(({ text, behind }) => (behind ? text.length / 2 : text.length))) / choice.length
  return choices.reduce<Choice | undefined>(
    (best, choice) => (best === undefined || weight(choice) > weight(best) ? choice : best),
    undefined,
  )
}
