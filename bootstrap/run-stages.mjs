// Runs the stages of a test run side by side. Each stage is a program of its own.
import { runStage } from './run-stage.mjs'

/**
 * The stages that can start now, in their order: the stages that they need have ended, and enough processors are free.
 * A stage that needs more processors than the machine has runs alone.
 */
export const nextStages = (waiting, { running, ended, cores }) => {
  const started = []
  const busy = () => [...running, ...started].reduce((sum, stage) => sum + stage.cores, 0)
  for (const stage of waiting) {
    if (!(stage.needs ?? []).every((name) => ended.has(name))) continue
    if (stage.cores === 0 || busy() === 0 || busy() + stage.cores <= cores) started.push(stage)
  }
  return started
}

/**
 * Runs all stages, and resolves to the outcome of each, in their order. A failing stage stops no other stage. Only
 * stages that need it are skipped. `onStart` and `onEnd` are called for each stage when it starts and ends. When
 * `signal` is aborted, the running stages are ended and no other stage starts. `needs` may only name earlier stages.
 */
export const runStages = async (stages, { cores, signal, onStart = () => {}, onEnd = () => {} }) => {
  const outcomes = new Map()
  const running = new Map()
  const waiting = new Set(stages)
  const reasonToSkip = ({ needs = [] }) => {
    if (signal.aborted) return 'the run was ended'
    const failed = needs.find((name) => outcomes.has(name) && outcomes.get(name).code !== 0)
    return failed === undefined ? undefined : `it needs the stage "${failed}", which failed`
  }
  for (;;) {
    for (const stage of waiting) {
      const skipped = reasonToSkip(stage)
      if (skipped === undefined) continue
      waiting.delete(stage)
      outcomes.set(stage.name, { stage, code: 1, duration: 0, output: '', skipped })
    }
    for (const stage of nextStages(waiting, { running: [...running.keys()], ended: outcomes, cores })) {
      waiting.delete(stage)
      onStart(stage)
      running.set(stage, runStage(stage, signal))
    }
    if (running.size === 0) break
    const outcome = await Promise.race(running.values())
    running.delete(outcome.stage)
    outcomes.set(outcome.stage.name, outcome)
    onEnd(outcome)
  }
  if (waiting.size > 0)
    throw new Error(
      `These stages need a stage that does not come before them: ${[...waiting].map(({ name }) => name).join(', ')}.`,
    )
  return stages.map(({ name }) => outcomes.get(name))
}
