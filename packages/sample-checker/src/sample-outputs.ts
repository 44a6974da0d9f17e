import type { Sample } from '@dev-handbook/generator/model/compiled-document'
import { isRun } from './planned-runs.ts'

/** The blocks that show the output of a sample: those up to the next block that runs. */
export const outputsAfter = (samples: readonly Sample[], index: number): Sample[] => {
  const rest = samples.slice(index + 1).filter(({ meta }) => meta.nocheck === undefined)
  const next = rest.findIndex((sample) => isRun(sample))
  return rest.slice(0, next < 0 ? rest.length : next).filter(({ meta }) => meta.output)
}

/** Text in the form that is compared: without spaces at the ends of lines, and without empty lines at both ends. */
export const withoutTrailingSpace = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
