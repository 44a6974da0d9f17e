import { describe, expect, test } from 'vitest'
import {
  createWorld,
  defaultSettings,
  runGeneration,
  stepWorld,
  type Report,
  type World,
  type WorldSettings,
} from './world.ts'

const run = (settings: Partial<WorldSettings>, generations: number): Report[] => {
  const world = createWorld({ ...defaultSettings, ...settings })
  return Array.from({ length: generations }, () => runGeneration(world))
}

/** The data of a world that can be compared: all except functions. */
const stateOf = ({ birds, food, generation, step }: World) => ({ birds, food, generation, step })

describe('determinism', () => {
  test('the same seed gives the same world after any number of steps, and another seed another world', () => {
    const worlds = [5, 5, 6].map((seed) => createWorld({ ...defaultSettings, seed }))
    for (let step = 0; step < 1500; step++) for (const world of worlds) stepWorld(world)
    const [first, again, other] = worlds.map(stateOf)
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })

  // These reports come from the Rust program of the guide: `cargo run --release -p cli -- 1 4` and `-- 42 4`.
  test.each([
    [
      1,
      [
        [0, '2.47', 15],
        [0, '3.90', 15],
        [0, '4.97', 18],
        [0, '7.20', 24],
      ],
    ],
    [
      42,
      [
        [0, '2.87', 18],
        [0, '5.80', 21],
        [0, '8.27', 26],
        [0, '7.80', 36],
      ],
    ],
  ])('seed %d gives the reports of the Rust program', (seed, expected) => {
    expect(run({ seed }, 4).map(({ least, average, most }) => [least, average.toFixed(2), most])).toEqual(expected)
  })
})

test.each([1, 2, 3])('a population from seed %d eats more than twice as much after 30 generations', (seed) => {
  const reports = run({ seed }, 30)
  const average = (part: readonly Report[]) => part.reduce((sum, report) => sum + report.average, 0) / part.length
  expect(average(reports.slice(-3))).toBeGreaterThan(2 * average(reports.slice(0, 3)))
})

test('without selection, birds learn nothing', () => {
  const blind = { ...defaultSettings.genetics, tournament: 1, elite: 0 }
  const reports = run({ seed: 1, genetics: blind }, 30)
  expect(Math.max(...reports.map(({ average }) => average))).toBeLessThan(8)
})

test('a step leaves birds in the world, with a direction of length 1 and a possible speed', () => {
  const world = createWorld({ ...defaultSettings, seed: 3, birds: 12, steps: 100 })
  const reports = Array.from({ length: 350 }, () => {
    const report = stepWorld(world)
    for (const { position, heading, speed } of world.birds) {
      for (const at of [position.x, position.y]) expect(at >= 0 && at <= 1).toBe(true)
      expect(Math.hypot(heading.x, heading.y)).toBeCloseTo(1, 12)
      expect(speed >= 0.001 && speed <= 0.005).toBe(true)
    }
    return report
  })
  expect(world.birds).toHaveLength(12)
  expect(world.food).toHaveLength(40)
  expect(reports.flatMap((report) => report?.generation ?? [])).toEqual([0, 1, 2])
  expect(world.step).toBe(50)
})

test('a report counts the food that the birds of its generation have eaten', () => {
  const world = createWorld({ ...defaultSettings, steps: 400 })
  for (let step = 0; step < 399; step++) stepWorld(world)
  const birds = world.birds
  const report = stepWorld(world)
  const eaten = birds.map((bird) => bird.eaten)
  expect(report).toEqual({
    generation: 0,
    least: Math.min(...eaten),
    average: eaten.reduce((sum, count) => sum + count) / 30,
    most: Math.max(...eaten),
  })
  expect(report?.most).toBeGreaterThan(0)
})
