import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectToFollowModel } from '../contracts/model-contract.ts'
import { PriorityQueue } from './priority-queue.ts'

describe('PriorityQueue', () => {
  it('agrees with a searched list over any run of actions', () => {
    // A Map keeps the order of arrival, even when the priority of a key changes.
    const first = (model: Map<number, number>) => [...model].toSorted(([, a], [, b]) => a - b)[0] ?? []
    expectToFollowModel({
      create: () => ({ subject: new PriorityQueue<number>(), model: new Map<number, number>() }),
      argument: fc.record({ value: fc.integer({ min: 0, max: 15 }), priority: fc.integer({ min: 0, max: 4 }) }),
      actions: {
        enqueue: (queue, model, { value, priority }) => [
          queue.enqueue(value, priority).size,
          model.set(value, priority).size,
        ],
        delete: (queue, model, { value }) => [queue.delete(value), model.delete(value)],
        dequeue: (queue, model) => {
          const [value, priority] = first(model)
          if (value !== undefined) model.delete(value)
          const next = queue.dequeue()
          return [
            [next?.value, next?.priority],
            [value, priority],
          ]
        },
        look: (queue, model, { value }) => [
          [queue.has(value), queue.priorityOf(value)],
          [model.has(value), model.get(value)],
        ],
      },
      often: ['enqueue'],
      state: (queue, model) => [
        [new Map([...queue].map((entry) => [entry.value, entry.priority])), queue.size, queue.peek()?.value],
        [model, model.size, first(model)[0]],
      ],
      length: 100,
    })
  })

  it('serves equal priorities in the order of arrival', () => {
    const queue = new PriorityQueue<string>()
      .enqueue('a', 1)
      .enqueue('b', 0)
      .enqueue('c', 1)
      .enqueue('d', 1)
      .enqueue('a', 1)
    expect(Array.from({ length: 5 }, () => queue.dequeue()?.value)).toEqual(['b', 'a', 'c', 'd', undefined])
  })

  it('takes any priority but NaN', () => {
    const queue = new PriorityQueue<string>().enqueue('late', Infinity).enqueue('now', -Infinity)
    expect(queue.dequeue()).toMatchObject({ value: 'now', priority: -Infinity })
    expect(() => queue.enqueue('never', Number.NaN)).toThrow('The priority is NaN')
    expect(queue.size).toBe(1)
  })
})
