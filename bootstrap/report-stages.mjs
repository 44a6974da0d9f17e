import { availableParallelism } from 'node:os'
import { runStages } from './run-stages.mjs'

/** `1 min 5 s` */
const durationText = (milliseconds) => {
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

const endText = ({ code, duration, ended, skipped }) => {
  if (skipped !== undefined) return `did not run: ${skipped}`
  if (code === 0) return durationText(duration)
  return `${ended ? 'ended' : 'failed'} after ${durationText(duration)}`
}

const show = (outcome) => {
  console.log(`\n── ${outcome.stage.name}: ${endText(outcome)}\n`)
  console.log(outcome.output.trimEnd())
}

/**
 * Runs stages side by side. Shows the output of a stage when it has passed. The output of failed stages is shown
 * together at the end, followed by the time of each stage. Ctrl+C ends all stages, and this process with status 130.
 * Resolves to whether all stages have passed.
 */
export const reportStages = async (stages, { cores = availableParallelism() } = {}) => {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => controller.abort())
  const outcomes = await runStages(stages, {
    cores,
    signal: controller.signal,
    onStart: ({ name }) => console.log(`${name}…`),
    onEnd: (outcome) => {
      if (outcome.code === 0) show(outcome)
      else if (!controller.signal.aborted)
        console.log(`\n── ${outcome.stage.name}: ${endText(outcome)}. What it wrote follows at the end.`)
    },
  })
  for (const outcome of outcomes) if (outcome.code !== 0 && outcome.skipped === undefined) show(outcome)
  const width = Math.max(...stages.map(({ name }) => name.length))
  console.log(
    `\nStages:\n${outcomes.map((outcome) => `  ${outcome.stage.name.padEnd(width)}  ${endText(outcome)}`).join('\n')}`,
  )
  if (controller.signal.aborted) process.exit(130)
  return outcomes.every(({ code }) => code === 0)
}
