import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectToFollowModel } from '../contracts/model-contract.ts'
import { Queue } from './queue.ts'

describe('Queue', () => {
  it('agrees with an array over any run of additions and removals', () => {
    expectToFollowModel({
      create: () => ({ subject: new Queue([1, 2, 3]), model: [1, 2, 3] }),
      argument: fc.nat(40),
      actions: {
        enqueue: (queue, model, count) => {
          for (let value = 0; value < count; value++) {
            queue.enqueue(value)
            model.push(value)
          }
          return [queue.size, model.length]
        },
        dequeue: (queue, model, count) => [
          Array.from({ length: count }, () => queue.dequeue()),
          Array.from({ length: count }, () => model.shift()),
        ],
      },
      state: (queue, model) => [
        [[...queue], queue.size, queue.peek()],
        [model, model.length, model[0]],
      ],
    })
  })

  it('is empty after clear', () => {
    const queue = new Queue(Array.from({ length: 20 }, (_, index) => index))
    queue.clear()
    expect([queue.size, queue.peek(), queue.dequeue(), ...queue]).toEqual([0, undefined, undefined])
    expect([...queue.enqueue(1)]).toEqual([1])
  })

  it('lets values leave in the order in which they came', () => {
    const queue = new Queue<string>().enqueue('a').enqueue('b')
    expect([queue.dequeue(), queue.dequeue(), queue.dequeue(), queue.peek()]).toEqual(['a', 'b', undefined, undefined])
  })
})
