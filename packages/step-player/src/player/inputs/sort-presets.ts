import { articleName, randomName } from '../languages.ts'
import type { Preset } from '../subject.ts'

const example = '5, 8, 1, 9, 3, 7, 2, 6'

const shuffled = (length: number, greatest: number) =>
  Array.from({ length }, () => 1 + Math.floor(Math.random() * greatest))

/** Lists to sort. `many` is the length of the longest list, and `greatest` is the largest random number. */
export const sortPresets = (many: number, greatest = 99): [Preset, ...Preset[]] => [
  { name: articleName, text: example },
  { name: randomName, text: () => shuffled(14, greatest).join(', ') },
  { name: { en: 'Sorted', ru: 'По порядку' }, text: '1, 2, 3, 5, 6, 7, 8, 9, 11, 12' },
  { name: { en: 'Reversed', ru: 'В обратном порядке' }, text: '12, 11, 9, 8, 7, 6, 5, 3, 2, 1' },
  { name: { en: 'Few unique', ru: 'Мало разных' }, text: '3, 7, 3, 5, 7, 5, 3, 3, 7, 5, 7, 3' },
  { name: { en: `${many} random`, ru: `${many} случайных` }, text: () => shuffled(many, greatest).join(', ') },
]
