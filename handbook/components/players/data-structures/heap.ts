import type * as Module from '../../../algorithms/data-structures/heap.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { randomNumbers } from '@dev-handbook/step-player/player/inputs/operations'
import { copySlots, pointersOf, type ArrayView } from '@dev-handbook/step-player/player/stages/array-view'
import { heapStage } from '@dev-handbook/step-player/player/stages/heap-stage'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { runValue } from '@dev-handbook/step-player/player/remember'
import { listed, numberOf, structureSubject } from './structure-subject.ts'

interface L {
  '#items': Item[]
  items: Item[]
  item: Item
  index: number
  parent: number
  left: number
  right: number
  child: number
  size: number
  smallest: Item
  last: Item
}

interface Heap {
  push: (item: Item) => unknown
  pop: () => Item | undefined
  [Symbol.iterator]: () => Iterator<Item>
}

let made = 0

export const subject = structureSubject<typeof Module, Heap, L, ArrayView>({
  title: 'Binary heap',
  code: [
    'algorithms/data-structures/heap.ts#heap',
    'algorithms/data-structures/heap.ts#sift-up',
    'algorithms/data-structures/heap.ts#sift-down',
  ],
  load: () => import('../../../algorithms/data-structures/heap.ts?traced'),
  verbs: { push: 'many', pop: 0 },
  most: 24,
  presets: [
    { name: articleName, text: 'push 1 4 2 9 8 7 3: push 0, pop' },
    { name: { en: 'Push and pop', ru: 'Добавить и извлечь' }, text: 'push 5 8 3 9 1 7 2, pop, pop' },
    { name: { en: 'Falling', ru: 'По убыванию' }, text: 'push 7 6 5 4 3 2 1' },
    { name: randomName, text: () => `push ${randomNumbers(9)}, pop, pop, pop` },
  ],
  create: (module, tools) => {
    made = 0
    return new module.Heap<Item>(tools.compare)
  },
  call: (heap, operation) => {
    if (operation.verb === 'pop') return heap.pop()?.value
    heap.push({ id: made++, value: numberOf(operation) })
    return undefined
  },
  stage: heapStage,
  view: ({ now, known, moment }) => {
    const items = now['#items'] ?? known['#items'] ?? []
    const slots = copySlots(items, undefined)
    const most = runValue(moment, 'most', () => moment.input.filter(({ verb }) => verb === 'push').length)
    const isSifting = now.item !== undefined && now.index !== undefined && now.items !== undefined
    return {
      rows: [
        {
          slots: Array.from({ length: Math.max(1, most) }, (_, index) => slots[index] ?? null),
          pointers: isSifting ? pointersOf(now, ['index', 'parent', 'child']) : [],
        },
      ],
      size: items.length,
      held: isSifting && now.item ? { item: now.item, at: now.index ?? 0 } : undefined,
      marks: [],
    }
  },
  watch: ['item', 'index', 'parent', 'child'],
  words: {
    'this.#compare =': null,
    'this.#items = ': null,
    'return this.#items.length': null,
    'return this.#items[0]': null,
    'this.#items.push(item)': ({ item }) => `${item.value} goes to the end of the array.`,
    'siftUp(this': ({ item }) => `Sifts ${item.value} up.`,
    'return this.#items.values': null,
    'return this': null,
    'const smallest': (l) =>
      l['#items'][0] ? `The smallest item is at the top: ${l['#items'][0].value}.` : 'The heap is empty.',
    'const last': (l) => {
      const last = l['#items'].at(-1)
      return last ? `Removes the last item, ${last.value}, from the array.` : 'The array has no last item to remove.'
    },
    'if (this.#items.length > 0)': (l) => (l['#items'].length > 0 ? '' : 'No item is left, so nothing has to move.'),
    'this.#putFirst(last': ({ last }) => `Puts ${last.value} at the top.`,
    'this.#putFirst(item': null,
    'return smallest': null,
    'this.#items.length = 0': null,
    'this.#items[0] = item': null,
    'siftDown(this': ({ item }) => `Sifts ${item.value} down.`,
    'const item': ({ items, index }) => `Lifts ${items[index]?.value} out of its place.`,
    'index > 0': ({ index }) => (index > 0 ? `Index ${index} has a parent.` : 'Index 0 is the top.'),
    'const parent': ({ index }) => `The parent of index ${index} is at index ${(index - 1) >> 1}.`,
    'if (compare(items[parent]': ({ items, parent, item }) =>
      `Is the parent ${items[parent]?.value} at most ${item.value}?`,
    break: () => 'Yes. This is the right place.',
    'items[index] = items[parent]': ({ items, parent }) => `No, so ${items[parent]?.value} moves down.`,
    'index = parent': null,
    'items[index] = item': ({ item, index }) => `${item.value} goes to index ${index}.`,
    '2 * index + 1 < size': ({ index, size }) =>
      2 * index + 1 < size ? `Index ${index} has a child.` : `Index ${index} has no children.`,
    'const left': null,
    'const right': null,
    'const child': ({ items, left, right, size }) =>
      right < size
        ? items[left]?.value === items[right]?.value
          ? `Both children are ${items[left]?.value}. The left one counts.`
          : `Which child is smaller, ${items[left]?.value} or ${items[right]?.value}?`
        : `There is only one child, ${items[left]?.value}.`,
    'if (compare(item, items[child]': ({ items, item, child }) => `Is ${item.value} at most ${items[child]?.value}?`,
    'items[index] = items[child]': ({ items, child }) => `No, so ${items[child]?.value} moves up.`,
    'index = child': null,
  },
  contents: (heap) => [...heap].map(({ value }) => value),
  describe: (contents, results) =>
    `Removed: ${listed(results.filter((result) => result !== undefined))}. In the array: ${listed(contents as number[])}.`,
})
