import type { RunFaultTexts } from '../texts/kinds/player.ts'
import type { CodeLine } from './code-lines.ts'
import { record, RunFault, type Recording } from './record.ts'
import type { AnySubject, InputFault } from './subject.ts'

/** The run of a reader's text. */
export interface Run {
  text: string
  input: unknown
  recording: Recording
}

/** Why a text is not shown: a fault of the text, or an error of its run. */
export type ShownFault = InputFault | string

/** Everything that a run needs, except the reader's text. */
export interface RunContext {
  subject: AnySubject
  /** The instrumented module. */
  module: unknown
  lines: readonly CodeLine[]
  /** Why a run is not shown. */
  texts: { faults: RunFaultTexts }
}

/** Runs a subject on a text. */
export const runInput = (text: string, { subject, module, lines, texts }: RunContext): Run | { fault: ShownFault } => {
  const parsed = subject.input.parse(text)
  if ('fault' in parsed) return parsed
  try {
    return {
      text,
      input: parsed.value,
      recording: record({ subject, module, input: parsed.value, lines, faults: texts.faults }),
    }
  } catch (error) {
    if (error instanceof RunFault) return { fault: error.message }
    throw error
  }
}

/**
 * The run of the still picture. Throws when the first preset of a subject does not run. A test finds such a subject
 * before a reader does.
 */
export const firstRun = (context: RunContext): Run => {
  const [preset] = context.subject.presets
  const text = typeof preset.text === 'string' ? preset.text : preset.text()
  const run = runInput(text, context)
  if ('fault' in run) throw new Error(`Refused: ${text}`)
  return run
}
