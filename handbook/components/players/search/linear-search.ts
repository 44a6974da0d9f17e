import type * as Module from '../../../algorithms/search/linear-search.ts'
import { markSlot } from '@dev-handbook/step-player/player/stages/array-view'
import type { Item } from '@dev-handbook/step-player/player/subject'
import { searchSubject } from './search-subject.ts'

interface L {
  items: readonly Item[]
  target: Item
  i: number
}

export const subject = searchSubject<typeof Module, L>({
  title: 'Linear search',
  code: ['algorithms/search/linear-search.ts#linear-search'],
  load: () => import('../../../algorithms/search/linear-search.ts?traced'),
  example: '30 in 40, 10, 30, 20',
  ordered: false,
  presets: [{ name: { en: 'In no order', ru: 'Без порядка' }, text: '7 in 5, 8, 1, 9, 3, 7, 2, 6' }],
  bound: { name: 'n', of: (n) => n },
  find: (module, { items, target }, { compare }) => module.linearSearch(items, target, (a, b) => compare(a, b) === 0),
  pointers: ['i'],
  range: ({ i, items }) => (i === undefined ? undefined : [i, items.length - 1]),
  marks: ({ i }) => (i === undefined ? [] : [markSlot(i, 'current')]),
  watch: ['target', 'i'],
  words: {
    'i < items.length': ({ items, i }) =>
      i < items.length ? `Looks at index ${i}.` : 'The end of the list is reached.',
    'if (equal': ({ items, i, target }) => `Is ${items[i]?.value} the target ${target.value}?`,
    'return i': ({ i }) => `Found at index ${i}.`,
    'return -1': () => 'The list does not contain the target.',
  },
})
