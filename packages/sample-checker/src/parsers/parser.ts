/** A fault that a parser found, at a line of the code (1-based). */
export interface ParseFault {
  line: number
  column?: number
  message: string
}

/**
 * Parses code with a real parser of its language. Returns the faults, or an empty list for valid code. Throws only when
 * the parser itself breaks down.
 */
export type Parser = (code: string) => ParseFault[] | Promise<ParseFault[]>

/** Line and column (1-based) of an offset in UTF-16 units. */
export const placeOf = (code: string, offset: number): { line: number; column: number } => {
  const before = code.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
