import type * as Module from '../../../algorithms/math/primality-test.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { halvedNumberInput } from '@dev-handbook/step-player/player/inputs/one-number'
import { runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject, type Mark, type Moment } from '@dev-handbook/step-player/player/subject'
import { raised } from './superscript.ts'

interface L {
  n: bigint
  prime: bigint
  base: bigint
  odd: bigint
  twos: number
  power: bigint
  squarings: number
}

/** The known facts about a small prime, as a divisor and as a base. */
interface Row {
  rest?: string
  powers: bigint[]
}

const input = halvedNumberInput({ from: -999, to: 9_999_999, most: 8 })

const written = (n: bigint | number): string => String(n).replace('-', '−')

const isFirst = (base: bigint): boolean => base === 2n

const markOf = ({ powers }: Row, { at, n, isOver }: { at: number; n: bigint; isOver: boolean }): Mark => {
  if (powers[at] === n - 1n || (at === 0 && powers[at] === 1n)) return 'done'
  if (powers[at] === 1n && powers[at - 1] !== 1n) return 'swap'
  return isOver || at < powers.length - 1 ? 'muted' : 'current'
}

/** Records the facts of a step about a divisor or a base. */
const note = (locals: Partial<L>, moment: Moment<number>) => {
  const rows = runValue<Map<bigint, Row>>(moment, 'rows', () => new Map())
  const exponents = runValue<bigint[]>(moment, 'exponents', () => [])
  const { prime, base, odd, twos = 0, power, squarings } = locals
  if (prime !== undefined) rows.set(prime, { rest: String(BigInt(moment.input) % prime), powers: [] })
  if (base !== undefined && odd !== undefined && power !== undefined) {
    const row = rows.get(base) ?? { powers: [] }
    row.powers[squarings ?? row.powers.length] = power
    rows.set(base, row)
    for (const at of span(0, twos + 1)) exponents[at] = odd * 2n ** BigInt(at)
  }
  return { rows, exponents }
}

/** A random number of four digits that no small prime divides. */
const random = (): string => {
  for (;;) {
    const number = 1_001 + 2 * Math.floor(Math.random() * 4_500)
    if ([3, 5, 7, 11, 13].every((prime) => number % prime !== 0) && 'value' in input.parse(String(number)))
      return String(number)
  }
}

export const subject = defineSubject<typeof Module, number, L, GridView>({
  title: 'Miller–Rabin test',
  code: ['algorithms/math/primality-test.ts#miller-rabin', 'algorithms/math/primality-test.ts#strong-test'],
  load: () => import('../../../algorithms/math/primality-test.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '97' },
    { name: { en: 'Passes for bases 2 and 3', ru: 'Проходит для оснований 2 и 3' }, text: '1373653' },
    { name: { en: 'Fools Fermat’s test', ru: 'Обманывает тест Ферма' }, text: '3828001' },
    { name: { en: 'A small factor', ru: 'Малый делитель' }, text: '561' },
    { name: randomName, text: random },
  ],
  stage: gridStage,
  run: (module, { input: n }) => module.isPrime(BigInt(n)),
  look: (locals, moment) => {
    const { rows, exponents } = note(moment.ended ? {} : locals, moment)
    const n = BigInt(moment.input)
    const widest = Math.max(0, ...[...rows.values()].map(({ powers }) => powers.length))
    return {
      rows: [
        {
          key: 'header',
          isHeader: true,
          label: 'a',
          cells: ['rest', ...exponents.slice(0, widest).map((exponent) => raised('a', Number(exponent)))],
        },
        ...[...rows].map(([prime, row]) => ({
          key: `row ${prime}`,
          label: String(prime),
          isTight: true,
          cells: [row.rest, ...row.powers.map(String)],
          marks: {
            ...markAll([0], row.rest === '0' ? 'swap' : prime === locals.prime && !moment.ended ? 'current' : 'muted'),
            ...Object.fromEntries(
              row.powers.map((_, at) => [
                at + 1,
                markOf(row, { at, n, isOver: moment.ended || prime !== locals.base }),
              ]),
            ),
          },
        })),
      ],
    }
  },
  watch: ['n', 'base', 'odd', 'twos', 'power'],
  words: {
    'if (n < 2n)': ({ n }) => (n < 2n ? `${written(n)} is below 2, so it is not prime.` : ''),
    'for (const prime': null,
    'if (n % prime': ({ n, prime }) =>
      n === prime
        ? `${n} is one of the small primes.`
        : n % prime === 0n
          ? `${prime} divides ${n}, so ${n} is composite.`
          : `${isFirst(prime) ? 'Tries the small primes first. ' : ''}${n} divided by ${prime} has the remainder ${n % prime}.`,
    'return n === prime': null,
    'if (n < limit': ({ n }) =>
      `None of the small primes divides ${n}. ${n} is below 3.3 · 10²⁴, so these primes as bases give a certain answer.`,
    'return firstPrimes': null,
    'passesStrongTest(n, base)': null,
    'round < random': null,
    'if (!passes': null,
    'let odd': ({ n, base }) =>
      isFirst(base)
        ? `If ${n} is prime, a to the power of ${n - 1n} is 1 modulo ${n}. Computes this power by squaring.`
        : '',
    'let twos': null,
    '(odd & 1n)': null,
    'odd >>= 1n': ({ odd, base }) =>
      isFirst(base)
        ? `${odd} is even, so a to the power of ${odd} is the square of a to the power of ${odd >> 1n}.`
        : '',
    'twos++': null,
    'let power': ({ n, odd, twos, base }) =>
      isFirst(base) ? `${n - 1n} = ${odd} · ${raised(2, twos)}. Begins with the exponent ${odd} and then squares.` : '',
    'if (power === 1n)': ({ base, odd, power, n }) =>
      `Base ${base}: ${raised(base, Number(odd))} is ${power} modulo ${n}${power === 1n ? ', so all squares are 1. A prime allows this' : power === n - 1n ? ', the same as −1. A prime allows this' : ''}.`,
    'squarings < twos': null,
    'if (power === n -': ({ power, n, base, squarings }) =>
      power === n - 1n && squarings > 0
        ? `${power} is the same as −1 modulo ${n}, so the next square is 1. A prime allows this, so ${n} passes for base ${base}.`
        : '',
    'power = (power': ({ power, n }) =>
      power === 1n ? '' : `The square ${power}² is ${(power * power) % n} modulo ${n}.`,
    'return false': ({ n, base, power }) =>
      base === undefined
        ? ''
        : power === 1n
          ? `The 1 is the square of a number other than 1 and −1. No prime allows this, so ${n} is composite.`
          : `None of these powers is −1, so base ${base} proves that ${n} is composite.`,
    'return true': null,
  },
  outcome: (result, n) => `${written(n)} is ${result ? 'prime' : n < 2 ? 'not prime' : 'composite'}.`,
})
