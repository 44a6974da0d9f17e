/** Compares the linked lists with arrays, `Map` and `Set`. Run it with `npx tsx bench/algorithms/lists.ts`. */
import { DoublyLinkedList } from '../../handbook/algorithms/data-structures/doubly-linked-list.ts'
import { LinkedList } from '../../handbook/algorithms/data-structures/linked-list.ts'
import { report, reportMemory, shuffledNumbers } from './measure.ts'

for (const size of [10, 1_000, 100_000]) {
  const values = shuffledNumbers(size)
  const times = Math.max(1, 1_000 / size)
  const array = [...values]
  const list = new LinkedList(values)
  const doubly = new DoublyLinkedList(values)
  let sum = 0

  report(`walk over ${size} values`, {
    'array, index': () => {
      for (let time = 0; time < times; time++) for (let i = 0; i < array.length; i++) sum += array[i] as number
    },
    'array, for...of': () => {
      for (let time = 0; time < times; time++) for (const value of array) sum += value
    },
    'LinkedList, nodes': () => {
      for (let time = 0; time < times; time++) for (let node = list.head; node; node = node.next) sum += node.value
    },
    'LinkedList, for...of': () => {
      for (let time = 0; time < times; time++) for (const value of list) sum += value
    },
    'DoublyLinkedList, nodes': () => {
      for (let time = 0; time < times; time++) for (let node = doubly.first; node; node = node.next) sum += node.value
    },
  })

  report(`add a first value and remove it, ${size} values`, {
    LinkedList: () => {
      for (let i = 0; i < 100; i++) list.prepend(i).removeFirst()
    },
    'array, unshift and shift': () => {
      for (let i = 0; i < 100; i++) {
        array.unshift(i)
        array.shift()
      }
    },
    'array, push and pop': () => {
      for (let i = 0; i < 100; i++) {
        array.push(i)
        array.pop()
      }
    },
  })

  report(`insert in the middle by index and remove, ${size} values`, {
    'array, splice': () => {
      for (let i = 0; i < 100; i++) {
        array.splice(size >> 1, 0, i)
        array.splice(size >> 1, 1)
      }
    },
    LinkedList: () => {
      for (let i = 0; i < 100; i++) list.insertAt(size >> 1, i).removeAt(size >> 1)
    },
  })

  report(`at a random index, ${size} values`, {
    array: () => {
      for (let i = 0; i < 100; i++) sum += array.at((i * 7919) % size) ?? 0
    },
    LinkedList: () => {
      for (let i = 0; i < 100; i++) sum += list.at((i * 7919) % size)
    },
  })

  const nodes = values.map((value) => doubly.append(value))
  const set = new Set(values)
  const order = [...values]
  let turn = 0
  const nextValue = () => {
    turn = (turn + 7919) % size
    return values[turn] as number
  }
  report(`move a value to the end, ${size} values`, {
    'DoublyLinkedList, node in hand': () => {
      for (let i = 0; i < 100; i++) {
        const value = nextValue()
        const node = nodes[value]
        if (node) {
          doubly.remove(node)
          nodes[value] = doubly.append(value)
        }
      }
    },
    'Set, delete and add': () => {
      for (let i = 0; i < 100; i++) {
        const value = nextValue()
        set.delete(value)
        set.add(value)
      }
    },
    'array, indexOf and splice': () => {
      for (let i = 0; i < 100; i++) {
        const value = nextValue()
        order.splice(order.indexOf(value), 1)
        order.push(value)
      }
    },
  })
  if (sum < 0) console.log(sum)
}

const many = shuffledNumbers(100_000)
reportMemory('memory, 100,000 small integers', {
  array: () => [...many],
  LinkedList: () => new LinkedList(many),
  DoublyLinkedList: () => new DoublyLinkedList(many),
  Set: () => new Set(many),
})
