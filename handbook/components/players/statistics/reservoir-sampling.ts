import type * as Module from '../../../algorithms/statistics/reservoir-sampling.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { streamInput, type Stream, type Word } from '@dev-handbook/step-player/player/inputs/draws'
import { seededRandom } from '@dev-handbook/step-player/player/seeded-random'
import { copySlots, markRange, markSlot, type ArrayView } from '@dev-handbook/step-player/player/stages/array-view'
import { cellsStage } from '@dev-handbook/step-player/player/stages/cells-stage'
import { defineSubject, type Item } from '@dev-handbook/step-player/player/subject'

interface L {
  size: number
  sample: Word[]
  seen: number
  item: Word
  place: number
}

const numbers = (count: number) => Array.from({ length: count }, () => 1 + Math.floor(Math.random() * 99)).join(', ')
const seed = () => 1 + Math.floor(Math.random() * 1000)

export const subject = defineSubject<typeof Module, Stream, L, ArrayView>({
  title: 'Reservoir sampling',
  code: ['algorithms/statistics/reservoir-sampling.ts#sample'],
  load: () => import('../../../algorithms/statistics/reservoir-sampling.ts?traced'),
  input: streamInput,
  presets: [
    { name: articleName, text: 'a b c d e f k 2 seed 127' },
    { name: { en: 'Three of ten', ru: 'Три из десяти' }, text: '11, 22, 33, 44, 55, 66, 77, 88, 99, 10 k 3 seed 4' },
    { name: { en: 'One of eight', ru: 'Один из восьми' }, text: '1, 2, 3, 4, 5, 6, 7, 8 k 1 seed 3' },
    { name: { en: 'Fewer items than places', ru: 'Элементов меньше, чем мест' }, text: '7, 8 k 4' },
    { name: randomName, text: () => `${numbers(12)} k 3 seed ${seed()}` },
  ],
  stage: cellsStage,
  run: (module, { input }) => module.reservoirSample(input.items, input.k, seededRandom(input.seed)),
  look: ({ sample = [], item, place }, moment) => {
    const { items, k } = moment.input
    const slots = copySlots(
      Array.from({ length: k }, (_, at) => sample[at] as unknown as Item | undefined),
      moment.memory.get('slots'),
    )
    moment.memory.set('slots', slots)
    const at = moment.ended ? items.length : (item?.id ?? 0)
    const isRunning = !moment.ended && item !== undefined
    return {
      rows: [
        { label: 'stream', slots: items as unknown as Item[], pointers: isRunning ? [{ name: 'item', at }] : [] },
        {
          label: `reservoir of ${k}`,
          slots,
          pointers: !moment.ended && place !== undefined && place < k ? [{ name: 'place', at: place }] : [],
        },
      ],
      marks: [markRange(0, at, 'muted'), ...(isRunning ? [markSlot(at, 'current')] : [])],
    }
  },
  watch: ['seen', 'size', 'place'],
  words: {
    checkSize: null,
    'const sample': () => 'The reservoir is empty. The length of the stream is unknown.',
    'let seen': null,
    'for (const item': null,
    'seen++': ({ seen }) => `Item number ${seen + 1} arrives.`,
    'if (sample.length <': null,
    'sample.push': ({ item }) => `The reservoir has a free place, so ${item.value} goes in.`,
    'const place': ({ seen, size }) =>
      `Draws a number from 0 to ${seen - 1}. The item enters with the probability ${size} / ${seen}.`,
    'if (place < size)': ({ place, size, item }) =>
      place < size
        ? `The draw ${place} is below ${size}, so ${item.value} enters.`
        : `The draw ${place} is not below ${size}, so ${item.value} is rejected.`,
    'sample[place] =': ({ sample, place, item }) =>
      `${item.value} replaces ${sample[place]?.value ?? 'nothing'} at place ${place}.`,
    'return sample': null,
  },
  outcome: (result, { items }) =>
    `The sample of ${items.length} ${items.length === 1 ? 'item' : 'items'}: ${(result as Word[]).map(({ value }) => value).join(', ') || 'nothing'}.`,
  shows: (view, result) => [view.rows[1]?.slots.filter((item) => item !== null), result],
})
