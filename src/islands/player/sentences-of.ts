import type { CodeLine } from './code-lines.ts'
import { runInput } from './run-input.ts'
import type { AnySubject } from './subject.ts'
import { loadSubject } from './subjects.ts'

/**
 * For tests: runs a subject on what a reader types, with the lines of code as `linesOf` gives them, and returns the sentence of
 * each step. Throws what the subject says of an input that it refuses.
 */
export const sentencesOf = async (name: string, text: string, linesOf: (subject: AnySubject) => readonly CodeLine[]): Promise<string[]> => {
  const subject = await loadSubject(name)
  const run = runInput(text, { subject, module: await subject.load(), lines: linesOf(subject) })
  if ('fault' in run) throw new Error(run.fault)
  return run.recording.frames.map(({ words }) => words)
}
