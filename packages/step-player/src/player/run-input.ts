import type { RunFaultTexts } from '../texts/kinds/player.ts'
import type { CodeLine } from './code-lines.ts'
import { record, RunFault, type Recording } from './record.ts'
import type { AnySubject } from './subject.ts'

/** A reader's text, understood and run. */
export interface Run {
  text: string
  input: unknown
  recording: Recording
}

/** What a run needs beside the reader's text. */
export interface RunContext {
  subject: AnySubject
  /** The instrumented module. */
  module: unknown
  lines: readonly CodeLine[]
  /** Why a run is not shown. */
  texts: { faults: RunFaultTexts }
}

/** Runs a subject on a text; the fault says what is wrong with the text, or why its run is not shown. */
export const runInput = (text: string, { subject, module, lines, texts }: RunContext): Run | { fault: string } => {
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
  const { text } = context.subject.presets[0]
  const run = runInput(typeof text === 'string' ? text : text(), context)
  if ('fault' in run) throw new Error(run.fault)
  return run
}
