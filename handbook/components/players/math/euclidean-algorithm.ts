import type * as Module from '../../../algorithms/math/euclidean-algorithm.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { numbersInput } from '@dev-handbook/step-player/player/inputs/numbers'
import { runValue } from '@dev-handbook/step-player/player/remember'
import { tilesStage, tilesWidth, type Tile, type TilesView } from '@dev-handbook/step-player/player/stages/tiles-stage'
import { defineSubject, type InputKind } from '@dev-handbook/step-player/player/subject'
import { fault } from '../texts/fault.ts'

interface L {
  a: number
  b: number
  larger: number
  smaller: number
  remainder: number
}

const numbers = numbersInput({ least: 2, most: 2, from: -9999, to: 9999 }, { en: 'Two numbers', ru: 'Два числа' })

const input: InputKind<number[]> = {
  ...numbers,
  parse: (text) => {
    const parsed = numbers.parse(text)
    return 'value' in parsed && parsed.value.every((value) => value === 0) ? fault((say) => say.noRectangle) : parsed
  },
}

const signed = (value: number | undefined): string => String(value).replace('-', '−')

const left = 44
const top = 20

/**
 * The rectangle that is not yet cut into squares, in the numbers' own units. Each cut takes from the other side than
 * the cut before.
 */
interface Rest {
  x: number
  y: number
  isUpright: boolean
  cut: Tile[]
}

/** A larger number of squares is drawn as one strip. */
const mostSquares = 60

const squaresOf = (
  { x, y, isUpright, cut }: Rest,
  { side, count, scale }: { side: number; count: number; scale: number },
): Tile[] => {
  const strips = count > mostSquares ? 1 : count
  const length = (side * count) / strips
  return Array.from({ length: strips }, (_, index) => ({
    id: `square ${cut.length + index}`,
    x: left + (x + (isUpright ? 0 : index * length)) * scale,
    y: top + (y + (isUpright ? index * length : 0)) * scale,
    width: (isUpright ? side : length) * scale,
    height: (isUpright ? length : side) * scale,
    label: strips === count ? String(side) : `${count} × ${side}`,
  }))
}

const times = (count: number, side: number) =>
  `${count === 0 ? 'no' : count} ${count < 2 ? 'square' : 'squares'} of side ${side}`

export const subject = defineSubject<typeof Module, number[], L, TilesView>({
  title: "Euclid's algorithm",
  code: ['algorithms/math/euclidean-algorithm.ts#gcd'],
  load: () => import('../../../algorithms/math/euclidean-algorithm.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '252, 105' },
    { name: { en: 'Most rounds: 55 and 34', ru: 'Больше всего шагов: 55 и 34' }, text: '55, 34' },
    { name: { en: 'Smaller first', ru: 'Сначала меньшее' }, text: '18, 48' },
    { name: { en: 'Nothing in common', ru: 'Ничего общего' }, text: '45, 28' },
    { name: { en: 'One is 0', ru: 'Одно равно 0' }, text: '12, 0' },
    {
      name: randomName,
      text: () => `${20 + Math.floor(Math.random() * 400)}, ${10 + Math.floor(Math.random() * 200)}`,
    },
  ],
  stage: tilesStage,
  run: (module, { input: [a = 0, b = 0] }) => module.greatestCommonDivisor(a, b),
  look: (locals, moment) => {
    const [a = 0, b = 0] = moment.input.map(Math.abs)
    const scale = Math.min((tilesWidth - left - 8) / Math.max(a, 1), 200 / Math.max(b, 1))
    const rest = runValue<Rest>(moment, 'rest', () => ({ x: 0, y: 0, isUpright: false, cut: [] }))
    const { larger = a, smaller = b, remainder } = locals
    const { x, y, isUpright } = rest
    const area: Tile = {
      id: 'rest',
      x: left + x * scale,
      y: top + y * scale,
      width: (isUpright ? smaller : larger) * scale,
      height: (isUpright ? larger : smaller) * scale,
    }
    const notes = [
      { id: 'a', x: left, y: 9, text: signed(moment.input[0]) },
      { id: 'b', x: left - 8, y: top + Math.max(6, (b * scale) / 2), text: signed(moment.input[1]), end: true },
    ]
    // When one number is 0, there are no squares: the result is the other number.
    if (moment.ended && rest.cut.length === 0) return { tiles: [{ ...area, mark: 'done' }], notes }
    if (moment.ended)
      return {
        tiles: rest.cut.map((tile) => ({
          ...tile,
          mark: tile.label?.split(' ').at(-1) === String(moment.result) ? 'done' : 'muted',
        })),
        notes,
      }
    if (remainder === undefined)
      return {
        tiles: [...rest.cut.map((tile): Tile => ({ ...tile, mark: 'muted' })), { ...area, mark: 'compare' }],
        notes,
      }
    const count = (larger - remainder) / smaller
    const squares = squaresOf(rest, { side: smaller, count, scale })
    const shown = [
      ...rest.cut.map((tile): Tile => ({ ...tile, mark: 'muted' })),
      ...squares.map((tile): Tile => ({ ...tile, mark: 'current' })),
    ]
    rest.cut = [...rest.cut, ...squares]
    rest[isUpright ? 'y' : 'x'] += smaller * count
    rest.isUpright = !isUpright
    const after = {
      width: (isUpright ? smaller : remainder) * scale,
      height: (isUpright ? remainder : smaller) * scale,
    }
    return {
      tiles:
        remainder === 0
          ? shown
          : [...shown, { id: 'rest', x: left + rest.x * scale, y: top + rest.y * scale, ...after, mark: 'compare' }],
      notes,
    }
  },
  watch: ['larger', 'smaller', 'remainder'],
  wide: ['remainder'],
  words: {
    checkInteger: null,
    'let larger': null,
    'let smaller': ({ a, b }) =>
      `Looks for the largest square that tiles a rectangle of ${Math.abs(a)} by ${Math.abs(b)}.`,
    'smaller !== 0': ({ larger, smaller }, { input }) =>
      smaller === 0
        ? input.includes(0)
          ? `0 is a multiple of each number, so ${larger} itself is the greatest common divisor.`
          : `The remainder is 0, so ${larger} divides all numbers before it.`
        : `A rectangle of ${larger} by ${smaller} is left.`,
    'const remainder': ({ larger, smaller }, { input }) => {
      if (larger < smaller) return `${larger} is smaller than ${smaller}, so the two numbers will change places.`
      return larger === Math.max(...input.map(Math.abs))
        ? `Each number that divides both also divides ${larger} − ${smaller}. So ${smaller} is subtracted as often as possible.`
        : `Subtracts ${smaller} from ${larger} as often as possible.`
    },
    'larger = smaller': ({ larger, smaller, remainder }) =>
      `${larger} = ${(larger - remainder) / smaller} · ${smaller} + ${remainder}. This cuts off ${times((larger - remainder) / smaller, smaller)}, and ${remainder === 0 ? 'nothing' : remainder} is left.`,
    'smaller = remainder': null,
    'return larger': null,
  },
  outcome: (result, [a, b]) => `The greatest common divisor of ${signed(a)} and ${signed(b)} is ${String(result)}.`,
  shows: ({ tiles }, result) => [
    tiles
      .find(({ mark }) => mark === 'done')
      ?.label?.split(' ')
      .at(-1),
    String(result),
  ],
})
