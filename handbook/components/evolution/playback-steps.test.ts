import { expect, test } from 'vitest'
import { stepsDue } from './playback-steps.ts'

test('takes 60 steps a second at speed 1, at every frame rate', () => {
  for (const frames of [30, 60, 144]) {
    let rest = 0
    let total = 0
    for (let frame = 0; frame < frames; frame++) {
      const due = stepsDue({ elapsed: 1000 / frames, speed: 1, rest })
      rest = due.rest
      total += due.steps
    }
    expect(total + rest).toBeCloseTo(60, 6)
  }
})

test('follows the speed, and catches up at most a tenth of a second', () => {
  expect(stepsDue({ elapsed: 50, speed: 16, rest: 0.5 })).toEqual({ steps: 48, rest: 0.5 })
  expect(stepsDue({ elapsed: 60_000, speed: 1, rest: 0 }).steps).toBe(6)
  expect(stepsDue({ elapsed: -5, speed: 1, rest: 0.25 })).toEqual({ steps: 0, rest: 0.25 })
})
