import type { Preset } from '../subject.ts'

const example = '5, 8, 1, 9, 3, 7, 2, 6'

const shuffled = (length: number, greatest: number) =>
  Array.from({ length }, () => 1 + Math.floor(Math.random() * greatest))

/** Lists to sort; `many` is the length of the longest, `greatest` bounds the random ones. */
export const sortPresets = (many: number, greatest = 99): [Preset, ...Preset[]] => [
  { name: 'As in the article', text: example },
  { name: 'Random', text: () => shuffled(14, greatest).join(', ') },
  { name: 'Sorted', text: '1, 2, 3, 5, 6, 7, 8, 9, 11, 12' },
  { name: 'Reversed', text: '12, 11, 9, 8, 7, 6, 5, 3, 2, 1' },
  { name: 'Few unique', text: '3, 7, 3, 5, 7, 5, 3, 3, 7, 5, 7, 3' },
  { name: `${many} random`, text: () => shuffled(many, greatest).join(', ') },
]
