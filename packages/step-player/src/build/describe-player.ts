import type { ComponentBuild } from '@dev-handbook/generator/content/site-components/integration'
import { escapeText } from '@dev-handbook/generator/model/html/escape-html'
import { firstRun } from '../player/run-input.ts'
import { importImplementation, loadSubject, shownLines } from './prepare-players.ts'
import type { SubjectsFolder } from './subjects-folder.ts'

/** Steps that a description lists at most: longer runs are cut in the middle. */
const mostListed = 200

/**
 * The run of a player's first example in words: its input and the sentence of each step. `undefined` where it does not run, which
 * the still picture reports.
 */
export const describePlayer = async (
  name: string,
  { subjects, build }: { subjects: SubjectsFolder; build: ComponentBuild },
): Promise<{ summary: string; html: string } | undefined> => {
  try {
    const subject = await loadSubject(name, subjects, build)
    const module = await importImplementation(subject, build)
    const lines = await shownLines(subject, { name, build })
    const { text, recording } = firstRun({ subject, module, lines })
    const steps = recording.frames.map(({ words }) => words.trim()).filter((words) => words !== '')
    return { summary: 'All steps of the example in words', html: htmlOf({ label: subject.input.label, text, steps }) }
  } catch {
    return undefined
  }
}

const htmlOf = ({ label, text, steps }: { label: string; text: string; steps: readonly string[] }): string => {
  const list = (from: number, to: number) =>
    `<ol${from === 0 ? '' : ` start="${from + 1}"`}>${steps
      .slice(from, to)
      .map((words) => `<li>${escapeText(words)}</li>`)
      .join('')}</ol>`
  const input = `<p>${escapeText(label)}: <code>${escapeText(text)}</code></p>`
  if (steps.length <= mostListed) return input + list(0, steps.length)
  const end = steps.length - 20
  const left = end - (mostListed - 20)
  return `${input}${list(0, mostListed - 20)}<p>${left} further steps are left out here.</p>${list(end, steps.length)}`
}
