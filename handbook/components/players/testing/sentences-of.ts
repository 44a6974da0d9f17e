import { runInput } from '@dev-handbook/step-player/player/run-input'
import { faultWords } from '@dev-handbook/step-player/player/testing/fault-words'
import { playerTexts } from '@dev-handbook/step-player/texts/player-texts'
import { quotedLines } from './quoted-lines.ts'
import { subjects } from './subjects.ts'

/**
 * Runs a subject on a reader's text, and returns the sentence of each step. Throws the fault of an input that the
 * subject rejects.
 */
export const sentencesOf = async (name: string, text: string): Promise<string[]> => {
  const subject = await subjects.load(name)
  const run = runInput(text, {
    subject,
    module: await subject.load(),
    lines: quotedLines(subject),
    texts: playerTexts('en'),
  })
  if ('fault' in run) throw new Error(await faultWords(run))
  return run.recording.frames.map(({ words }) => words)
}
