/**
 * A line break that only the Markdown engine sees. The engine ends a line at a carriage return, but everything else
 * here counts lines by `\n`. Bodies contain no other carriage returns.
 */
export const addedBreak = '\r'

/** Returns a function that converts a line of the engine, counted from 1, to the line in the author's text. */
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
