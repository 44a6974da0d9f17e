import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectToFollowModel } from '../contracts/model-contract.ts'
import { DoublyLinkedList, type DoublyListNode } from './doubly-linked-list.ts'

describe('DoublyLinkedList', () => {
  it('agrees with an array of nodes over any run of actions', () => {
    type Nodes = DoublyListNode<number>[]
    const pick = (model: Nodes, seed: number) => (seed === 0 ? 0 : seed % model.length)
    expectToFollowModel({
      // The first node stays, so that the list is never empty.
      create: () => {
        const subject = new DoublyLinkedList<number>()
        return { subject, model: [subject.append(-1)] }
      },
      argument: fc.nat(),
      actions: {
        prepend: (list, model, _seed, step) => [list.size + 1, model.unshift(list.prepend(step))],
        append: (list, model, _seed, step) => [list.size + 1, model.push(list.append(step))],
        insertBefore: (list, model, seed, step) => {
          const index = pick(model, seed)
          model.splice(index, 0, list.insertBefore(model[index] as Nodes[number], step))
          return [model[index]?.value, step]
        },
        insertAfter: (list, model, seed, step) => {
          const index = pick(model, seed)
          model.splice(index + 1, 0, list.insertAfter(model[index] as Nodes[number], step))
          return [model[index + 1]?.value, step]
        },
        remove: (list, model, seed, step) => {
          model.push(list.append(step))
          const [node] = model.splice(pick(model, seed), 1) as [Nodes[number]]
          return [list.remove(node), node.value]
        },
        moveToFront: (list, model, seed) => {
          const [node] = model.splice(pick(model, seed), 1) as [Nodes[number]]
          model.unshift(node)
          return [list.moveToFront(node), undefined]
        },
        removeFirst: (list, model, _seed, step) => {
          model.push(list.append(step))
          return [list.removeFirst(), model.shift()?.value]
        },
        removeLast: (list, model, _seed, step) => {
          model.unshift(list.prepend(step))
          return [list.removeLast(), model.pop()?.value]
        },
      },
      state: (list, model) => {
        const values = model.map(({ value }) => value)
        return [
          [[...list], [...list.backwards()], list.size, list.first === model[0], list.last === model.at(-1)],
          [values, values.toReversed(), values.length, true, true],
        ]
      },
    })
  })

  it('can be emptied from both ends and used again', () => {
    const list = new DoublyLinkedList(['a', 'b'])
    expect([list.removeFirst(), list.removeLast(), list.removeFirst(), list.removeLast()]).toEqual([
      'a',
      'b',
      undefined,
      undefined,
    ])
    expect([list.size, list.first, list.last]).toEqual([0, null, null])
    list.prepend('c')
    expect([list.first?.value, list.last?.value]).toEqual(['c', 'c'])
  })

  it('frees a node that is removed', () => {
    const list = new DoublyLinkedList(['a', 'b', 'c'])
    const node = list.first?.next
    if (!node) throw new Error('The list has a second node.')
    expect(list.remove(node)).toBe('b')
    expect([node.previous, node.next]).toEqual([null, null])
    expect(() => list.remove(node)).toThrow(
      'The node of b is not in this list; it was removed or belongs to another list.',
    )
  })

  it('refuses a node of another list', () => {
    const other = new DoublyLinkedList<string>().append('x')
    const list = new DoublyLinkedList(['a'])
    expect(() => list.remove(other)).toThrow(RangeError)
    expect(() => list.moveToFront(other)).toThrow(RangeError)
    expect(() => list.insertBefore(other, 'b')).toThrow(RangeError)
    expect(() => list.insertAfter(other, 'b')).toThrow(RangeError)
    expect([...list]).toEqual(['a'])
  })
})
