import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectToFollowModel } from '../contracts/model-contract.ts'
import { LinkedList, listNodes } from './linked-list.ts'

describe('LinkedList', () => {
  it('agrees with an array over any run of actions', () => {
    expectToFollowModel({
      create: () => ({ subject: new LinkedList([1, 2, 3]), model: [1, 2, 3] }),
      argument: fc.record({ seed: fc.nat(), value: fc.integer({ min: 0, max: 5 }) }),
      actions: {
        prepend: (list, model, { value }) => [list.prepend(value).size, model.unshift(value)],
        append: (list, model, { value }) => [list.append(value).size, model.push(value)],
        insertAt: (list, model, { seed, value }) => {
          const index = seed % (model.length + 1)
          model.splice(index, 0, value)
          return [list.insertAt(index, value).at(index), value]
        },
        removeAt: (list, model, { seed, value }) => {
          if (model.length === 0) return [list.append(value).size, model.push(value)]
          const index = seed % model.length
          return [
            [list.at(index), list.removeAt(index)],
            [model[index], model.splice(index, 1)[0]],
          ]
        },
        removeFirst: (list, model) => [list.removeFirst(), model.shift()],
        removeLast: (list, model) => [list.removeLast(), model.pop()],
        delete: (list, model, { value }) => {
          const index = model.indexOf(value)
          if (index !== -1) model.splice(index, 1)
          return [
            [list.indexOf(value), list.delete(value)],
            [index, index !== -1],
          ]
        },
      },
      state: (list, model) => [
        [[...list], list.size, list.first, list.last, list.head?.value],
        [model, model.length, model[0], model.at(-1), model[0]],
      ],
    })
  })

  it('can be added to after its last value has gone', () => {
    const list = new LinkedList(['a'])
    expect(list.removeLast()).toBe('a')
    expect(list.removeLast()).toBeUndefined()
    expect([...list.append('b').prepend('c')]).toEqual(['c', 'b'])
    list.clear()
    expect([list.size, list.first, list.last, ...list]).toEqual([0, undefined, undefined])
  })

  it('finds NaN and tells 0 from -0', () => {
    const list = new LinkedList([0, Number.NaN])
    expect([list.indexOf(Number.NaN), list.indexOf(0), list.indexOf(-0)]).toEqual([1, 0, -1])
  })

  it('refuses indices outside', () => {
    const list = new LinkedList([1, 2])
    expect(() => list.at(2)).toThrow('Index 2 is outside the list; use an integer from 0 to 1.')
    expect(() => list.at(-1)).toThrow(RangeError)
    expect(() => list.insertAt(3, 0)).toThrow('Index 3 is outside the list; use an integer from 0 to 2.')
    expect(() => list.removeAt(0.5)).toThrow(RangeError)
    expect(() => new LinkedList().removeAt(0)).toThrow('The list is empty, so there is no index 0.')
  })
})

describe('listNodes', () => {
  it('chains values', () => {
    expect(listNodes([1, 2])).toEqual({ value: 1, next: { value: 2, next: null } })
    expect(listNodes([])).toBeNull()
  })
})
