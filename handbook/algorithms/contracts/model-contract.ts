import * as fc from 'fast-check'
import { expect } from 'vitest'

/** What the structure gave and what its model gave; the two must be equal. */
export type Outcome = readonly [actual: unknown, expected: unknown]

/**
 * Expects a structure to agree with a plain and obviously right model over random runs of actions: each action does the
 * same to both and returns both results, and `state` compares all that can be seen of them after each action. Actions
 * named in `often` come three times as often as the others.
 */
export const expectToFollowModel = <Subject, Model, Argument>(options: {
  create: () => { subject: Subject; model: Model }
  argument: fc.Arbitrary<Argument>
  actions: Readonly<Record<string, (subject: Subject, model: Model, argument: Argument, step: number) => Outcome>>
  often?: readonly string[]
  state: (subject: Subject, model: Model) => Outcome
  length?: number
}): void => {
  const { create, argument, actions, often = [], state, length = 60 } = options
  const action = fc.oneof(
    ...Object.keys(actions).map((name) => ({ weight: often.includes(name) ? 3 : 1, arbitrary: fc.constant(name) })),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(action, argument), { maxLength: length, size: 'large' }), (run) => {
      const { subject, model } = create()
      for (const [step, [name, argument]] of run.entries()) {
        const [actual, expected] = actions[name]?.(subject, model, argument, step) ?? []
        const [actualState, expectedState] = state(subject, model)
        expect([actual, actualState], `result and state after ${name} in step ${step}`).toEqual([
          expected,
          expectedState,
        ])
      }
    }),
    { numRuns: 60 },
  )
}
