import type { Bezout } from '../../../../algorithms/math/euclidean-algorithm.ts'
import { runValue } from '@dev-handbook/step-player/player/remember'
import type { GridRow, GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import type { Moment } from '@dev-handbook/step-player/player/subject'

/** Variables of the code that finds an inverse, and of Euclid's algorithm inside it. */
export interface InverseLocals {
  value: bigint
  residue: bigint
  modulus: bigint
  divisor: bigint
  x: bigint
  current: Bezout
  next: Bezout
  quotient: bigint
}

const header: GridRow = { key: 'header', isHeader: true, cells: ['quotient', 'remainder', 'factor'] }

/** The remainders of Euclid's algorithm, each with the factor that gives this remainder. */
export const inverseView = ({ current, next, quotient }: Partial<InverseLocals>, moment: Moment<unknown>): GridView => {
  const seen = runValue<Bezout[]>(moment, 'remainders', () => [])
  for (const one of [current, next]) if (one && !seen.includes(one)) seen.push(one)
  const rows = seen.map(({ divisor, x }, at): GridRow => {
    const before = seen[at - 1]
    const isKnown = at < seen.length - 1 || quotient !== undefined
    const cell = before && divisor !== 0n && isKnown ? before.divisor / divisor : ''
    return {
      key: `row ${at}`,
      isTight: true,
      cells: [cell, divisor, x].map(String),
      marks: moment.ended
        ? divisor === 1n
          ? { 1: 'done', 2: 'done' }
          : {}
        : { ...(seen[at] === current ? { 1: 'active' } : {}), ...(seen[at] === next ? { 1: 'current' } : {}) },
    }
  })
  const found: GridRow[] =
    moment.ended && typeof moment.result === 'bigint'
      ? [{ key: 'result', label: 'inverse', cells: ['', '', String(moment.result)], marks: { 2: 'done' } }]
      : []
  return { rows: [header, ...rows, ...found] }
}

/** The sentence of each statement. */
export const inverseWords: Readonly<Record<string, ((locals: InverseLocals) => string) | null>> = {
  'const residue': null,
  'const { divisor, x } = extendedGreatestCommonDivisor(residue': ({ value, residue, modulus }) =>
    `${value >= 0n && value < modulus ? '' : `Modulo ${modulus}, ${signed(value)} is ${residue}. `}Looks for a multiple of ${residue} that is 1 modulo ${modulus}, with Euclid's algorithm.`,
  'let current': null,
  'let next': null,
  'next.divisor !== 0n': ({ current, next }) =>
    next.divisor === 0n ? `The remainder is 0, so ${current.divisor} is the greatest common divisor.` : '',
  'const quotient': ({ current, next }) =>
    next.divisor > current.divisor
      ? `${next.divisor} is greater than ${current.divisor}, so the quotient is 0.`
      : `${current.divisor} / ${next.divisor} is ${current.divisor / next.divisor}${current.divisor % next.divisor === 0n ? '' : ', rounded down'}.`,
  'const after': ({ current, next, quotient }) =>
    `${current.divisor} − ${quotient} · ${next.divisor} = ${current.divisor - quotient * next.divisor}. The factors change in the same way: ${signed(current.x)} − ${quotient} · ${bracketed(next.x)} = ${signed(current.x - quotient * next.x)}.`,
  'current = next': null,
  'next = after': null,
  'return current.divisor': null,
  'if (divisor !== 1n)': ({ value, modulus, divisor }) =>
    divisor === 1n
      ? ''
      : `${divisor} divides both ${signed(value)} and ${modulus}, so no multiple of ${signed(value)} is 1 modulo ${modulus}.`,
  'throw new RangeError': null,
  'return modulo(x': ({ x, modulus }) =>
    x < 0n ? `${signed(x)} + ${modulus} = ${x + modulus}. This makes the factor positive.` : '',
}

/** A number with a minus sign in place of a hyphen. */
export const signed = (number: bigint): string => String(number).replace('-', '−')
const bracketed = (number: bigint): string => (number < 0n ? `(${signed(number)})` : String(number))
