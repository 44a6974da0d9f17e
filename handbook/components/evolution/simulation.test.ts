import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSimulation } from './simulation.ts'
import { createWorld, defaultSettings, runGeneration } from './world.ts'

let waiting: ((now: number) => void) | undefined
let now = 0

/** Lets the browser draw a frame, 25 ms after the last one. */
const drawFrame = () => {
  const callback = waiting
  waiting = undefined
  now += 25
  callback?.(now)
}

beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal('requestAnimationFrame', (callback: (now: number) => void) => {
    waiting = callback
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    waiting = undefined
  })
})
afterEach(() => {
  waiting = undefined
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('simulation', () => {
  test('moves neither before it is played nor after a pause', () => {
    const simulation = createSimulation(defaultSettings)
    expect(waiting).toBeUndefined()
    simulation.setMotion('playing')
    for (let frame = 0; frame < 5; frame++) drawFrame()
    expect(simulation.moment()).toMatchObject({ motion: 'playing', step: 7 })
    simulation.setMotion('paused')
    expect(waiting).toBeUndefined()
    expect(simulation.moment().step).toBe(7)
  })

  test('rests while it is not visible, and continues without a jump', () => {
    const simulation = createSimulation(defaultSettings)
    simulation.setMotion('playing')
    drawFrame()
    simulation.setVisible(false)
    expect(waiting).toBeUndefined()
    now += 60_000
    simulation.setVisible(true)
    drawFrame()
    expect(simulation.moment()).toMatchObject({ motion: 'playing', step: 2 })
  })

  test('skips to the end of the generation, keeps its report and pauses', () => {
    const simulation = createSimulation(defaultSettings)
    simulation.setMotion('skipping')
    drawFrame()
    expect(simulation.moment()).toMatchObject({
      motion: 'paused',
      generation: 1,
      step: 0,
      reports: [runGeneration(createWorld(defaultSettings))],
    })
    expect(waiting).toBeUndefined()
  })

  test('returns within the budget of a frame, even during a long generation', () => {
    const simulation = createSimulation(defaultSettings)
    vi.spyOn(performance, 'now').mockImplementation(() => now++)
    simulation.setMotion('skipping')
    drawFrame()
    expect(simulation.moment().step).toBeGreaterThan(5)
    expect(simulation.moment().step).toBeLessThan(12)
  })

  test('taking one step pauses it', () => {
    const simulation = createSimulation(defaultSettings)
    simulation.setMotion('playing')
    simulation.step()
    expect(simulation.moment()).toMatchObject({ motion: 'paused', step: 1 })
    expect(waiting).toBeUndefined()
  })

  test('tuning keeps the world, and restarting makes a new world with the same tuning', () => {
    const simulation = createSimulation(defaultSettings)
    simulation.step()
    const { birds } = simulation.world()
    simulation.tune({ mutationChance: 0.2 })
    expect(simulation.world().birds).toBe(birds)
    expect(simulation.moment().step).toBe(1)
    simulation.restart({ seed: 9, birds: 5 })
    expect(simulation.world().birds).toHaveLength(5)
    expect(simulation.moment()).toMatchObject({
      step: 0,
      reports: [],
      settings: { seed: 9, genetics: { mutationChance: 0.2, mutationStrength: 0.5 } },
    })
  })

  test('notifies its listeners of each change until they unsubscribe', () => {
    const simulation = createSimulation(defaultSettings)
    const listener = vi.fn<() => void>()
    const leave = simulation.subscribe(listener)
    simulation.setSpeed(4)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(simulation.moment().speed).toBe(4)
    leave()
    simulation.step()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
