/** Printable ASCII without the quotation mark and the backslash. No symbol needs escaping in JSON. */
const symbols = Array.from({ length: 94 }, (_, index) => String.fromCharCode(index + 33)).filter(
  (symbol) => symbol !== '"' && symbol !== '\\',
)

const valueOfCode = new Uint8Array(127)
for (const [value, symbol] of symbols.entries()) valueOfCode[symbol.charCodeAt(0)] = value

/** Number of symbols. One symbol can represent 0 to `symbolCount - 1`. */
export const symbolCount = symbols.length
/** A symbol from here on means that another symbol follows. */
const continued = 61
const base = symbolCount - continued

/** Returns one symbol for a number from 0 to `symbolCount - 1`. Throws a `RangeError` for other numbers. */
export const packSymbol = (value: number): string => {
  const symbol = symbols[value]
  if (symbol === undefined)
    throw new RangeError(`${value} does not fit into a symbol. Allowed: whole numbers from 0 to ${symbolCount - 1}.`)
  return symbol
}

/**
 * Returns a non-negative integer as one or more symbols, small numbers as one symbol. Throws a `RangeError` for other
 * numbers.
 */
export const packNumber = (value: number): string => {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${value} cannot be packed. Allowed: whole numbers from 0.`)
  let packed = ''
  let rest = value
  while (rest >= continued) {
    rest -= continued
    packed += packSymbol(continued + (rest % base))
    rest = Math.floor(rest / base)
  }
  return packed + packSymbol(rest)
}

/** Reads numbers and symbols in the order in which they were packed. Returns zeros after the end: check `done`. */
export class PackedReader {
  private readonly text: string
  private position = 0

  constructor(text: string) {
    this.text = text
  }

  get done(): boolean {
    return this.position >= this.text.length
  }

  symbol(): number {
    return valueOfCode[this.text.charCodeAt(this.position++)] ?? 0
  }

  number(): number {
    let value = 0
    let weight = 1
    for (;;) {
      const symbol = this.symbol()
      value += weight * symbol
      if (symbol < continued) return value
      weight *= base
    }
  }
}
