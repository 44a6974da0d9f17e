/**
 * Compares the priority queue with the plain heap and with the means of the language. Run it with `npx tsx
 * bench/algorithms/priority-queue.ts`.
 */
import { by } from '../../handbook/algorithms/compare.ts'
import { Heap } from '../../handbook/algorithms/data-structures/heap.ts'
import { PriorityQueue } from '../../handbook/algorithms/data-structures/priority-queue.ts'
import { randomSource, report } from './measure.ts'

interface Waiting {
  value: number
  priority: number
}

const first = (waiting: Iterable<Waiting>): Waiting | undefined => {
  let best: Waiting | undefined
  for (const entry of waiting) if (!best || entry.priority < best.priority) best = entry
  return best
}

for (const size of [10, 1_000, 100_000]) {
  const random = randomSource(size)
  const start = Array.from({ length: size }, (_, value) => ({ value, priority: random() }))

  const queue = new PriorityQueue<number>()
  for (const { value, priority } of start) queue.enqueue(value, priority)
  const heap = new Heap<Waiting>(
    by(
      ({ priority }) => priority,
      (a, b) => a - b,
    ),
    start,
  )
  const map = new Map(start.map((entry) => [entry.value, entry]))
  const rounds = size > 10_000 ? 4 : 64
  report(`the first leaves and comes back later, ${size} waiting`, {
    PriorityQueue: () => {
      for (let i = 0; i < rounds; i++) {
        const next = queue.dequeue()
        if (next) queue.enqueue(next.value, next.priority + random())
      }
    },
    Heap: () => {
      for (let i = 0; i < rounds; i++) {
        const next = heap.pop()
        if (next) heap.push({ value: next.value, priority: next.priority + random() })
      }
    },
    'Map, scanned': () => {
      for (let i = 0; i < rounds; i++) {
        const next = first(map.values())
        if (next) map.set(next.value, { value: next.value, priority: next.priority + random() })
      }
    },
  })

  const others = start.map(({ value, priority }) => ({ value, priority }))
  const inHeap = new Heap<Waiting>(
    by(
      ({ priority }) => priority,
      (a, b) => a - b,
    ),
    others,
  )
  const current = new Map(others.map(({ value, priority }) => [value, priority]))
  let asked = 0
  report(`a random priority changes, then the first is looked at, ${size} waiting`, {
    PriorityQueue: () => {
      for (let i = 0; i < rounds; i++) {
        queue.enqueue((asked = (asked + 7919) % size), random())
        queue.peek()
      }
    },
    'Heap, stale entries skipped': () => {
      for (let i = 0; i < rounds; i++) {
        asked = (asked + 7919) % size
        const priority = random()
        current.set(asked, priority)
        inHeap.push({ value: asked, priority })
        for (let top = inHeap.peek(); top && current.get(top.value) !== top.priority; top = inHeap.peek()) inHeap.pop()
      }
    },
    'array of entries, sorted anew': () => {
      for (let i = 0; i < rounds; i++) {
        asked = (asked + 7919) % size
        const entry = others.find(({ value }) => value === asked)
        if (entry) entry.priority = random()
        others.sort((a, b) => a.priority - b.priority)
      }
    },
    'Map, scanned': () => {
      for (let i = 0; i < rounds; i++) {
        asked = (asked + 7919) % size
        map.set(asked, { value: asked, priority: random() })
        first(map.values())
      }
    },
  })
}
