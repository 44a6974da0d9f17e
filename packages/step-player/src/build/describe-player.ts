import type { ComponentBuild } from '@dev-handbook/generator/content/site-components/integration'
import { chromeLanguageOf } from '@dev-handbook/generator/model/language'
import { escapeText } from '@dev-handbook/generator/model/html/escape-html'
import type { DescriptionTexts } from '../texts/kinds/description.ts'
import { descriptionTexts, playerTexts } from '../texts/player-texts.ts'
import { firstRun } from '../player/run-input.ts'
import { importImplementation, loadSubject, shownLines } from './prepare-players.ts'
import type { SubjectsFolder } from './subjects-folder.ts'

/** The largest number of listed steps. Longer runs are cut in the middle. */
const mostListed = 200

/**
 * The run of a player's first example in words: its input and the sentence of each step. `undefined` when the run
 * fails, because the still picture reports that failure.
 */
export const describePlayer = async (
  name: string,
  { subjects, build }: { subjects: SubjectsFolder; build: ComponentBuild },
): Promise<{ summary: string; html: string } | undefined> => {
  const texts = playerTexts(build.lang)
  const around = descriptionTexts(build.lang)
  try {
    const subject = await loadSubject(name, subjects, build)
    const module = await importImplementation(subject, build)
    const lines = await shownLines(subject, { name, build })
    const { text, recording } = firstRun({ subject, module, lines, texts })
    const steps = recording.frames.map(({ words }) => words.trim()).filter((words) => words !== '')
    return {
      summary: around.allSteps,
      html: htmlOf({
        label: subject.input.label[texts.lang],
        text,
        steps,
        texts: around,
        isEnglish: chromeLanguageOf(build.lang) === 'en',
      }),
    }
  } catch {
    return undefined
  }
}

interface Description {
  /** Name of the input. */
  label: string
  /** The input of the example. */
  text: string
  steps: readonly string[]
  texts: DescriptionTexts
  /** Whether the document is in English, the language of the sentences. */
  isEnglish: boolean
}

const htmlOf = ({ label, text, steps, texts, isEnglish }: Description): string => {
  const lang = isEnglish ? '' : ' lang="en"'
  const list = (from: number, to: number) =>
    `<ol${lang}${from === 0 ? '' : ` start="${from + 1}"`}>${steps
      .slice(from, to)
      .map((words) => `<li>${escapeText(words)}</li>`)
      .join('')}</ol>`
  const input = `<p>${escapeText(label)}: <code>${escapeText(text)}</code></p>`
  if (steps.length <= mostListed) return input + list(0, steps.length)
  const end = steps.length - 20
  const left = end - (mostListed - 20)
  return `${input}${list(0, mostListed - 20)}<p>${texts.leftOut(left)}</p>${list(end, steps.length)}`
}
