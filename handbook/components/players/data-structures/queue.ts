import type * as Module from '../../../algorithms/data-structures/queue.ts'
import { randomNumbers } from '@dev-handbook/step-player/player/inputs/operations'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, pointAt, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { listed, numberOf, structureSubject } from './structure-subject.ts'

interface L {
  '#slots': (number | undefined)[]
  '#start': number
  '#size': number
  value: number
  capacity: number
  offset: number
}

interface Queue {
  enqueue: (value: number) => unknown
  dequeue: () => number | undefined
  [Symbol.iterator]: () => Iterator<number>
}

export const subject = structureSubject<typeof Module, Queue, L, GridView>({
  title: 'Queue in a ring',
  code: [
    'algorithms/data-structures/queue.ts#enqueue',
    'algorithms/data-structures/queue.ts#dequeue',
    'algorithms/data-structures/queue.ts#slot',
    'algorithms/data-structures/queue.ts#resize',
  ],
  load: () => import('../../../algorithms/data-structures/queue.ts?traced'),
  verbs: { enqueue: 'many', dequeue: 0 },
  most: 24,
  presets: [
    { name: 'Round the ring', text: 'enqueue 1 2 3 4 5 6, dequeue, dequeue, dequeue, enqueue 7 8 9 10' },
    { name: 'Grows', text: 'enqueue 1 2 3 4 5 6 7 8 9 10' },
    {
      name: 'Random',
      text: () => `enqueue ${randomNumbers(6)}, dequeue, dequeue, enqueue ${randomNumbers(3)}, dequeue`,
    },
  ],
  create: (module) => new module.Queue<number>(),
  call: (queue, operation) =>
    operation.verb === 'enqueue' ? void queue.enqueue(numberOf(operation)) : queue.dequeue(),
  stage: gridStage,
  view: ({ known }) => {
    const slots = known['#slots'] ?? []
    const start = known['#start'] ?? 0
    const size = known['#size'] ?? 0
    const used = span(0, size).map((offset) => (start + offset) % Math.max(1, slots.length))
    return {
      rows: [
        {
          key: 'slots',
          label: 'slots',
          cells: Array.from(slots, (slot) => slot ?? ''),
          marks: { ...markAll(used, 'done'), ...markAll(used.slice(0, 1), 'current') },
          pointers: pointAt({ start, end: slots.length > 0 ? (start + size) % slots.length : undefined }),
        },
      ],
    }
  },
  watch: ['#start', '#size', 'value'],
  words: {
    'if (this.#size === this.#slots.length)': (l) =>
      l['#size'] === l['#slots'].length ? 'The ring is full.' : 'There is a free slot.',
    'this.#resize(2': (l) => `Moves to a ring of ${2 * l['#size']}.`,
    'this.#slots[this.#slot(this.#size)] = value': (l) =>
      `${l.value} goes into slot ${(l['#start'] + l['#size']) % l['#slots'].length}.`,
    'this.#size++': (l) => `The queue holds ${l['#size'] + 1}.`,
    'return this': null,
    'if (this.#size === 0)': (l) => (l['#size'] === 0 ? 'The queue is empty.' : ''),
    'return undefined': () => 'There is nothing to take.',
    'const value = ': (l) => `The front is in slot ${l['#start']}: ${l['#slots'][l['#start']]}.`,
    'this.#slots[this.#start] = undefined': () => 'Empties the slot.',
    'this.#start = this.#slot(1)': (l) => `The front moves on to slot ${(l['#start'] + 1) % l['#slots'].length}.`,
    'this.#size--': null,
    'if (this.#slots.length > smallestCapacity': null,
    'this.#resize(this.#slots.length / 2)': () => 'Three quarters are free: moves to a ring of half the size.',
    'return value': null,
    'return (this.#start + offset)': null,
    'const slots': ({ capacity }) => `Makes ${capacity} empty slots.`,
    'offset < this.#size': null,
    'slots[offset] =': ({ offset }) => `Copies item ${offset + 1} to the beginning of the new ring.`,
    'this.#slots = slots': null,
    'this.#start = 0': () => 'The front is in slot 0 again.',
  },
  contents: (queue) => [...queue],
  describe: (contents) => `From the front: ${listed(contents as number[])}.`,
})
