import { useEffect, useRef, useState } from 'react'
import type { CodeLine } from '../code-lines.ts'

/** A line with its highlighted HTML from the build. */
export interface CodeHtmlLine extends CodeLine {
  html: string
}

/** The quoted code with the current line marked. React does not change the lines: only a class moves. */
export const CodePane = ({ lines, current }: { lines: readonly CodeHtmlLine[]; current: number }) => {
  const ref = useRef<HTMLElement>(null)
  const [first] = useState(() => ({ __html: lines.map((line, index) => lineHtml(line, index === current)).join('') }))
  useEffect(() => {
    const code = ref.current
    const line = code?.children[current]
    if (!(line instanceof HTMLElement)) return undefined
    line.classList.add('hl')
    keepInSight(line, code?.parentElement)
    return () => line.classList.remove('hl')
  }, [current])
  return (
    <figure className="code">
      <pre {...scrollable}>
        <code ref={ref} dangerouslySetInnerHTML={first} />
      </pre>
    </figure>
  )
}

/** Makes a box that scrolls focusable, so that the keyboard can scroll it. */
const scrollable = { tabIndex: 0 }

/** HTML of one line. The live player reads the line back from the attributes of the still picture. */
const lineHtml = ({ html, file, line, indent }: CodeHtmlLine, isCurrent: boolean): string =>
  `<span class="line${isCurrent ? ' hl' : ''}" data-f="${file}" data-l="${line}" data-i="${indent}">${html || ' '}</span>`

/** Reads the lines back from a still picture. */
export const readCodeLines = (still: ParentNode): CodeHtmlLine[] =>
  Array.from(still.querySelectorAll<HTMLElement>('pre .line'), (line) => ({
    html: line.innerHTML,
    text: line.textContent ?? '',
    file: line.dataset['f'] ?? '',
    line: Number(line.dataset['l']),
    indent: Number(line.dataset['i']),
  }))

/** Scrolls only the pane, not the page. */
const keepInSight = (line: HTMLElement, pane: HTMLElement | null | undefined): void => {
  if (!pane) return
  const top = line.offsetTop - pane.offsetTop
  const isInSight = top >= pane.scrollTop && top + line.offsetHeight <= pane.scrollTop + pane.clientHeight
  if (!isInSight) pane.scrollTop = top - pane.clientHeight / 3
}
