import type * as Module from '../../../algorithms/math/least-common-multiple.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { numbersInput } from '@dev-handbook/step-player/player/inputs/numbers'
import { tilesStage, tilesWidth, type Tile, type TilesView } from '@dev-handbook/step-player/player/stages/tiles-stage'
import { defineSubject, type Mark } from '@dev-handbook/step-player/player/subject'

interface L {
  value: number
  a: number
  b: number
  divisor: number
  multiple: number
}

const left = 56
const rowHeight = 34
const mostTiles = 60

interface Row {
  /** Length of a tile, and of the whole row. */
  length: number
  total: number
  /** Length of the longest row in the picture. */
  longest: number
  mark?: Mark
}

/** Tiles of equal length, end to end. When there are too many tiles, one tile replaces them. */
const tilesOf = ({ length, total, longest, mark }: Row, row: number): Tile[] => {
  // The number 0 has a row too: a line.
  const count = length === 0 || total === 0 ? 1 : total / length
  const drawn = count > mostTiles ? 1 : count
  const width = ((tilesWidth - left - 6) / Math.max(1, longest)) * (total / drawn)
  return Array.from({ length: drawn }, (_, index) => ({
    id: `${row} ${index}`,
    x: left + index * width,
    y: 6 + row * (rowHeight + 8),
    width,
    height: rowHeight,
    label: total === 0 ? undefined : drawn === count ? String(length) : `${count} × ${length}`,
    mark,
  }))
}

const draw = (rows: readonly Row[], names: readonly string[]): TilesView => ({
  tiles: rows.flatMap(tilesOf),
  notes: names.map((text, row) => ({
    id: String(row),
    x: left - 8,
    y: 6 + row * (rowHeight + 8) + rowHeight / 2,
    text,
    end: true,
  })),
})

export const subject = defineSubject<typeof Module, number[], L, TilesView>({
  title: 'Least common multiple',
  code: ['algorithms/math/least-common-multiple.ts#all', 'algorithms/math/least-common-multiple.ts#lcm'],
  load: () => import('../../../algorithms/math/least-common-multiple.ts?traced'),
  input: numbersInput(
    { least: 2, most: 5, from: 0, to: 999 },
    { en: 'Two to five numbers', ru: 'От двух до пяти чисел' },
  ),
  presets: [
    { name: articleName, text: '12, 18' },
    { name: { en: 'Three timers', ru: 'Три таймера' }, text: '4, 6, 10' },
    { name: { en: 'Nothing in common', ru: 'Ничего общего' }, text: '7, 9' },
    { name: { en: 'One divides the other', ru: 'Одно делит другое' }, text: '6, 24' },
    { name: { en: 'With a 0', ru: 'С нулём' }, text: '8, 0' },
    { name: randomName, text: () => Array.from({ length: 3 }, () => 2 + Math.floor(Math.random() * 14)).join(', ') },
  ],
  stage: tilesStage,
  run: (module, { input }) => module.leastCommonMultipleOfAll(input),
  look: ({ value, a, b, divisor, multiple }, moment) => {
    if (moment.ended) {
      const total = Number(moment.result)
      return draw(
        moment.input.map((length) => ({ length, total, longest: total, mark: 'done' })),
        moment.input.map(String),
      )
    }
    if (a === undefined || b === undefined) {
      if (multiple === undefined) return undefined
      const longest = Math.max(multiple, value ?? 0)
      return draw(
        [
          { length: multiple, total: multiple, longest, mark: 'active' },
          ...(value === undefined ? [] : [{ length: value, total: value, longest }]),
        ],
        ['so far', ...(value === undefined ? [] : ['next'])],
      )
    }
    const names = [String(a), String(b)]
    if (multiple === undefined) {
      const longest = Math.max(a, b)
      const part = divisor ?? longest
      return draw(
        [
          { length: part, total: a, longest, mark: 'compare' },
          { length: part, total: b, longest, mark: 'compare' },
        ],
        names,
      )
    }
    return draw(
      [
        { length: a, total: multiple, longest: multiple, mark: 'current' },
        { length: b, total: multiple, longest: multiple, mark: 'current' },
      ],
      names,
    )
  },
  watch: ['value', 'a', 'b', 'divisor', 'multiple'],
  wide: ['multiple'],
  words: {
    'let multiple': null,
    'for (const value': null,
    'multiple = leastCommonMultiple': ({ multiple, value }, { memory }) => {
      const beginning = memory.has('begun') ? 'The multiple so far is 1' : 'Begins with the multiple 1'
      memory.set('begun', true)
      return multiple === 1
        ? `${beginning}, which divides every number. So the next multiple is ${value}.`
        : `The multiple so far is ${multiple}. Looks for the least common multiple of ${multiple} and ${value}.`
    },
    'const divisor': null,
    'if (divisor === 0)': ({ a, b, divisor }) => {
      if (a === 1) return ''
      return a * b === 0
        ? `The only multiple of 0 is 0, so 0 is the only common multiple.`
        : `The greatest common divisor is ${divisor}. ${a} is ${a / divisor} · ${divisor}, and ${b} is ${b / divisor} · ${divisor}.`
    },
    'return 0': null,
    'const multiple': ({ a, b, divisor }) => {
      if (a === 1 || a * b === 0) return ''
      return divisor === 1
        ? `${a} and ${b} have only the common divisor 1, so their product ${a} · ${b} is needed.`
        : `${a} · ${b} contains the common factor ${divisor} twice. Once is enough, so ${a} is divided by ${divisor}, which gives ${a / divisor}.`
    },
    'if (!Number.isSafeInteger(multiple))': ({ a, b, multiple }) =>
      a === 1 || a * b === 0
        ? ''
        : `${multiple / b} · ${b} = ${multiple} = ${multiple / a} · ${a}. This is the first number where both rows end.`,
    'throw new RangeError': null,
    'return multiple': null,
  },
  outcome: (result, numbers) =>
    `The least common multiple of ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} is ${String(result)}.`,
  shows: ({ tiles, notes }, result) => [
    tiles.length,
    notes.reduce(
      (count, { text }) => count + (Number(result) / Number(text) > mostTiles ? 1 : Number(result) / Number(text)),
      0,
    ),
  ],
})
