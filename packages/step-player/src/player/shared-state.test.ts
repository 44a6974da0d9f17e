import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSharedState, sharedHash } from './shared-state.ts'

it('an address contains the player, the input and the step that it was made from', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z-]+\/[a-z-]+$/),
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 1, max: 12_000 }),
      (of, input, step) => {
        expect(readSharedState(sharedHash(of, { input, step }))).toEqual({ of, input, step })
      },
    ),
  )
})

it.each(['', '#quick-sort', '#top', '#x&play=sort/merge-sort'])('"%s" names no player', (hash) =>
  expect(readSharedState(hash)).toBeUndefined(),
)

it.each(['0', '-1', '1.5', 'x', ''])('an invalid step, "%s", is the first step', (step) => {
  expect(readSharedState(`#play=sort/merge-sort&input=3+1&step=${step}`)).toEqual({
    of: 'sort/merge-sort',
    input: '3 1',
    step: 1,
  })
})

it('an address without input and step means an empty input and the first step', () =>
  expect(readSharedState('#play=')).toEqual({ of: '', input: '', step: 1 }))
