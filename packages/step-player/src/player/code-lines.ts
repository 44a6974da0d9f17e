/** A line of the shown code. */
export interface CodeLine {
  file: string
  /** Line number in its file, 1-based. */
  line: number
  /** Text as it is shown: without the indentation that all lines of its region share. */
  text: string
  /** Width of that indentation, in columns. */
  indent: number
}

/** Returns the text from a place of the code to the end of its line. */
export type TextAt = (file: string, line: number, column: number) => string | undefined

/** Returns a function that finds the text at a place. It returns `undefined` for places that are not shown. */
export const textFinder = (lines: readonly CodeLine[]): TextAt => {
  const byPlace = new Map(lines.map((line) => [`${line.file}:${line.line}`, line]))
  return (file, line, column) => {
    const found = byPlace.get(`${file}:${line}`)
    return found?.text.slice(Math.max(0, column - found.indent))
  }
}

/** The longest key that a text begins with. */
export const findKey = (keys: readonly string[], text: string): string | undefined =>
  keys.filter((key) => text.startsWith(key)).toSorted((a, b) => b.length - a.length)[0]

/** Describes a statement without knowledge of the subject: its text and the values of its variables. */
export const plainWords = (text: string, locals: Readonly<Record<string, unknown>>): string => {
  const statement = text.replace(/\s*\{$/, '').replaceAll(/ as \w+/g, '')
  const names = [...new Set(statement.match(/\b[a-z]\w*\b/gi))].filter((name) =>
    /^(?:number|string|boolean|bigint)$/.test(typeof locals[name]),
  )
  const values = names.map((name) => `${name} = ${String(locals[name])}`)
  return `Runs ${statement}${values.length > 0 ? `, with ${values.join(', ')}` : ''}.`
}
