import type * as Module from '../../../algorithms/math/complex-numbers.ts'
import { inputFault } from '@dev-handbook/step-player/player/languages'
import { factor, plain } from '@dev-handbook/step-player/player/number-words'
import { complexStage } from '@dev-handbook/step-player/player/stages/complex-stage'
import type { PlaneLine, PlanePoint, PlaneView } from '@dev-handbook/step-player/player/stages/plane-stage'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject, type InputKind, type Mark, type Parsed } from '@dev-handbook/step-player/player/subject'
import { shown } from './complex-words.ts'
import { fault } from '../texts/fault.ts'

type Complex = Module.Complex

interface L {
  z: Complex
  exponent: number
  a: Complex
  b: Complex
  ratio: number
  divisor: number
}

interface Call {
  verb: string
  /** The other number. For a power, its real part is the exponent. */
  by: Complex
}

interface Input {
  start: Complex
  calls: readonly Call[]
  /** The current call, its number, and its result once it is known. */
  now: { call: Call; z: Complex; result: Complex | undefined } | undefined
}

const example = '1+2i: times 3+i, plus -2'
const verbs = ['plus', 'minus', 'times', 'over', 'power']
const part = String.raw`\d+(?:\.\d+)?`
const pattern = new RegExp(`^(?:([+-]?${part})(?![\\d.]*i))?(?:([+-]?)(${part})?i)?$`)

const parseComplex = (text: string): Parsed<Complex> => {
  const written = text.replaceAll(' ', '').replaceAll('−', '-')
  const match = pattern.exec(written)
  if (!match || written === '') return fault((say) => say.notComplex(text.trim()))
  const [, re = '0', sign = '', size = '1'] = match
  const value = { re: Number(re), im: written.endsWith('i') ? Number(`${sign}${size}`) : 0 }
  return Math.max(Math.abs(value.re), Math.abs(value.im)) > 99 ? fault((say) => say.tooFarOut(written)) : { value }
}

const parseCall = (text: string): Parsed<Call> => {
  const [, verb = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(text.trim()) ?? []
  if (!verbs.includes(verb)) return inputFault((say) => say.notCall(verb, verbs.join(', ')))
  const by = parseComplex(rest)
  if ('fault' in by) return by
  const { re, im } = by.value
  if (verb === 'power' && (im !== 0 || !Number.isInteger(re) || Math.abs(re) > 12))
    return fault((say) => say.wrongExponent(rest.trim()))
  return { value: { verb, by: by.value } }
}

const input: InputKind<Input> = {
  label: {
    en: `A number and calls: ${verbs.join(', ')}`,
    ru: `Число и вызовы: ${verbs.join(', ')}`,
  },
  parse: (text) => {
    const [first = '', list, ...more] = text.split(':')
    if (list === undefined || list.trim() === '' || more.length > 0) return fault((say) => say.notComplexCalls(example))
    const start = parseComplex(first)
    if ('fault' in start) return start
    const calls: Call[] = []
    for (const written of list.split(',')) {
      const call = parseCall(written)
      if ('fault' in call) return call
      calls.push(call.value)
    }
    return calls.length > 8
      ? inputFault((say) => say.tooManyCalls(calls.length, 8))
      : { value: { start: start.value, calls, now: undefined } }
  },
}

const call = (module: typeof Module, { verb, by }: Call, z: Complex): Complex => {
  if (verb === 'plus') return module.add(z, by)
  if (verb === 'minus') return module.subtract(z, by)
  if (verb === 'times') return module.multiply(z, by)
  return verb === 'over' ? module.divide(z, by) : module.integerPower(z, by.re)
}

/** The angle in degrees. Adding 0 removes the sign of a negative zero, so that half a turn is 180°, not −180°. */
const degrees = ({ re, im }: Complex) => `${plain((Math.atan2(im + 0, re + 0) * 180) / Math.PI, 1)}°`
const size = ({ re, im }: Complex) => plain(Math.hypot(re, im))

/** Describes the effect of a call in the plane. */
const effect = ({ verb, by }: Call, result: Complex): string => {
  const now = `the result is ${shown(result)}`
  if (verb === 'plus' || verb === 'minus') {
    const sign = verb === 'plus' ? 1 : -1
    const ways = [
      by.re === 0 ? [] : `${plain(Math.abs(by.re))} to the ${by.re * sign < 0 ? 'left' : 'right'}`,
      by.im === 0 ? [] : `${plain(Math.abs(by.im))} ${by.im * sign < 0 ? 'down' : 'up'}`,
    ].flat()
    return `The point ${ways.length === 0 ? 'stays where it is' : `moves by ${ways.join(' and ')}`}: ${now}.`
  }
  if (verb === 'times' && by.re === 0 && by.im === 0) return 'The product with 0 is 0, which has no direction.'
  if (verb === 'times')
    return `The product is ${shown(result)}. Multiplying by ${shown(by)} turns by its argument, ${degrees(by)}, and scales by its modulus, ${size(by)}.`
  if (verb === 'over')
    return `The quotient is ${shown(result)}. Dividing by ${shown(by)} turns by ${degrees({ re: by.re, im: -by.im })} and divides by its modulus, ${size(by)}.`
  return `The power multiplies the argument by ${plain(by.re)}: ${now}.`
}

const pointOf = (id: string, { re, im }: Complex, mark: Mark): PlanePoint => ({
  id,
  x: re,
  y: im,
  mark,
  label: shown({ re, im }),
  isCurrent: id === 'result',
})
const arrow = (id: string, to: Complex, from: Complex = { re: 0, im: 0 }): PlaneLine => ({
  id,
  from: [from.re, from.im],
  to: [to.re, to.im],
})

/** Draws each number as a point with a line from 0. At the same place, a later number covers an earlier one. */
const draw = (
  numbers: readonly (readonly [id: string, z: Complex, mark: Mark])[],
  more: readonly PlaneLine[] = [],
): PlaneView => {
  const visible = numbers.filter(
    ([, { re, im }], index) => !numbers.slice(index + 1).some(([, z]) => z.re === re && z.im === im),
  )
  return {
    points: visible.map(([id, z, mark]) => pointOf(id, z, mark)),
    lines: [...visible.map(([id, z]) => arrow(id, z)), ...more],
  }
}

const small = () => Math.floor(Math.random() * 7) - 3

export const subject = defineSubject<typeof Module, Input, L, PlaneView>({
  title: 'Complex arithmetic',
  code: [
    'algorithms/math/complex-numbers.ts#arithmetic',
    'algorithms/math/complex-numbers.ts#divide',
    'algorithms/math/complex-numbers.ts#power',
  ],
  load: () => import('../../../algorithms/math/complex-numbers.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '1+2i: times 3+i' },
    { name: { en: 'Three steps', ru: 'Три шага' }, text: '1+2i: times 3+i, minus 3+4i, over 1-i' },
    { name: { en: 'Quarter turns', ru: 'Четверти оборота' }, text: '2+i: times i, times i, times i, times i' },
    { name: { en: 'A power', ru: 'Степень' }, text: '1+i: power 7' },
    { name: { en: 'Divided by itself', ru: 'Деление на себя' }, text: '3-2i: over 3-2i' },
    {
      name: randomName,
      text: () =>
        `${small()}+${1 + Math.abs(small())}i: plus ${small()}+${Math.abs(small())}i, times ${1 + Math.abs(small())}-i, over 2+${Math.abs(small())}i`,
    },
  ],
  stage: complexStage,
  run: (module, { input: context, tools }): Complex => {
    let z = context.start
    for (const next of context.calls) {
      context.now = { call: next, z, result: undefined }
      const result = call(module, next, z)
      context.now = { call: next, z, result }
      tools.announce(effect(next, result))
      z = result
    }
    return z
  },
  look: ({ a, b }, moment) => {
    if (moment.ended)
      return draw([
        ['start', moment.input.start, 'muted'],
        ['result', moment.result as Complex, 'done'],
      ])
    const { now } = moment.input
    if (!now) return undefined
    const {
      call: { verb, by },
      z,
      result,
    } = now
    // Inside a power, the operands are the powers computed so far.
    if (result === undefined) return draw([['a', a ?? z, 'current'], ...(b ? [['b', b, 'compare'] as const] : [])])
    const other = verb === 'power' ? [] : [['b', by, 'compare'] as const]
    const moved =
      verb === 'plus'
        ? [arrow('moved', result, z), arrow('other', result, by)]
        : verb === 'minus'
          ? [arrow('moved', result, z)]
          : []
    return draw([['a', z, 'current'], ...other, ['result', result, 'done']], moved)
  },
  watch: ['ratio', 'divisor', 'exponent'],
  wide: ['exponent'],
  words: {
    '({ re, im })': null,
    'complex(a.re + b.re': ({ a, b }) =>
      `Adds the real parts and the imaginary parts: ${plain(a.re)} + ${factor(b.re)} and ${plain(a.im)} + ${factor(b.im)}.`,
    'complex(a.re - b.re': ({ a, b }) =>
      `Subtracts the real parts and the imaginary parts: ${plain(a.re)} − ${factor(b.re)} and ${plain(a.im)} − ${factor(b.im)}.`,
    'complex(a.re * b.re': ({ a, b }) =>
      `(${shown(a)})(${shown(b)}), with i² = −1: real ${plain(a.re)} · ${factor(b.re)} − ${factor(a.im)} · ${factor(b.im)}, imaginary ${plain(a.re)} · ${factor(b.im)} + ${factor(a.im)} · ${factor(b.re)}.`,
    'if (b.re === 0': null,
    'throw new RangeError': null,
    'if (Math.abs(b.re)': ({ b }) =>
      Math.abs(b.re) === Math.abs(b.im)
        ? `Both parts of ${shown(b)} have the same size. The real part divides first.`
        : `The ${Math.abs(b.re) > Math.abs(b.im) ? 'real' : 'imaginary'} part of ${shown(b)} has the larger size, so it divides first.`,
    'const ratio =': null,
    'const divisor = b.re +': ({ ratio, b }) =>
      `The ratio of the parts is ${plain(ratio)}. The divisor is ${plain(b.re)} + ${factor(b.im)} · ${factor(ratio)}.`,
    'const divisor = b.re *': ({ ratio, b }) =>
      `The ratio of the parts is ${plain(ratio)}. The divisor is ${plain(b.re)} · ${factor(ratio)} + ${factor(b.im)}.`,
    'const re = (': null,
    'return complex(re, (a.im - a.re': ({ a, ratio, divisor }) =>
      `Computes both parts: (${plain(a.re)} + ${factor(a.im)} · ${factor(ratio)}) / ${plain(divisor)} and (${plain(a.im)} − ${factor(a.re)} · ${factor(ratio)}) / ${plain(divisor)}.`,
    'return complex(re, (a.im * ratio': ({ a, ratio, divisor }) =>
      `Computes both parts: (${plain(a.re)} · ${factor(ratio)} + ${factor(a.im)}) / ${plain(divisor)} and (${plain(a.im)} · ${factor(ratio)} − ${factor(a.re)}) / ${plain(divisor)}.`,
    checkInteger: null,
    'const power': ({ z, exponent }) =>
      exponent === 0
        ? 'There is no factor. The empty product is 1.'
        : `Squares and multiplies. Each factor ${z.re === 0 && z.im === 0 ? 'is 0' : `${shown(z)} adds its argument, ${degrees(z)}`}.${exponent < 0 ? ' The last step is the reciprocal.' : ''}`,
    'return exponent < 0': null,
  },
  outcome: (result, { start }) =>
    `${shown(start)} has become ${shown(result as Complex)}, with the modulus ${size(result as Complex)} and the argument ${degrees(result as Complex)}.`,
  shows: ({ points }, result) => [points.at(-1)?.label, shown(result as Complex)],
})
