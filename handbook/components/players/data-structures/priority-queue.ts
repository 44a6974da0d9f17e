import type * as Module from '../../../algorithms/data-structures/priority-queue.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import type { Operation } from '@dev-handbook/step-player/player/inputs/operations'
import { runValue } from '@dev-handbook/step-player/player/remember'
import { treeStage } from '@dev-handbook/step-player/player/stages/tree-stage'
import type { TreeItem, TreeView } from '@dev-handbook/step-player/player/stages/tree-view'
import { listed, structureSubject } from './structure-subject.ts'

interface Entry {
  value: string
  priority: number
}

interface L {
  '#heap': Entry[]
  value: string
  priority: number
  place: number | undefined
  entry: Entry
  parent: number
  left: number
  child: number
  above: number
  last: Entry
  first: Entry
}

const isMoreUrgent = (a: Entry | undefined, b: Entry | undefined): string =>
  `Is “${a?.value}” (${a?.priority}) more urgent than “${b?.value}” (${b?.priority})?${a?.priority === b?.priority ? ' The earlier arrival decides.' : ''}`

const names = [...'abcdefg']
const random = () => names.map((name) => `enqueue ${name} ${Math.floor(Math.random() * 20)}`).join(', ')

export const subject = structureSubject<typeof Module, Module.PriorityQueue<string>, L, TreeView>({
  title: 'Priority queue',
  code: [
    'algorithms/data-structures/priority-queue.ts#enqueue',
    'algorithms/data-structures/priority-queue.ts#remove',
    'algorithms/data-structures/priority-queue.ts#moves',
  ],
  load: () => import('../../../algorithms/data-structures/priority-queue.ts?traced'),
  verbs: { enqueue: 2, dequeue: 0, delete: 1 },
  values: 'words',
  presets: [
    {
      name: articleName,
      text: 'enqueue mail 5, enqueue backup 9, enqueue report 5, enqueue alert 1, enqueue cleanup 7, enqueue sync 3: enqueue cleanup 0, dequeue, delete sync',
    },
    {
      name: { en: 'Most urgent first', ru: 'Сначала самое срочное' },
      text: 'enqueue a 5, enqueue b 3, enqueue c 8, enqueue d 1, enqueue e 4, dequeue, dequeue',
    },
    {
      name: { en: 'A priority changes', ru: 'Приоритет меняется' },
      text: 'enqueue a 5, enqueue b 3, enqueue c 8, enqueue c 1, dequeue',
    },
    { name: randomName, text: () => `${random()}, dequeue, dequeue` },
  ],
  create: (module) => new module.PriorityQueue<string>(),
  call: (queue, { verb, args: [value = '', priority] }: Operation) => {
    if (verb === 'dequeue') return queue.dequeue()?.value
    if (verb === 'delete') return queue.delete(value)
    if (!/^-?\d+$/.test(priority ?? ''))
      throw new RangeError(`The priority of ${value} is “${priority}”. Give a whole number.`)
    return void queue.enqueue(value, Number(priority))
  },
  stage: treeStage,
  view: ({ now, known, moment }) => {
    const heap = now['#heap'] ?? known['#heap'] ?? []
    const ids = runValue<Map<string, number>>(moment, 'names', () => new Map())
    const item = (index: number): TreeItem | null => {
      const entry = heap[index]
      if (!entry) return null
      if (!ids.has(entry.value)) ids.set(entry.value, ids.size + 1)
      const isSame = heap.findIndex(({ value }) => value === entry.value) !== index
      return {
        id: (ids.get(entry.value) ?? 0) + (isSame ? 100 : 0),
        label: `${entry.value} ${entry.priority}`,
        mark: index === now.place ? 'current' : index === now.parent || index === now.child ? 'compare' : undefined,
        children: [item(2 * index + 1), item(2 * index + 2)],
      }
    }
    const top = item(0)
    return { roots: top ? [top] : [] }
  },
  watch: ['value', 'priority', 'entry', 'place', 'parent', 'child'],
  words: {
    'if (Number.isNaN': null,
    'throw new RangeError': null,
    'const place = ': (l) =>
      l['#heap'].some(({ value }) => value === l.value)
        ? `“${l.value}” is in the queue.`
        : `“${l.value}” is not in the queue.`,
    'const arrival': null,
    'this.#settle({': ({ value, priority, place }) =>
      place === undefined
        ? `Adds “${value}” with the priority ${priority}.`
        : `The priority of “${value}” is now ${priority}.`,
    'return this': null,
    'const first': (l) =>
      l['#heap'][0] ? `The most urgent entry is at the top: “${l['#heap'][0].value}”.` : 'The queue is empty.',
    'if (first)': null,
    'this.delete(first': null,
    'return first': null,
    'if (place === undefined) return': null,
    'return false': null,
    'this.#places.delete': null,
    'const last': (l) => `Removes the last entry, “${l['#heap'].at(-1)?.value}”, from the array.`,
    'if (place < this': null,
    'this.#settle(last': ({ last }) => `“${last.value}” goes into the gap.`,
    'return true': null,
    'const above': ({ entry }) => `Does “${entry.value}” have to move up?`,
    'this.#put(entry, above': ({ entry, above, place }) =>
      above === place
        ? `“${entry.value}” does not move up. Does it have to move down?`
        : `“${entry.value}” goes to place ${above}.`,
    'place > 0': ({ place }) => (Number(place) > 0 ? `Place ${place} has a parent.` : 'This is the top.'),
    'const parent': null,
    'if (!precedes(entry, this.#heap[parent]': (l) => isMoreUrgent(l.entry, l['#heap'][l.parent]),
    // Only a move down looks at a child.
    break: ({ entry, child, place }) =>
      child === undefined
        ? `No, so “${entry.value}” goes no further up.`
        : `No, so “${entry.value}” belongs at place ${place}.`,
    'this.#put(this.#heap[parent]': (l) => `“${l['#heap'][l.parent]?.value}” moves down.`,
    'place = parent': null,
    'return place': null,
    '2 * place + 1': (l) =>
      2 * Number(l.place) + 1 < l['#heap'].length
        ? `Place ${l.place} has a child.`
        : `Place ${l.place} has no children, so “${l.entry.value}” belongs there.`,
    'const left': null,
    'const right': null,
    'const child': null,
    'if (!precedes(this.#heap[child]': (l) => isMoreUrgent(l['#heap'][l.child], l.entry),
    'this.#put(this.#heap[child]': (l) => `“${l['#heap'][l.child]?.value}” moves up.`,
    'place = child': null,
    'this.#heap[place] = entry': null,
    'this.#places.set': null,
  },
  contents: (queue) => [...queue].map(({ value, priority }) => `${value} ${priority}`),
  describe: (contents, results) =>
    `Removed: ${listed(results.filter((result) => typeof result === 'string'))}. In the queue: ${listed(contents as string[])}.`,
})
