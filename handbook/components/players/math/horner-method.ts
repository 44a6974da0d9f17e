import type * as Module from '../../../algorithms/math/horner-method.ts'
import { parseNumbers } from '@dev-handbook/step-player/player/inputs/numbers'
import { factor, plain } from '@dev-handbook/step-player/player/number-words'
import { runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject, type InputKind } from '@dev-handbook/step-player/player/subject'
import { raised } from './superscript.ts'
import { fault } from '../texts/fault.ts'

interface L {
  x: number
  value: number
  coefficient: number
  /** Present only in the function that keeps the values. */
  values: number[]
  root: number
}

interface Result extends Module.LinearDivision {
  value: number
}

interface Polynomial {
  coefficients: number[]
  x: number
}

const example = '2, -6, 2, -1 at 3'

const input: InputKind<Polynomial> = {
  label: { en: 'Coefficients and a place', ru: 'Коэффициенты и точка' },
  parse: (text) => {
    const [list = '', place, ...rest] = text.split(/\bat\b/)
    if (place === undefined || rest.length > 0) return fault((say) => say.notPolynomial(example))
    const coefficients = parseNumbers(list, { most: 9, from: -99, to: 99 })
    if ('fault' in coefficients) return coefficients
    const x = parseNumbers(place, { most: 1, from: -12, to: 12 })
    return 'fault' in x ? x : { value: { coefficients: coefficients.value, x: x.value[0] ?? 0 } }
  },
}

const powerName = (power: number) => (power === 0 ? '1' : power === 1 ? 'x' : raised('x', power))

/** A number with its sign as an operator, as a term of a sum. */
const plus = (value: number) => (value < 0 ? `− ${-value}` : `+ ${value}`)

/** The linear factor for a zero of the polynomial: `x` itself for the zero 0. */
const linear = (x: number) => (x === 0 ? 'x' : `x ${plus(-x)}`)

/** The values of a pass that have been seen so far. */
interface Pass {
  isSecond: boolean
  products: number[]
  sums: number[]
}

const newPass = (isSecond: boolean): Pass => ({ isSecond, products: [], sums: [] })

const horner = (value: number, { x, coefficient, isFirst }: { x: number; coefficient: number; isFirst: boolean }) => {
  const sum = `${factor(value)} · ${factor(x)} ${plus(coefficient)} = ${plain(value * x + coefficient)}`
  return isFirst
    ? `Starts with the coefficient of the highest power: ${sum}.`
    : `Multiplies the value by ${plain(x)} and adds the next coefficient: ${sum}.`
}

const small = (from: number, to: number) => from + Math.floor(Math.random() * (to - from + 1))

export const subject = defineSubject<typeof Module, Polynomial, L, GridView>({
  title: "Horner's method",
  code: ['algorithms/math/horner-method.ts#evaluate', 'algorithms/math/horner-method.ts#divide'],
  load: () => import('../../../algorithms/math/horner-method.ts?traced'),
  input,
  presets: [
    { name: articleName, text: example },
    { name: { en: 'Binary digits', ru: 'Двоичные цифры' }, text: '1, 0, 1, 1, 0 at 2' },
    { name: { en: 'At a root', ru: 'В корне многочлена' }, text: '1, -6, 11, -6 at 2' },
    { name: { en: 'A constant', ru: 'Постоянная' }, text: '7 at 5' },
    {
      name: randomName,
      text: () => `${Array.from({ length: small(4, 7) }, () => small(-9, 9)).join(', ')} at ${small(-3, 4)}`,
    },
  ],
  stage: gridStage,
  run: (module, { input: { coefficients, x }, tools }): Result => {
    const value = module.evaluatePolynomial(coefficients, x)
    tools.announce(`The value at ${plain(x)} is ${plain(value)}, with one product for each coefficient.`)
    tools.announce(
      coefficients.length === 1
        ? 'A second pass stores the value, which is the remainder.'
        : `A second pass stores all values, the coefficients of the quotient by ${linear(x)} and the remainder.`,
    )
    return { value, ...module.divideByLinear(coefficients, x) }
  },
  look: ({ value, coefficient, values }, moment) => {
    const { coefficients, x } = moment.input
    const pass = runValue<Pass>(moment, 'pass', () => newPass(false))
    if (values && !pass.isSecond) Object.assign(pass, newPass(true))
    const last = coefficients.length - 1
    const turn = coefficient === undefined ? undefined : (values?.length ?? pass.products.length)
    if (value !== undefined && turn === pass.products.length) {
      pass.products.push(value * x)
      if (turn > 0) pass.sums[turn - 1] = value
    } else if (value !== undefined) pass.sums[turn ?? last] = value
    const at = moment.ended ? undefined : turn
    return {
      rows: [
        {
          key: 'powers',
          label: 'power',
          isHeader: true,
          cells: coefficients.map((_, index) => powerName(last - index)),
        },
        {
          key: 'coefficients',
          label: 'coefficient',
          isTight: true,
          cells: coefficients,
          marks: markAll([at], 'current'),
        },
        {
          key: 'products',
          label: `${factor(x)} · value`,
          isTight: true,
          cells: coefficients.map((_, index) => pass.products[index] ?? ''),
          marks: markAll([at], 'compare'),
        },
        {
          key: 'sums',
          label: pass.isSecond ? 'quotient' : 'value',
          cells: coefficients.map((_, index) => pass.sums[index] ?? ''),
          marks: {
            ...markAll(moment.ended ? coefficients.keys() : (values?.keys() ?? []), 'active'),
            ...markAll([at === undefined ? undefined : at - 1], 'compare'),
            ...markAll(moment.ended ? [last] : [], 'done'),
          },
        },
      ],
    }
  },
  watch: ['value', 'coefficient', 'values'],
  wide: ['values'],
  words: {
    'let value': null,
    'for (const coefficient': null,
    'value = value * x': ({ value, x, coefficient }, moment) =>
      horner(value, {
        x,
        coefficient,
        isFirst: runValue<Pass>(moment, 'pass', () => newPass(false)).products.length === 0,
      }),
    'return value': null,
    'const values': null,
    'value = value * root': ({ value, root, coefficient, values }) =>
      horner(value, { x: root, coefficient, isFirst: values.length === 0 }),
    'values.push': ({ value, values }, { input: { coefficients } }) =>
      values.length < coefficients.length - 1
        ? `Stores ${plain(value)} as a coefficient of the quotient.`
        : `Stores ${plain(value)}. The last value is the remainder.`,
    'return { remainder': null,
  },
  outcome: (result, { x }) => {
    const { value, quotient } = result as Result
    return `The value at ${plain(x)} is ${plain(value)}${quotient.length > 0 ? `, and the quotient by ${linear(x)} has the ${quotient.length === 1 ? 'coefficient' : 'coefficients'} ${quotient.map(plain).join(', ')}` : ''}.`
  },
  shows: ({ rows }, result) => [rows.at(-1)?.cells, [...(result as Result).quotient, (result as Result).value]],
})
