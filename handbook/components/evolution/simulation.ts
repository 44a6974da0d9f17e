import { stepsDue } from './playback-steps.ts'
import { createWorld, stepWorld, type Report, type World, type WorldSettings } from './world.ts'

/** Time for steps in each frame, in milliseconds. The browser handles input between two frames. */
const budget = 10
/** Largest number of reports that are kept. */
const longest = 500

/** Skipping plays as fast as possible until the generation has ended. */
export type Motion = 'paused' | 'playing' | 'skipping'

/** The visible state of a simulation at one moment. */
export interface Moment {
  settings: WorldSettings
  generation: number
  step: number
  reports: readonly Report[]
  motion: Motion
  speed: number
}

export interface Simulation {
  /** Returns the world, which changes in place. */
  world: () => World
  moment: () => Moment
  /** Calls back after each change. Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void
  setMotion: (motion: Motion) => void
  setSpeed: (speed: number) => void
  /** Sets whether the world is visible. It moves only while it is visible. */
  setVisible: (isVisible: boolean) => void
  /** Takes one step, then pauses. */
  step: () => void
  /** Changes the settings for breeding the next generation. */
  tune: (genetics: Partial<WorldSettings['genetics']>) => void
  /** Starts a new world, paused at its beginning. */
  restart: (changes?: Partial<WorldSettings>) => void
}

/** A world that moves frame by frame. It stands still until `setMotion` is called. */
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

/** Takes the due steps, or as many as fit into a frame. Returns the reports of the generations that ended. */
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
