/**
 * Breaks a line for the Markdown engine alone: it takes a carriage return for the end of a line, and everything else here counts
 * lines by `\n`. Bodies hold no other carriage returns.
 */
export const addedBreak = '\r'

/** Returns what turns a line of the engine, counted from 1, into the line of the text as its author wrote it. */
export const writtenLine = (text: string): ((line: number) => number) => {
  if (!text.includes(addedBreak)) return (line) => line
  const lines = [0]
  let written = 1
  for (const [end] of `${text}\n`.matchAll(/[\r\n]/g)) {
    lines.push(written)
    if (end === '\n') written++
  }
  return (line) => lines[line] ?? written
}
