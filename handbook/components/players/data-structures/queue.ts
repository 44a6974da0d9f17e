import type * as Module from '../../../algorithms/data-structures/queue.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { randomNumbers, type Operation } from '@dev-handbook/step-player/player/inputs/operations'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, pointAt, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { listed, structureSubject } from './structure-subject.ts'

interface L {
  '#slots': (string | undefined)[]
  '#start': number
  '#size': number
  value: string
  capacity: number
  offset: number
}

interface Queue {
  enqueue: (value: string) => unknown
  dequeue: () => string | undefined
  [Symbol.iterator]: () => Iterator<string>
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
  values: 'words',
  most: 24,
  presets: [
    {
      name: articleName,
      text: 'enqueue A B C D E F: dequeue, dequeue, dequeue, dequeue, enqueue G H I J K L M',
    },
    {
      name: { en: 'Shrinks', ru: 'Уменьшается' },
      text: 'enqueue 1 2 3 4 5 6 7 8 9, dequeue, dequeue, dequeue, dequeue, dequeue',
    },
    {
      name: randomName,
      text: () => `enqueue ${randomNumbers(6)}, dequeue, dequeue, enqueue ${randomNumbers(3)}, dequeue`,
    },
  ],
  create: (module) => new module.Queue<string>(),
  call: (queue, { verb, args: [value = ''] }: Operation) =>
    verb === 'enqueue' ? void queue.enqueue(value) : queue.dequeue(),
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
    'this.#resize(2': (l) => `Moves the values to a ring with ${2 * l['#size']} slots.`,
    'this.#slots[this.#slot(this.#size)] = value': (l) =>
      `${l.value} goes into slot ${(l['#start'] + l['#size']) % l['#slots'].length}.`,
    'this.#size++': (l) => `The queue now holds ${l['#size'] + 1} ${l['#size'] === 0 ? 'value' : 'values'}.`,
    'return this': null,
    'if (this.#size === 0)': (l) => (l['#size'] === 0 ? 'The queue is empty.' : ''),
    'return undefined': () => 'There is nothing to remove.',
    'const value = ': (l) => `The front of the queue is in slot ${l['#start']}: ${l['#slots'][l['#start']]}.`,
    'this.#slots[this.#start] = undefined': () => 'Empties this slot.',
    'this.#start = this.#slot(1)': (l) => {
      const slot = (l['#start'] + 1) % l['#slots'].length
      return l['#size'] === 1
        ? `No value is left. The next one will go into slot ${slot}.`
        : `The front is now in slot ${slot}.`
    },
    'this.#size--': null,
    'if (': null,
    'this.#resize(this.#slots.length / 2)': () =>
      'Three quarters of the slots are free. Moves the values to a ring of half the size.',
    'return value': null,
    'return (this.#start + offset)': null,
    'const slots': ({ capacity }) => `Makes ${capacity} empty slots.`,
    'offset < this.#size': null,
    'slots[offset] =': (l) =>
      `Copies ${l['#slots'][(l['#start'] + l.offset) % l['#slots'].length]} to slot ${l.offset} of the new ring.`,
    'this.#slots = slots': null,
    'this.#start = 0': () => 'The front of the queue is in slot 0.',
  },
  contents: (queue) => [...queue],
  describe: (contents) => `From the front: ${listed(contents as string[])}.`,
})
