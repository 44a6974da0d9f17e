import type * as Module from '../../../algorithms/math/binary-floating-point.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { remember } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridRow, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject, type InputKind, type Mark } from '@dev-handbook/step-player/player/subject'
import { raised } from './superscript.ts'
import { fault } from '../texts/fault.ts'

interface L {
  value: number
  view: DataView
  bits: bigint
  sign: 0 | 1
  exponent: number
  fraction: bigint
  significand: bigint
  power: number
  digits: string
  whole: string
  decimals: string
}

interface Result {
  kind: Module.FloatKind
  exact: string
}

interface Input {
  value: number
  /**
   * The number as the reader typed it, with all digits, even those that a double cannot hold. For a sum, the result as
   * JavaScript writes it.
   */
  text: string
}

const written = (value: number) => (Object.is(value, -0) ? '-0' : String(value))

const input: InputKind<Input> = {
  label: { en: 'A number or a sum of two', ru: 'Число или сумма двух чисел' },
  parse: (text) => {
    const words = text.split(/\s+\+\s+|(?<=[\d.])\+/).map((word) => word.trim().replaceAll('−', '-'))
    const wrong = words.find(
      (word) =>
        !/^[-+]?(?:\d+\.?\d*(?:e[-+]?\d+)?|\.\d+(?:e[-+]?\d+)?|Infinity|NaN)$/i.test(word) ||
        (Number.isNaN(Number(word)) && word !== 'NaN'),
    )
    if (wrong !== undefined) return fault((say) => say.notFloat(wrong))
    if (words.length > 2) return fault((say) => say.tooManyAddends(words.length))
    // `reduce` has no initial value, because 0 + −0 would lose the sign of a single −0.
    const value = words.map(Number).reduce((a, b) => a + b)
    return { value: { value, text: words.length === 1 ? String(words[0]) : written(value) } }
  },
}

const perRow = 11

const bitsFrom = (bits: string, from: number, count: number) => Array.from(bits.slice(from, from + count))

interface Fields {
  bits: string
  /** The bit before the point, once it is known. */
  implied?: number | undefined
  marks: Partial<Record<'sign' | 'exponent' | 'fraction', Mark>>
}

/**
 * Draws the sign and the exponent in the first row. The fraction is below, after the place of the bit that is not
 * stored.
 */
const draw = ({ bits, implied, marks }: Fields): GridView => ({
  rows: [
    { key: 'places', label: '2 to the', isHeader: true, cells: ['±', ...span(0, perRow).toReversed()] },
    {
      key: 'exponent',
      label: 'exponent',
      isTight: true,
      cells: bitsFrom(bits, 0, 12),
      marks: { ...(marks.exponent && markAll(span(1, 12), marks.exponent)), ...(marks.sign && { 0: marks.sign }) },
    },
    ...span(0, 5).map((row): GridRow => {
      const cells = bitsFrom(bits, 12 + row * perRow, perRow)
      return {
        key: `fraction ${row}`,
        label: `${row === 0 && implied !== undefined ? '2⁰, ' : ''}${raised(2, -1 - row * perRow)}…`,
        isTight: row > 0,
        cells: [row === 0 ? implied : null, ...cells],
        marks: {
          ...(marks.fraction && markAll(span(1, 1 + cells.length), marks.fraction)),
          ...(row === 0 && implied !== undefined ? { 0: 'current' as const } : {}),
        },
      }
    }),
  ],
})

const binary = (bits: bigint): string => bits.toString(2).padStart(64, '0')

/** A long text is cut after its beginning. */
const short = (text: string): string =>
  text.length <= 26 ? text : `${text.slice(0, 24)}… (${text.replaceAll(/\D/g, '').length} digits)`

/** A decimal number without an exponent and without superfluous zeros: `1e2` and `100.0` both give `100`. */
const plainDecimal = (text: string): string => {
  const [, sign = '', whole = '', part = '', exponent = '0'] =
    /^([-+]?)(\d*)\.?(\d*)(?:e([-+]?\d+))?$/i.exec(text) ?? []
  const point = whole.length + Number(exponent)
  const digits = point > 0 ? `${whole}${part}`.padEnd(point, '0') : `${'0'.repeat(1 - point)}${whole}${part}`
  const [before, behind] = [digits.slice(0, Math.max(point, 1)), digits.slice(Math.max(point, 1))]
  const decimals = behind.replace(/0+$/, '')
  return `${sign === '-' ? '-' : ''}${before.replace(/^0+(?=\d)/, '')}${decimals === '' ? '' : `.${decimals}`}`
}

const kinds: Readonly<Record<Exclude<Module.FloatKind, 'nan'>, string>> = {
  normal: 'a normal number',
  subnormal: 'a subnormal number',
  zero: 'one of the two zeros',
  infinite: 'one of the two infinities',
}

const all = { sign: 'swap', exponent: 'compare', fraction: 'active' } as const

export const subject = defineSubject<typeof Module, Input, L, GridView>({
  title: 'Binary floating point',
  code: [
    'algorithms/math/binary-floating-point.ts#decode',
    'algorithms/math/binary-floating-point.ts#classify',
    'algorithms/math/binary-floating-point.ts#exact-decimal',
  ],
  load: () => import('../../../algorithms/math/binary-floating-point.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '0.1' },
    { name: { en: '0.1 + 0.2', ru: '0.1 + 0.2' }, text: '0.1 + 0.2' },
    { name: { en: 'Exact: -6.5', ru: 'Точное: -6.5' }, text: '-6.5' },
    { name: { en: 'Large: 2e53', ru: 'Большое: 2e53' }, text: '2e53' },
    { name: { en: 'Minus zero', ru: 'Минус ноль' }, text: '-0' },
    { name: { en: 'Smallest: 5e-324', ru: 'Наименьшее: 5e-324' }, text: '5e-324' },
    { name: { en: 'Infinity', ru: 'Бесконечность' }, text: 'Infinity' },
    { name: { en: 'Not a number', ru: 'Не число' }, text: 'NaN' },
    { name: randomName, text: () => ((Math.random() - 0.3) * 10 ** Math.floor(Math.random() * 5)).toFixed(3) },
  ],
  stage: gridStage,
  run: (module, { input: { value } }): Result => ({
    kind: module.classifyFloat(module.decodeFloat(value)),
    exact: module.toExactDecimal(value),
  }),
  look: (locals, moment) => {
    const { view, bits, significand, exponent } = remember(moment, locals)
    const stored = bits ?? view?.getBigUint64(0)
    if (stored === undefined) return undefined
    const implied = significand === undefined || exponent === undefined ? undefined : Math.min(exponent, 1)
    if (moment.ended) return draw({ bits: binary(stored), implied, marks: all })
    const { bits: split, fraction, power } = locals
    if (fraction === undefined) return draw({ bits: binary(stored), marks: split === undefined ? {} : all })
    // Kinds depend on the exponent. The significand is the fraction with its implied bit.
    if (significand === undefined) return draw({ bits: binary(stored), marks: { exponent: 'current' } })
    return draw({ bits: binary(stored), implied, marks: power === undefined ? { fraction: 'active' } : all })
  },
  watch: ['sign', 'power', 'exponent', 'fraction', 'significand', 'digits'],
  wide: ['exponent', 'fraction', 'significand', 'digits'],
  words: {
    'const view': null,
    'view.setFloat64': ({ value }, { memory, input: { text } }) =>
      memory.has('kind')
        ? ''
        : `Writes ${Number.isNaN(value) ? '“not a number”' : short(text)} into eight bytes, which are now 0.`,
    'const bits': ({ value }, { memory }) =>
      memory.has('kind')
        ? ''
        : !Number.isFinite(value)
          ? 'Reads the eight bytes as one integer.'
          : 'The bytes hold the nearest number that 64 bits can represent. Reads them as one integer.',
    'return {': (_, { memory }) =>
      memory.has('kind') ? '' : 'Splits the 64 bits: 1 for the sign, 11 for the exponent, 52 for the fraction.',
    'if (exponent === largestExponent)': ({ exponent }, { memory }) => {
      memory.set('kind', true)
      return exponent === 2047
        ? 'All bits of the exponent are set, so this is a special value.'
        : `The exponent is ${exponent}. It is not 2047, so the number is finite.`
    },
    "return fraction === 0n ? 'infinite'": ({ fraction }) =>
      fraction === 0n
        ? 'The fraction is 0, so the value is infinity.'
        : 'The fraction is not 0, so the value is not a number, like the result of 0 / 0.',
    'if (exponent > 0)': ({ exponent }) =>
      exponent > 0
        ? 'The exponent is above 0, so this is a normal number. The 1 before its point is not stored.'
        : 'The exponent is 0, so there is no implied 1 before the point.',
    "return 'normal'": null,
    "return fraction === 0n ? 'zero'": ({ fraction }) =>
      fraction === 0n
        ? 'The fraction is also 0, so the value is zero.'
        : 'The fraction is not 0, so this is a subnormal number. It is closer to 0 than any normal number.',
    'if (!Number.isFinite(value))': null,
    'return String(value)': () => 'A special value has no decimal digits.',
    'const { sign, exponent, fraction }': null,
    'const significand': ({ exponent, fraction }) =>
      exponent > 0
        ? 'Puts the implied 1 before the fraction. The significand has 53 bits.'
        : fraction === 0n
          ? ''
          : 'The significand is the fraction, without an implied 1.',
    'const power': ({ exponent, significand }) =>
      significand === 0n
        ? ''
        : `The ${exponent === 0 ? 'exponent 0 counts as 1. The power' : 'power'} of two is ${Math.max(exponent, 1)}, minus the offset 1023, minus the 52 places of the fraction.`,
    'const minus': null,
    'if (power >= 0)': ({ sign, significand, power }) =>
      significand === 0n ? '' : `So the value is ${sign === 1 ? '−' : ''}${significand} · ${raised(2, power)}.`,
    'return `${minus}${significand <<': ({ power }) =>
      `The value is a whole number, the significand shifted left by ${power} ${power === 1 ? 'bit' : 'bits'}.`,
    'const digits': ({ power, significand }) =>
      significand === 0n
        ? ''
        : `${raised(2, power)} is ${raised(5, -power)} / ${raised(10, -power)}. After the product with ${raised(5, -power)}, only the point has to move.`,
    'const whole': ({ digits, power, significand }) =>
      significand === 0n
        ? ''
        : `${power === -1 ? 'The last digit goes' : `The last ${-power} digits go`} after the point. Before the point is ${digits.slice(0, power)}.`,
    'const decimals': ({ digits, significand }) =>
      significand !== 0n && digits.endsWith('0') ? 'Removes the zeros at the end.' : '',
    "return decimals === ''": null,
  },
  outcome: (result, { value, text }) => {
    const { kind, exact } = result as Result
    if (kind === 'nan') return 'These bits represent “not a number”.'
    // Too small numbers become zero, and too large numbers infinity. Only zero and infinity themselves are exact.
    const isExact =
      kind === 'zero'
        ? !/[1-9]/.test(text.replace(/e.*/i, ''))
        : kind === 'infinite'
          ? /inf/i.test(text)
          : plainDecimal(text) === exact
    if (kind === 'zero' || kind === 'infinite')
      return isExact
        ? `${written(value)} is ${kinds[kind]}.`
        : `${short(text)} is stored as ${written(value)}, ${kinds[kind]}.`
    return isExact
      ? `${short(text)} is stored exactly, as ${kinds[kind]}.`
      : `${short(text)} is stored as ${short(exact)}, ${kinds[kind]}.`
  },
  shows: ({ rows }, result) => {
    const exponent =
      rows
        .find(({ key }) => key === 'exponent')
        ?.cells.slice(1)
        .join('') ?? ''
    return [
      /^0+$/.test(exponent) ? 'least' : /^1+$/.test(exponent) ? 'special' : 'normal',
      { normal: 'normal', subnormal: 'least', zero: 'least', infinite: 'special', nan: 'special' }[
        (result as Result).kind
      ],
    ]
  },
})
