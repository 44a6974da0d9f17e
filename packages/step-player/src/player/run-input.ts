import type { RunFaultTexts } from '../texts/kinds/player.ts'
import type { CodeLine } from './code-lines.ts'
import { record, RunFault, type Recording } from './record.ts'
import type { AnySubject, InputFault } from './subject.ts'

/** A reader's text, understood and run. */
export interface Run {
  text: string
  input: unknown
  recording: Recording
}

/** Why a text is not shown: what is wrong with the text, or what happened in its run. */
export type ShownFault = InputFault | string

/** What a run needs beside the reader's text. */
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

/** The run of the still picture. Throws for a subject whose first preset does not run: a test finds it before a reader. */
export const firstRun = (context: RunContext): Run => {
  const [preset] = context.subject.presets
  const text = typeof preset.text === 'string' ? preset.text : preset.text()
  const run = runInput(text, context)
  if ('fault' in run) throw new Error(`Refused: ${text}`)
  return run
}
