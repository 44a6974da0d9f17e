/** Code without its highlight comments, and the lines that the comments name: 1-based, in the remaining code. */
export interface HighlightedCode {
  code: string
  lines: ReadonlySet<number>
  /** Complete messages. */
  faults: string[]
}

const comment =
  /^\s*(?:\/\/|#|--|;;?|%|'|REM\b|<!--|\/\*|\{\s*\/\*)\s*(highlight-(?:next-line|start|end))\s*(?:-->|\*\/\s*\}?)?\s*$/

/** Removes `highlight-next-line`, `highlight-start` and `highlight-end`, in the comment style of any language. */
export const readHighlightComments = (code: string): HighlightedCode => {
  if (!code.includes('highlight-')) return { code, lines: new Set(), faults: [] }
  const kept: string[] = []
  const lines = new Set<number>()
  const faults: string[] = []
  let next = false
  let inside = false
  for (const line of code.split('\n')) {
    const mark = comment.exec(line)?.[1]
    if (mark === 'highlight-next-line') next = true
    else if (mark === 'highlight-start') inside = true
    else if (mark === 'highlight-end') {
      if (!inside) faults.push('"highlight-end" has no start. Put "highlight-start" before the lines to highlight.')
      inside = false
    } else {
      kept.push(line)
      if (next || inside) lines.add(kept.length)
      next = false
    }
  }
  if (inside) faults.push('"highlight-start" has no end. Put "highlight-end" after the lines to highlight.')
  if (next) faults.push('"highlight-next-line" is on the last line. Put it before the line to highlight.')
  return { code: kept.join('\n'), lines, faults }
}
