/** Compares the queue and the stack with arrays, `Set` and a linked list. Run it with `npx tsx bench/algorithms/queue.ts`. */
import { LinkedList } from '../../handbook/algorithms/data-structures/linked-list.ts'
import { Queue } from '../../handbook/algorithms/data-structures/queue.ts'
import { Stack } from '../../handbook/algorithms/data-structures/stack.ts'
import { report, shuffledNumbers } from './measure.ts'

for (const size of [10, 1_000, 8_000, 12_000, 100_000]) {
  const values = shuffledNumbers(size)
  const queue = new Queue(values)
  const array = [...values]
  const list = new LinkedList(values)
  const set = new Set(values)
  let next = size
  let sum = 0
  report(`one leaves, one comes, ${size} waiting`, {
    Queue: () => {
      for (let i = 0; i < 1_000; i++) {
        sum += queue.dequeue() ?? 0
        queue.enqueue(i)
      }
    },
    'array, shift and push': () => {
      for (let i = 0; i < 1_000; i++) {
        sum += array.shift() ?? 0
        array.push(i)
      }
    },
    LinkedList: () => {
      for (let i = 0; i < 1_000; i++) {
        sum += list.removeFirst() ?? 0
        list.append(i)
      }
    },
    'Set, first of keys()': () => {
      for (let i = 0; i < 1_000; i++) {
        const first = set.keys().next().value ?? 0
        sum += first
        set.delete(first)
        set.add(next++)
      }
    },
  })
  if (sum < 0) console.log(sum)
}

for (const size of [100, 10_000, 100_000]) {
  const values = shuffledNumbers(size)
  report(`fill with ${size} and empty`, {
    Queue: () => {
      const queue = new Queue<number>()
      for (const value of values) queue.enqueue(value)
      while (queue.size > 0) queue.dequeue()
    },
    'array, index of the first': () => {
      const array: number[] = []
      for (const value of values) array.push(value)
      for (let first = 0; first < array.length; first++) array[first] = 0
    },
    'array, push and shift': () => {
      const array: number[] = []
      for (const value of values) array.push(value)
      while (array.length > 0) array.shift()
    },
    LinkedList: () => {
      const list = new LinkedList<number>()
      for (const value of values) list.append(value)
      while (list.size > 0) list.removeFirst()
    },
  })
  report(`push ${size} and pop all`, {
    'array, push and pop': () => {
      const array: number[] = []
      for (const value of values) array.push(value)
      while (array.length > 0) array.pop()
    },
    Stack: () => {
      const stack = new Stack<number>()
      for (const value of values) stack.push(value)
      while (stack.size > 0) stack.pop()
    },
    LinkedList: () => {
      const list = new LinkedList<number>()
      for (const value of values) list.prepend(value)
      while (list.size > 0) list.removeFirst()
    },
    ...(size <= 10_000 && {
      'array, unshift and shift': () => {
        const array: number[] = []
        for (const value of values) array.unshift(value)
        while (array.length > 0) array.shift()
      },
    }),
  })
}
