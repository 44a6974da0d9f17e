import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ascending, by, reverse } from '../compare.ts'
import { expectToFollowModel } from '../contracts/model-contract.ts'
import { Heap, heapify, siftDown, siftUp } from './heap.ts'

/** Items that come before their parents. */
const misplaced = (items: readonly number[]): number[] =>
  items.filter((item, index) => index > 0 && ascending(items[(index - 1) >> 1], item) > 0)

describe('Heap', () => {
  it('agrees with a sorted array over any run of actions', () => {
    const sortIn = (model: number[], item: number) =>
      model.splice(
        [...model, Infinity].findIndex((other) => other > item),
        0,
        item,
      )
    expectToFollowModel({
      create: () => ({ subject: new Heap<number>(ascending, [5, 3, 4]), model: [3, 4, 5] }),
      argument: fc.integer({ min: -9, max: 9 }),
      actions: {
        push: (heap, model, item) => {
          sortIn(model, item)
          return [heap.push(item).size, model.length]
        },
        pop: (heap, model) => [heap.pop(), model.shift()],
        replace: (heap, model, item) => {
          const smallest = model.shift()
          sortIn(model, item)
          return [heap.replace(item), smallest]
        },
      },
      often: ['push'],
      state: (heap, model) => {
        return [
          [[...heap].toSorted(ascending), heap.size, heap.peek(), misplaced([...heap])],
          [model, model.length, model[0], []],
        ]
      },
    })
  })

  it('gives every item back in order, NaN last', () => {
    const heap = new Heap<number>()
    for (const item of [3, Number.NaN, 0, -0, -7, 3]) heap.push(item)
    expect(Array.from({ length: 6 }, () => heap.pop())).toEqual([-7, -0, 0, 3, 3, Number.NaN])
    expect(heap.pop()).toBeUndefined()
  })

  it('takes a comparator and leaves its source alone', () => {
    const jobs = [
      { name: 'a', cost: 2 },
      { name: 'b', cost: 9 },
      { name: 'c', cost: 4 },
    ]
    const heap = new Heap(reverse(by((job: (typeof jobs)[number]) => job.cost)), jobs)
    expect([heap.pop()?.name, heap.pop()?.name]).toEqual(['b', 'c'])
    expect(jobs.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  })

  it('is empty at first and after clear', () => {
    const heap = new Heap<number>()
    expect([heap.size, heap.peek(), heap.pop(), heap.replace(1), heap.peek()]).toEqual([
      0,
      undefined,
      undefined,
      undefined,
      1,
    ])
    heap.clear()
    expect([heap.size, heap.peek()]).toEqual([0, undefined])
  })
})

describe('the steps of a heap', () => {
  it('heapify rearranges in place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (values) => {
        const items = [...values]
        expect(heapify(items, ascending)).toBe(items)
        expect(misplaced(items)).toEqual([])
        expect(items.toSorted(ascending)).toEqual(values.toSorted(ascending))
      }),
    )
  })

  it('siftUp and siftDown repair one item', () => {
    const rising = [2, 5, 3, 1]
    siftUp(rising, 3, ascending)
    expect(rising).toEqual([1, 2, 3, 5])
    const sinking = [9, 2, 3, 5, 0]
    siftDown(sinking, 0, 4, ascending)
    expect(sinking, 'the item beyond the size stays out of it').toEqual([2, 5, 3, 9, 0])
  })
})
