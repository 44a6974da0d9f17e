import type * as Module from '../../../algorithms/math/fast-exponentiation.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject, type InputKind } from '@dev-handbook/step-player/player/subject'
import { raised } from './superscript.ts'
import { fault } from '../texts/fault.ts'

interface L {
  base: bigint
  exponent: number
  result: bigint
  square: bigint
  rest: number
}

interface Power {
  base: number
  exponent: number
}

const input: InputKind<Power> = {
  label: { en: 'A power', ru: 'Степень' },
  parse: (text) => {
    const [, base, exponent] = /^\s*(-?\d+)\s*(?:\^|\*\*)\s*(-?\d+)\s*$/.exec(text.replaceAll('−', '-')) ?? []
    if (base === undefined || exponent === undefined) return fault((say) => say.notPower)
    if (Number(base) < 0) return fault((say) => say.negativeBase(base))
    if (Number(exponent) < 0) return fault((say) => say.negativeExponent(exponent))
    if (Number(base) > 12) return fault((say) => say.baseTooLarge(base))
    return Number(exponent) > 63
      ? fault((say) => say.exponentTooLarge(exponent))
      : { value: { base: Number(base), exponent: Number(exponent) } }
  },
}

/** Long numbers are rounded to three digits. */
const short = (value: bigint | undefined, most = 8): string => {
  const text = String(value ?? '')
  return text.length <= most ? text : Number(text).toExponential(2).replace('+', '')
}

/** A product as a sentence. It uses ≈ when a number is shown rounded. */
const product = (a: bigint, b: bigint): string =>
  `${short(a, 13)} · ${short(b, 13)} ${[a, b, a * b].some((value) => String(value).length > 13) ? '≈' : '='} ${short(a * b, 13)}`

/** Places of the exponent's bits, the highest place first. */
const placesOf = (exponent: number) => span(0, Math.max(1, exponent.toString(2).length)).toReversed()

const bitAt = (exponent: number, place: number) => Math.floor(exponent / 2 ** place) % 2

/** The values of a run that have been seen so far. */
interface Seen {
  rest: number | undefined
  squares: Map<number, bigint>
  results: Map<number, bigint>
}

export const subject = defineSubject<typeof Module, Power, L, GridView>({
  title: 'Fast exponentiation',
  code: ['algorithms/math/fast-exponentiation.ts#power-of'],
  load: () => import('../../../algorithms/math/fast-exponentiation.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '3 ^ 13' },
    { name: { en: 'One bit: 2 to the 16th', ru: 'Один бит: 2 в 16-й степени' }, text: '2 ^ 16' },
    { name: { en: 'All bits: 2 to the 31st', ru: 'Все биты: 2 в 31-й степени' }, text: '2 ^ 31' },
    { name: { en: 'To the power of 0', ru: 'В степени 0' }, text: '7 ^ 0' },
    { name: randomName, text: () => `${2 + Math.floor(Math.random() * 8)} ^ ${5 + Math.floor(Math.random() * 40)}` },
  ],
  stage: gridStage,
  run: (module, { input: { base, exponent } }) => module.powerOfBigInt(BigInt(base), exponent),
  look: ({ result, square, rest }, moment) => {
    const { base, exponent } = moment.input
    const places = placesOf(exponent)
    const seen = runValue<Seen>(moment, 'seen', () => ({ rest: undefined, squares: new Map(), results: new Map() }))
    const used = rest === undefined ? 0 : places.length - (rest === 0 ? 0 : rest.toString(2).length)
    // Right after the halving, `square` still belongs to the bit before.
    const isHalved = seen.rest !== undefined && seen.rest !== rest && rest !== 0
    if (square !== undefined && result !== undefined && rest !== undefined) {
      if (rest > 0 && !isHalved) seen.squares.set(used, square)
      seen.results.set(isHalved || rest === 0 ? used - 1 : used, result)
    }
    seen.rest = rest
    const columns = (wanted: (place: number) => boolean) =>
      places.flatMap((place, index) => (wanted(place) ? [index] : []))
    const done = markAll(
      columns((place) => place < used && bitAt(exponent, place) === 1),
      'done',
    )
    const now = columns((place) => place === used && rest !== undefined && !moment.ended)
    return {
      rows: [
        { key: 'power', label: 'power', isHeader: true, cells: places.map((place) => raised(base, 2 ** place)) },
        {
          key: 'bit',
          label: 'exponent',
          isTight: true,
          cells: places.map((place) => bitAt(exponent, place)),
          marks: {
            ...markAll(
              columns((place) => place < used),
              'muted',
            ),
            ...done,
            ...markAll(now, 'current'),
          },
        },
        {
          key: 'square',
          label: 'square',
          isTight: true,
          cells: places.map((place) => short(seen.squares.get(place))),
          marks: {
            ...done,
            ...markAll(now, 'current'),
            ...(isHalved
              ? markAll(
                  columns((place) => place === used - 1),
                  'compare',
                )
              : {}),
          },
        },
        {
          key: 'result',
          label: 'result',
          cells: places.map((place) => short(seen.results.get(place))),
          marks: moment.ended ? { 0: 'done' } : isHalved ? {} : markAll(now, 'active'),
        },
      ],
    }
  },
  watch: ['rest', 'square', 'result'],
  wide: ['square', 'result'],
  words: {
    checkInteger: null,
    'let result': null,
    'let square': null,
    'let rest': ({ base, exponent }) => {
      const bits = placesOf(exponent).filter((place) => bitAt(exponent, place) === 1)
      if (bits.length < 2)
        return bits.length === 0
          ? 'The exponent 0 has no set bit, so nothing is multiplied.'
          : exponent === 1
            ? 'The exponent is 1, so the base is the only factor of the product.'
            : `Only the highest bit of ${exponent} is set, so only the last square is a factor of the product.`
      return `${exponent} = ${bits.map((place) => 2 ** place).join(' + ')}, so ${raised(base, exponent)} = ${bits.map((place) => raised(base, 2 ** place)).join(' · ')}.`
    },
    'rest > 0': ({ rest, result, square }) =>
      rest > 0
        ? rest % 2 === 1
          ? `The lowest bit of ${rest} is 1, so the square ${short(square, 13)} is a factor of the product.`
          : `The lowest bit of ${rest} is 0, so the square ${short(square, 13)} is not needed.`
        : `No bit is left, so the result is ${String(result).length > 13 ? 'about ' : ''}${short(result, 13)}.`,
    'if (rest % 2 === 1)': null,
    'result = multiply': ({ result, square }) => `Multiplies the result by the square: ${product(result, square)}.`,
    'rest = Math.floor': null,
    'if (rest > 0)': null,
    'square = multiply': ({ square }) => `Computes the square for the next bit: ${product(square, square)}.`,
    'return result': null,
  },
  outcome: (result, { base, exponent }) =>
    `${base} to the power of ${exponent} is ${String(result).length > 24 ? 'about ' : ''}${short(result as bigint, 24)}.`,
  shows: ({ rows }, result) => [rows.at(-1)?.cells[0], short(result as bigint)],
})
