import type { RunMessages } from '../../texts/kinds/run.ts'
import { lineLimit, type RunEnd, type RunEvent } from '../../model/run/run-message.ts'
import { element, printedTable, printedValue } from './printed-value.ts'

/** The panel below a block: the state of its run, its output, and the frame of a browser sample. */
export interface OutputPanel {
  readonly root: HTMLElement
  /** Shows one event of the run. */
  show: (event: RunEvent) => void
  /** Shows why the check of a line does not hold. */
  showFault: (line: number, text: string) => void
  /** Shows a sentence from the page, not from the sample. */
  note: (text: string) => void
  /** Shows a question with a button, and resolves when the reader presses it. */
  ask: (text: string, answer: string) => Promise<void>
  /** Shows that an error occurred before the run began. */
  fail: (text: string) => void
  setState: (state: 'running' | RunEnd, checks?: { held: number; failed: number }) => void
  /** Shows a frame below the output. */
  addFrame: (frame: HTMLIFrameElement) => void
  /** Empties the panel for the next run. */
  reset: () => void
}

interface PanelOptions {
  texts: RunMessages
  /** The end of the names of the panel and its controls, “ 7: Conditions” (`showControls`). */
  name: string
  /** Title of the sample's own file. Places of errors omit it. */
  file: string
  onStop: () => void
  onClose: () => void
}

/** Smallest and greatest height of the frame of a browser sample (CSS pixels). */
const frameHeights = { lowest: 60, highest: 600 }

/** Returns the text of an error. PostgreSQL's errors, and thrown values that are no errors, have no name. */
export const errorText = ({ name, message }: { name: string; message: string }): string =>
  name === '' ? message : `${name}: ${message}`

/** Creates a panel. It must be in the document before it shows text, so that screen readers know its live region. */
export const createOutputPanel = ({ texts, name, file, onStop, onClose }: PanelOptions): OutputPanel => {
  const root = element('section', 'run-panel')
  root.ariaLabel = texts.panel + name
  const head = element('div', 'run-head')
  const state = element('output', 'run-state')
  const stop = element('button', 'run-stop', texts.stop)
  const close = element('button', 'run-close', texts.close)
  stop.ariaLabel = texts.stop + name
  close.ariaLabel = texts.close + name
  head.append(state, stop, close)
  const notes = element('div', 'run-notes')
  const log = element('div', 'run-lines')
  log.role = 'log'
  log.ariaLabel = texts.output + name
  log.tabIndex = 0
  root.append(head, notes, log)
  stop.addEventListener('click', onStop)
  close.addEventListener('click', onClose)
  const add = (className: string, ...parts: (Node | string)[]): HTMLElement => {
    const line = element('div', `run-line ${className}`)
    line.append(...parts)
    log.append(line)
    return line
  }
  const placeText = (place: { module: string; line: number } | undefined): string =>
    place ? texts.line(place.line, place.module === file ? undefined : place.module) : ''

  const showFault = (line: number, text: string): void => {
    add('run-error', `${texts.line(line)}: ${text}`)
  }
  const show = (event: RunEvent): void => {
    if (event.type === 'line') {
      const { level, text, values, table, rows } = event
      if (table) add(`run-${level}`, printedTable(table))
      const shown = table?.rows.length
      const cut = shown !== undefined && rows !== undefined && rows > shown ? texts.shownRows(shown) : ''
      if (rows !== undefined) add('run-cut', texts.rows(rows) + cut)
      else if (table) return
      else if (values.some(({ items }) => items)) add(`run-${level}`, ...spaced(values.map(topLevel)))
      else add(`run-${level}`, text)
    } else if (event.type === 'error') {
      const { place } = event
      const line = add('run-error', errorText(event))
      if (place) line.append(element('span', 'run-place', placeText(place)))
    } else if (event.type === 'check' && !event.held) {
      const text = event.actual ? texts.failed(event.actual.text) : texts.noValue
      showFault(event.line, text)
    } else if (event.type === 'cut') add('run-cut', texts.cut(lineLimit))
    else if (event.type === 'height') {
      const frame = root.querySelector('iframe')
      if (frame) frame.height = String(Math.min(frameHeights.highest, Math.max(frameHeights.lowest, event.height)))
    }
  }
  return {
    root,
    show,
    showFault,
    note: (text) => notes.append(element('p', '', text)),
    ask: (text, answer) =>
      new Promise((resolve) => {
        state.textContent = ''
        stop.hidden = true
        const question = element('p', '', text)
        const button = element('button', 'run-answer', answer)
        button.addEventListener('click', () => {
          question.remove()
          state.textContent = texts.running
          stop.hidden = false
          stop.focus()
          resolve()
        })
        question.append(' ', button)
        notes.append(question)
        button.focus()
      }),
    fail: (text) => {
      add('run-error', text)
      state.textContent = ''
      stop.hidden = true
    },
    setState: (now, checks) => {
      // Hiding a focused button would lose the focus.
      if (now !== 'running' && document.activeElement === stop) close.focus()
      stop.hidden = now !== 'running'
      const sums = checks ? texts.checks(checks) : ''
      state.textContent = now === 'running' ? texts.running : [texts.ends[now], sums].filter(Boolean).join(' ')
      root.dataset['state'] = now
      if (now === 'done' && log.childElementCount === 0 && !root.querySelector('iframe') && sums === '')
        add('run-cut', texts.noOutput)
    },
    addFrame: (frame) => {
      frame.title = texts.result
      frame.height = String(frameHeights.lowest)
      root.append(frame)
    },
    reset: () => {
      notes.textContent = ''
      log.textContent = ''
      root.querySelector('iframe')?.remove()
    },
  }
}

/** Returns a printed value. Text that a sample prints has no quotes. */
const topLevel = (value: Parameters<typeof printedValue>[0]): HTMLElement =>
  value.kind === 'string' && !value.items
    ? element('span', '', value.text.replace(/^(['"`])([^]*)\1$/, '$2'))
    : printedValue(value)

const spaced = (parts: HTMLElement[]): (Node | string)[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part]))
