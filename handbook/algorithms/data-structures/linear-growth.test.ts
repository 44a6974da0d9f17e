import { describe } from 'vitest'
import type { Sizes } from '../bounds.ts'
import { type Measurement, testCatalogueGrowth } from '../contracts/catalogue-growth.ts'
import { each, numbers, sizes } from '../contracts/growth-inputs.ts'
import { after, mean } from '../contracts/uncounted.ts'
import { dataStructures } from './catalogue.ts'
import type { DoublyLinkedList, DoublyListNode } from './doubly-linked-list.ts'
import * as doubly from './doubly-linked-list.ts?counted'
import type { LinkedList } from './linked-list.ts'
import * as lists from './linked-list.ts?counted'
import type { Queue } from './queue.ts'
import * as queues from './queue.ts?counted'
import type { Stack } from './stack.ts'
import * as stacks from './stack.ts?counted'

const linear = dataStructures.filter(({ path }) => /\/(doubly-linked-list|linked-list|queue|stack)$/.test(path))

const listOf = ({ n = 0 }: Sizes): LinkedList<number> => new lists.LinkedList(numbers(n))

const placed = (act: (list: LinkedList<number>, index: number) => unknown): Measurement => ({
  sizes,
  best: after(listOf, (list) => act(list, 0)),
  average: after(listOf, (list, { n = 0 }) => act(list, n / 2)),
  worst: after(listOf, (list, { n = 0 }) => act(list, n - 1)),
})

const doublyListOf = ({ n = 0 }: Sizes): DoublyLinkedList<number> => new doubly.DoublyLinkedList(numbers(n))

const middleOf = (given: Sizes): [DoublyLinkedList<number>, DoublyListNode<number>] => {
  const list = doublyListOf(given)
  const node = list.append(-1)
  for (const value of numbers(given.n ?? 0)) list.append(value)
  return [list, node]
}

const ringOf = ({ n = 0 }: Sizes): Queue<number> => new queues.Queue(numbers(n))

/** A queue whose next removal leaves a quarter of its slots in use, so it shrinks. */
const shrinking = ({ n = 0 }: Sizes): Queue<number> => {
  const queue = ringOf({ n: 4 * n })
  while (queue.size > n + 1) queue.dequeue()
  return queue
}

const stackOf = ({ n = 0 }: Sizes): Stack<number> => new stacks.Stack(numbers(n))

describe('linear data structures', () => {
  testCatalogueGrowth(linear, {
    'DoublyLinkedList.prepend': each(doublyListOf, (list) => list.prepend(-1)),
    'DoublyLinkedList.append': each(doublyListOf, (list) => list.append(-1)),
    'DoublyLinkedList.removeFirst': each(doublyListOf, (list) => list.removeFirst()),
    'DoublyLinkedList.removeLast': each(doublyListOf, (list) => list.removeLast()),
    'DoublyLinkedList.insertBefore': each(middleOf, ([list, node]) => list.insertBefore(node, -2)),
    'DoublyLinkedList.insertAfter': each(middleOf, ([list, node]) => list.insertAfter(node, -2)),
    'DoublyLinkedList.remove': each(middleOf, ([list, node]) => list.remove(node)),
    'DoublyLinkedList.moveToFront': each(middleOf, ([list, node]) => list.moveToFront(node)),
    'DoublyLinkedList.backwards': each(doublyListOf, (list) => [...list.backwards()]),
    'LinkedList.prepend': each(listOf, (list) => list.prepend(-1)),
    'LinkedList.append': each(listOf, (list) => list.append(-1)),
    'LinkedList.removeFirst': each(listOf, (list) => list.removeFirst()),
    'LinkedList.removeLast': each(listOf, (list) => list.removeLast()),
    'LinkedList.at': placed((list, index) => list.at(index)),
    'LinkedList.insertAt': placed((list, index) => list.insertAt(index, -1)),
    'LinkedList.removeAt': placed((list, index) => list.removeAt(index)),
    'LinkedList.indexOf': placed((list, index) => list.indexOf(index)),
    'LinkedList.delete': placed((list, index) => list.delete(index)),
    'Queue.enqueue': {
      sizes,
      best: after(
        ({ n = 0 }) => ringOf({ n: n - 1 }),
        (queue) => queue.enqueue(-1),
      ),
      average: mean(({ n = 1 }) => n, ringOf),
      worst: after(ringOf, (queue) => queue.enqueue(-1)),
    },
    'Queue.dequeue': {
      sizes,
      best: after(ringOf, (queue) => queue.dequeue()),
      average: mean(
        ({ n = 1 }) => n,
        after(ringOf, (queue, { n = 0 }) => numbers(n).map(() => queue.dequeue())),
      ),
      worst: after(shrinking, (queue) => queue.dequeue()),
    },
    'Queue.peek': each(ringOf, (queue) => queue.peek()),
    'Stack.push': each(stackOf, (stack) => stack.push(-1)),
    'Stack.pop': each(stackOf, (stack) => stack.pop()),
    'Stack.peek': each(stackOf, (stack) => stack.peek()),
  })
})
