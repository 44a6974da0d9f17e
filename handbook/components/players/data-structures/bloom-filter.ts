import type * as Module from '../../../algorithms/data-structures/bloom-filter.ts'
import type { Operation } from '@dev-handbook/step-player/player/inputs/operations'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { listed, structureSubject } from './structure-subject.ts'

interface L {
  this: Module.BloomFilter
  '#words': Uint32Array
  '#bitsSet': number
  text: string
  bit: number
}

const words = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'gus']
const perRow = 16

export const subject = structureSubject<typeof Module, Module.BloomFilter, L, GridView>({
  title: 'Bloom filter',
  code: [
    'algorithms/data-structures/bloom-filter.ts#add',
    'algorithms/data-structures/bloom-filter.ts#has',
    'algorithms/data-structures/bloom-filter.ts#bits',
  ],
  load: () => import('../../../algorithms/data-structures/bloom-filter.ts?traced'),
  verbs: { add: 'many', has: 'many' },
  values: 'words',
  presets: [
    { name: articleName, text: 'add ann bob cleo, has dan hal eve finn' },
    { name: { en: 'Nearly full', ru: 'Почти заполнен' }, text: 'add ann bob cid dan eve fay, has zoe kim leo' },
    {
      name: randomName,
      text: () =>
        `add ${words.filter(() => Math.random() < 0.5).join(' ') || 'ann'}, has ${words[Math.floor(Math.random() * words.length)]}`,
    },
  ],
  create: (module) => new module.BloomFilter({ expectedItems: 3, falsePositiveRate: 0.1 }),
  call: (filter, { verb, args: [text = ''] }: Operation) => (verb === 'add' ? void filter.add(text) : filter.has(text)),
  stage: gridStage,
  view: ({ now, known }) => {
    const words = now['#words'] ?? known['#words']
    const count = known.this?.bitCount ?? 0
    const bitAt = (bit: number): number => ((words?.[bit >>> 5] ?? 0) >>> (bit & 31)) & 1
    return {
      rows: span(0, Math.ceil(count / perRow)).map((row) => {
        const bits = span(row * perRow, Math.min(count, (row + 1) * perRow))
        return {
          key: `row ${row}`,
          label: String(row * perRow),
          isTight: true,
          cells: bits.map(bitAt),
          marks: {
            ...markAll(
              bits.filter((bit) => bitAt(bit) === 1).map((bit) => bit - row * perRow),
              'done',
            ),
            ...(now.bit !== undefined && bits.includes(now.bit) ? markAll([now.bit - row * perRow], 'current') : {}),
          },
        }
      }),
    }
  },
  watch: ['text', 'bit', '#bitsSet'],
  words: {
    'for (const bit': ({ text }) => `Computes which bits belong to “${text}”.`,
    'if (this.#isSet(bit)) continue': (l) =>
      `Bit ${l.bit} ${((l['#words'][l.bit >>> 5] ?? 0) >>> (l.bit & 31)) & 1 ? 'is set already' : 'is not set yet'}.`,
    continue: null,
    'this.#words[bit >>> 5]': ({ bit }) => `Sets bit ${bit}.`,
    'this.#bitsSet++': null,
    'return this': null,
    'if (!this.#isSet(bit)) return': (l) =>
      `Bit ${l.bit} ${((l['#words'][l.bit >>> 5] ?? 0) >>> (l.bit & 31)) & 1 ? 'is set' : 'is not set'}.`,
    'return false': ({ text }) => `One bit of “${text}” is not set, so “${text}” was never added.`,
    'return true': ({ text }) => `All bits of “${text}” are set, so it was probably added.`,
    'const start': null,
    'const step': null,
    'round < this.hashCount': null,
    'yield (start': null,
  },
  contents: (filter) => filter.estimatedSize().toFixed(1),
  describe: (contents, results) =>
    `Answers: ${listed(results.filter((result) => result !== undefined).map((result) => (result ? 'probably' : 'no')))}. ${contents === 'Infinity' ? 'All bits are set, so the number of texts is unknown' : `The filter holds about ${String(contents)} texts`}.`,
})
