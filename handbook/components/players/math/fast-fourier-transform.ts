import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import type { Complex } from '../../../algorithms/math/complex-numbers.ts'
import type * as Module from '../../../algorithms/math/fast-fourier-transform.ts'
import { numbersInput } from '@dev-handbook/step-player/player/inputs/numbers'
import { plain } from '@dev-handbook/step-player/player/number-words'
import { runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject, type Mark } from '@dev-handbook/step-player/player/subject'
import { shown } from './complex-words.ts'

interface L {
  signal: readonly Complex[]
  index: number
  n: number
  reversed: number
  values: Complex[]
  size: number
  half: number
  roots: Complex[]
  start: number
  k: number
  even: Complex
  odd: Complex
}

/** The values of each level, from the order of the signal to the whole transform. The array itself overwrites them. */
type Levels = (Complex | undefined)[][]

const cell = (value: Complex | undefined) => (value ? shown(value, 1).replaceAll(' ', '') : '')

/** A number that is added. It is in parentheses unless it is a single positive part. */
const inner = (value: Complex) => (/[ −]/.test(shown(value)) ? `(${shown(value)})` : shown(value))

const levelOf = (size: number) => Math.log2(size)

const bitsOf = (place: number, n: number) => (n === 1 ? '0' : place.toString(2).padStart(levelOf(n), '0'))

/** Records the known values of each level at a step. */
const keep = (levels: Levels, { signal, index, reversed, values, size, half, start, k, even }: Partial<L>) => {
  if (index !== undefined && reversed !== undefined) (levels[0] ??= [])[index] = signal?.[reversed]
  if (!values || size === undefined) return
  // Between two sizes, all values belong to the smaller size.
  if (half === undefined || start === undefined || k === undefined) levels[levelOf(size) - 1] = [...values]
  else {
    const level = (levels[levelOf(size)] ??= [])
    const isDone = (place: number) =>
      place < start ||
      (place < start + size && (place % size) % half < k - start) ||
      (place === k && values[k] !== even)
    values.forEach((value, place) => {
      if (isDone(place)) level[place] = value
    })
  }
}

const random = () => Math.floor(Math.random() * 10)

export const subject = defineSubject<typeof Module, number[], L, GridView>({
  title: 'Fast Fourier transform',
  code: [
    'algorithms/math/fast-fourier-transform.ts#in-place',
    'algorithms/math/fast-fourier-transform.ts#bit-reversal',
  ],
  load: () => import('../../../algorithms/math/fast-fourier-transform.ts?traced'),
  input: numbersInput(
    { most: 16, from: -99, to: 99 },
    { en: 'Signal: 1, 2, 4, 8 or 16 numbers', ru: 'Сигнал: 1, 2, 4, 8 или 16 чисел' },
  ),
  presets: [
    { name: articleName, text: '1, 2, 3, 4' },
    { name: { en: 'Two periods', ru: 'Два периода' }, text: '0, 1, 0, -1, 0, 1, 0, -1' },
    { name: { en: 'One impulse', ru: 'Один импульс' }, text: '1, 0, 0, 0, 0, 0, 0, 0' },
    { name: { en: 'Constant', ru: 'Постоянный сигнал' }, text: '5, 5, 5, 5' },
    { name: { en: 'A single value', ru: 'Одно значение' }, text: '7' },
    { name: randomName, text: () => Array.from({ length: 8 }, random).join(', ') },
  ],
  stage: gridStage,
  run: (module, { input }) => module.fastFourierTransform(input.map((re) => ({ re, im: 0 }))),
  look: (locals, moment) => {
    const n = moment.input.length
    const levels = runValue<Levels>(moment, 'levels', () => [])
    const { index, reversed, size, half, k, odd } = moment.ended ? ({} as Partial<L>) : locals
    if (moment.ended) levels[levelOf(n)] = [...(moment.result as Complex[])]
    else keep(levels, locals)
    const columns = span(0, levelOf(n) + 1)
    const markOf = (place: number): Record<number, Mark> => {
      if (moment.ended) return { [levelOf(n) + 1]: 'done' }
      if (index !== undefined)
        return { ...(place === reversed ? { 0: 'compare' } : {}), ...(place === index ? { 1: 'current' } : {}) }
      if (size === undefined || half === undefined || k === undefined)
        return size === undefined ? {} : { [levelOf(size)]: 'active' }
      const level = levelOf(size)
      if (place !== k && place !== k + half) return {}
      const isNext = odd !== undefined && (levels[level]?.[k] === undefined ? place === k : place === k + half)
      return { [level]: place === k ? 'compare' : 'swap', ...(isNext ? { [level + 1]: 'current' } : {}) }
    }
    return {
      rows: [
        {
          key: 'header',
          label: 'place',
          isHeader: true,
          cells: ['signal', 'order', ...columns.slice(1).map((level) => `of ${2 ** level}`)],
        },
        ...span(0, n).map((place) => ({
          key: String(place),
          label: `${place} ${bitsOf(place, n)}`,
          isTight: true,
          cells: [plain(moment.input[place] ?? 0), ...columns.map((level) => cell(levels[level]?.[place]))],
          marks: markOf(place),
        })),
      ],
    }
  },
  watch: ['size', 'half', 'start', 'k', 'index', 'reversed'],
  wide: ['reversed'],
  words: {
    checkLength: null,
    'const values': null,
    'size <= values.length': ({ size, values }) =>
      size > values.length
        ? 'All blocks of the signal are combined.'
        : `Combines the halves of each block of ${size}. Each half is a transform of ${size / 2} ${size === 2 ? 'value' : 'values'}.`,
    'const half': null,
    'const roots': null,
    'start < values.length': null,
    'k < start + half': null,
    'const even': null,
    'const odd': ({ roots, k, start, half, size }) => {
      const root = roots[k - start]
      if (!root) return ''
      const places = `Places ${k} and ${k + half}`
      return k === start
        ? `${places} hold the even and the odd part of a frequency. w = 1 does not change the odd part.`
        : `${places}: the odd values come one sample later, so w = ${shown(root)} turns their part by −${(360 * (k - start)) / size}°.`
    },
    'values[k] = add': ({ even, odd, k, start }) =>
      `Adds the ${k === start ? '' : 'turned '}odd part to the even part. ${shown(even)} + ${inner(odd)} goes to place ${k}.`,
    'values[k + half] = subtract': ({ even, odd, k, half }) =>
      `Half a turn more changes the sign. ${shown(even)} − ${inner(odd)} goes to place ${k + half}.`,
    'return values': null,
    'const n': null,
    'let reversed': null,
    'return signal.map': null,
    'if (index > 0)': null,
    'let bit': null,
    '(reversed & bit)': null,
    'reversed -=': null,
    'reversed +=': null,
    'return signal[reversed]': ({ index, reversed, n }) =>
      index === 0
        ? 'Place 0 stays. Repeated division into even and odd places reverses the bits of each place.'
        : `Place ${index} = ${bitsOf(index, n)} gets the value of time ${reversed} = ${bitsOf(reversed, n)}, which has the reversed bits.`,
  },
  outcome: (result) => {
    const sizes = (result as Complex[]).map(({ re, im }) => Math.hypot(re, im))
    const most = Math.max(...sizes)
    const peaks = sizes.flatMap((value, frequency) => (value > most - 1e-9 ? [frequency] : []))
    if (most === 0) return 'All values of the signal are 0, so it contains no frequency.'
    if (sizes.length === 1) return `The spectrum of a single value is frequency 0, with the modulus ${plain(most)}.`
    if (peaks.length === sizes.length) return `All frequencies are equally strong, with the modulus ${plain(most)}.`
    return `The strongest ${peaks.length === 1 ? 'frequency is' : 'frequencies are'} ${peaks.join(', ').replace(/, (?=\d+$)/, ' and ')}, with the modulus ${plain(most)}.`
  },
  shows: ({ rows }, result) => [rows.slice(1).map(({ cells }) => cells.at(-1)), (result as Complex[]).map(cell)],
})
