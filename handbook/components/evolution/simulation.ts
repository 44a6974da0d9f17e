import { stepsDue } from './playback-steps.ts'
import { createWorld, stepWorld, type Report, type World, type WorldSettings } from './world.ts'

/** Time of a frame for steps, in milliseconds: input is answered between two frames. */
const budget = 10
/** Reports that are kept. */
const longest = 500

/** Skipping is playing as fast as possible until the generation has ended. */
export type Motion = 'paused' | 'playing' | 'skipping'

/** What can be seen of a simulation at one moment. */
export interface Moment {
  settings: WorldSettings
  generation: number
  step: number
  reports: readonly Report[]
  motion: Motion
  speed: number
}

export interface Simulation {
  /** Changes in place. */
  world: () => World
  moment: () => Moment
  /** Calls back after each change. Returns how to stop that. */
  subscribe: (onChange: () => void) => () => void
  setMotion: (motion: Motion) => void
  setSpeed: (speed: number) => void
  /** Whether anybody can see it: nothing moves otherwise. */
  setVisible: (isVisible: boolean) => void
  /** One step, and then a pause. */
  step: () => void
  /** Changes what the next generation is bred with. */
  tune: (genetics: Partial<WorldSettings['genetics']>) => void
  /** Another world, paused at its beginning. */
  restart: (changes?: Partial<WorldSettings>) => void
}

/** A world that moves frame by frame, and only after `setMotion`. */
export const createSimulation = (settings: WorldSettings): Simulation => {
  let world = createWorld(settings)
  let moment: Moment = { settings, generation: 0, step: 0, reports: [], motion: 'paused', speed: 1 }
  let isVisible = true
  let frame = 0
  let last = 0
  let rest = 0
  const listeners = new Set<() => void>()

  const change = (changes: Partial<Moment> = {}) => {
    const { generation, step } = world
    moment = { ...moment, generation, step, ...changes }
    const shouldMove = isVisible && moment.motion !== 'paused'
    if (shouldMove && frame === 0) {
      last = performance.now()
      rest = 0
      frame = requestAnimationFrame(move)
    } else if (!shouldMove && frame !== 0) {
      cancelAnimationFrame(frame)
      frame = 0
    }
    for (const listener of listeners) listener()
  }
  const stepped = (found: readonly Report[], changes: Partial<Moment> = {}) =>
    change({ ...changes, ...(found.length > 0 && { reports: [...moment.reports, ...found].slice(-longest) }) })

  const move = (now: number) => {
    frame = requestAnimationFrame(move)
    const isSkipping = moment.motion === 'skipping'
    const due = isSkipping
      ? { steps: Number.POSITIVE_INFINITY, rest: 0 }
      : stepsDue({ elapsed: now - last, speed: moment.speed, rest })
    last = now
    rest = due.rest
    const found = stepWithinBudget(world, { steps: due.steps, untilReport: isSkipping })
    stepped(found, isSkipping && found.length > 0 ? { motion: 'paused' } : {})
  }

  return {
    world: () => world,
    moment: () => moment,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    setMotion: (motion) => change({ motion }),
    setSpeed: (speed) => change({ speed }),
    setVisible: (next) => {
      isVisible = next
      change()
    },
    step: () => {
      const report = stepWorld(world)
      stepped(report ? [report] : [], { motion: 'paused' })
    },
    tune: (genetics) => {
      world.settings = { ...world.settings, genetics: { ...world.settings.genetics, ...genetics } }
      change({ settings: world.settings })
    },
    restart: (changes) => {
      world = createWorld({ ...world.settings, ...changes })
      change({ settings: world.settings, reports: [], motion: 'paused' })
    },
  }
}

/** Takes the steps that are due, or as many as fit into a frame, and returns the reports of generations that ended. */
const stepWithinBudget = (world: World, { steps, untilReport }: { steps: number; untilReport: boolean }): Report[] => {
  const end = performance.now() + budget
  const reports: Report[] = []
  for (let done = 0; done < steps && performance.now() < end; done++) {
    const report = stepWorld(world)
    if (!report) continue
    reports.push(report)
    if (untilReport) break
  }
  return reports
}
