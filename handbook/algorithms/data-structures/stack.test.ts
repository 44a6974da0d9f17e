import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectToFollowModel } from '../contracts/model-contract.ts'
import { Stack } from './stack.ts'

describe('Stack', () => {
  it('agrees with an array over any run of pushes and pops', () => {
    expectToFollowModel({
      create: () => ({ subject: new Stack<number>(), model: new Array<number>() }),
      argument: fc.integer(),
      actions: {
        push: (stack, model, value) => [stack.push(value).size, model.push(value)],
        pop: (stack, model) => [stack.pop(), model.pop()],
      },
      state: (stack, model) => [
        [[...stack], stack.size, stack.peek()],
        [model.toReversed(), model.length, model.at(-1)],
      ],
    })
  })

  it('lets values leave in the opposite order', () => {
    const stack = new Stack('ab').push('c')
    expect([stack.pop(), stack.pop(), stack.pop(), stack.pop()]).toEqual(['c', 'b', 'a', undefined])
    stack.push('d').clear()
    expect([stack.size, stack.peek()]).toEqual([0, undefined])
  })
})
