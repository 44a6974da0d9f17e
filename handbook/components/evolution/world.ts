import { breed, type GeneticSettings } from './genetics.ts'
import { runNetwork, weightCount, type Network } from './network.ts'
import { createRandom, type Random } from './random.ts'
import { look, moved, normal, squared, squaredDistance, turned, type Eye, type Vector } from './vision.ts'

export interface WorldSettings {
  seed: number
  birds: number
  food: number
  /** Number of steps in the life of a generation. */
  steps: number
  eye: Eye
  /** Number of neurons between eye and wings. */
  hidden: number
  genetics: GeneticSettings
}

export interface Bird {
  position: Vector
  heading: Vector
  speed: number
  eaten: number
  brain: Network
}

/** Report of a generation: how much its birds have eaten. */
export interface Report {
  generation: number
  least: number
  average: number
  most: number
}

/** Changes in place, step by step. */
export interface World {
  settings: WorldSettings
  random: Random
  birds: Bird[]
  food: Vector[]
  generation: number
  step: number
}

/** The settings of the guide's Rust program. For the same seed, the program and this world give the same reports. */
export const defaultSettings: WorldSettings = {
  seed: 1,
  birds: 30,
  food: 40,
  steps: 1000,
  eye: { cells: 8, reach: 0.25, spread: 1.25 },
  hidden: 8,
  genetics: { tournament: 3, elite: 1, mutationChance: 0.05, mutationStrength: 0.5 },
}

/** Distance at which a bird eats food. */
const beak = 0.015
/** Tangent of half the widest turn in one step. */
const turn = 0.1
const slowest = 0.001
const fastest = 0.005
/** The largest change of speed in one step. */
const push = 0.0005

const layersOf = ({ eye, hidden }: WorldSettings): number[] => [eye.cells, hidden, 2]

/**
 * Creates a world of birds that have not learned anything. The same settings give the same world, also in every later
 * step.
 */
export const createWorld = (settings: WorldSettings): World => {
  const random = createRandom(settings.seed)
  const count = weightCount(layersOf(settings))
  const minds = Array.from({ length: settings.birds }, () => Array.from({ length: count }, () => random() * 2 - 1))
  const world: World = { settings, random, birds: [], food: [], generation: 0, step: 0 }
  settle(world, minds)
  return world
}

/** Takes one step of all birds. The last step of a generation returns its report, and starts the next generation. */
export const stepWorld = (world: World): Report | undefined => {
  const { settings, random, food } = world
  for (const bird of world.birds) {
    const [side = 0, ahead = 0] = runNetwork(bird.brain, look(settings.eye, bird.position, bird.heading, food))
    bird.heading = turned(bird.heading, side * turn)
    bird.speed = Math.min(fastest, Math.max(slowest, bird.speed + ahead * push))
    bird.position = moved(bird.position, bird.heading, bird.speed)
    for (const place of food) {
      if (squaredDistance(bird.position, place) >= beak * beak) continue
      bird.eaten++
      Object.assign(place, randomPlace(random))
    }
  }
  world.step++
  return world.step >= settings.steps ? renew(world) : undefined
}

/** Takes steps until the generation has ended, and returns its report. */
export const runGeneration = (world: World): Report => {
  for (;;) {
    const report = stepWorld(world)
    if (report) return report
  }
}

const renew = (world: World): Report => {
  const { birds, generation, settings, random } = world
  const eaten = birds.map((bird) => bird.eaten)
  const average = eaten.reduce((sum, count) => sum + count, 0) / Math.max(1, birds.length)
  const parents = birds.map((bird) => ({ genes: bird.brain.weights, score: bird.eaten }))
  settle(world, breed(parents, settings.genetics, random))
  world.generation++
  world.step = 0
  return { generation, least: Math.min(...eaten), average, most: Math.max(...eaten) }
}

/** Fills the world with birds that have these minds, and with new food. */
const settle = (world: World, minds: readonly (readonly number[])[]): void => {
  const { settings, random } = world
  const sizes = layersOf(settings)
  world.birds = minds.map((weights) => {
    const position = randomPlace(random)
    return { position, heading: randomHeading(random), speed: slowest, eaten: 0, brain: { sizes, weights } }
  })
  world.food = Array.from({ length: settings.food }, () => randomPlace(random))
}

const randomPlace = (random: Random): Vector => ({ x: random(), y: random() })

/** A random direction. Points outside the circle are drawn again, so that all directions are equally likely. */
const randomHeading = (random: Random): Vector => {
  for (;;) {
    const way = { x: random() * 2 - 1, y: random() * 2 - 1 }
    const length = squared(way)
    if (length >= 0.01 && length < 1) return normal(way)
  }
}
