import type * as Module from '../../../../algorithms/math/modular-arithmetic.ts'
import type { CongruenceInput } from '@dev-handbook/step-player/player/inputs/congruences'
import { remember } from '@dev-handbook/step-player/player/remember'
import { span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import type { Mark, Moment } from '@dev-handbook/step-player/player/subject'

/** Variables of the code that solves congruences. */
export interface CongruenceLocals {
  solution: Module.Congruence
  remainder: bigint
  modulus: bigint
  difference: bigint
  divisor: bigint
  x: bigint
  steps: bigint
}

type L = CongruenceLocals

const perRow = 12

const meets = (number: number, { remainder, modulus }: Module.Congruence): boolean =>
  (BigInt(number) - remainder) % modulus === 0n

/** Three conditions whose moduli share no divisor. */
export const randomConditions = (): string =>
  [3, 4, 5].map((modulus) => `${Math.floor(Math.random() * modulus)} mod ${modulus}`).join(', ')

/** All numbers below the product of the moduli. Numbers that meet all conditions so far are marked. */
export const congruenceView = (
  locals: Partial<L>,
  moment: Moment<unknown>,
  conditions: readonly CongruenceInput[],
): GridView => {
  const { solution = { remainder: 0n, modulus: 1n } } = remember(moment, { solution: locals.solution })
  const { remainder, modulus, steps } = moment.ended ? ({} as Partial<L>) : locals
  const known = moment.ended ? (moment.result as Module.Congruence | undefined) : solution
  const numbers = conditions.reduce((product, condition) => product * condition.modulus, 1)
  const markOf = (number: number): Mark | undefined => {
    if (!known) return undefined
    const isKnown = meets(number, known)
    if (moment.ended) return isKnown ? 'done' : 'muted'
    // Number of steps from the smallest number that met the conditions so far.
    if (
      isKnown &&
      steps !== undefined &&
      number >= known.remainder &&
      BigInt(number) <= known.remainder + known.modulus * steps
    )
      return BigInt(number) === known.remainder + known.modulus * steps ? 'current' : 'swap'
    const isWanted = remainder !== undefined && modulus !== undefined && meets(number, { remainder, modulus })
    if (!isKnown) return isWanted ? 'compare' : 'muted'
    return isWanted ? 'done' : known.modulus === 1n ? undefined : 'active'
  }
  return {
    rows: span(0, Math.ceil(numbers / perRow)).map((row) => {
      const cells = span(row * perRow, Math.min(numbers, (row + 1) * perRow))
      const marks = cells.flatMap((number, at) => {
        const mark = markOf(number)
        return mark ? [[at, mark] as const] : []
      })
      return { key: `row ${row}`, isTight: true, cells, marks: Object.fromEntries(marks) }
    }),
  }
}

/** The sentence of each statement. */
export const congruenceWords: Readonly<Record<string, ((locals: L) => string) | null>> = {
  'let solution': () => 'Without a condition, every number is a solution.',
  'for (const {': null,
  'const difference': ({ remainder, modulus, solution }) =>
    `The next condition is ${remainder} modulo ${modulus}. ${solution.modulus === 1n ? 'So far, every number is a solution.' : `So far, the solutions are ${solution.remainder} plus the multiples of ${solution.modulus}.`}`,
  'const { divisor, x } = extendedGreatestCommonDivisor(': ({ solution, difference, modulus }) =>
    difference === 0n
      ? `${solution.remainder} already meets this condition.`
      : `${solution.remainder} has to grow by ${difference} modulo ${modulus}. ${solution.modulus === 1n ? 'So far, each step of 1 is possible.' : `Only steps of ${solution.modulus} keep the earlier conditions.`}`,
  'if (difference %': ({ difference, divisor, solution, modulus }) => {
    if (difference === 0n) return ''
    const reached = divisor === 1n ? 'every remainder' : `only the multiples of ${divisor}`
    return `Modulo ${modulus}, steps of ${solution.modulus} reach ${reached}${difference % divisor === 0n ? '' : `. ${difference} is not one of them, so the conditions contradict each other`}.`
  },
  'return undefined': null,
  'const steps': ({ solution, x, divisor, modulus, difference }) => {
    const [found, cycle] = [(difference / divisor) * x, modulus / divisor]
    const least = ((found % cycle) + cycle) % cycle
    return difference === 0n
      ? ''
      : `${solution.modulus} · ${x < 0n ? `(−${-x})` : x} is ${divisor} modulo ${modulus}, so ${String(found).replace('-', '−')} ${found === 1n ? 'step adds' : 'steps add'} ${difference}${found === least ? '' : `. The same is true of ${least} ${least === 1n ? 'step' : 'steps'}`}.`
  },
  'solution = {': ({ solution, steps }) =>
    steps === 0n
      ? ''
      : `${steps} ${steps === 1n ? 'step' : 'steps'} of ${solution.modulus} ${steps === 1n ? 'leads' : 'lead'} from ${solution.remainder} to ${solution.remainder + steps * solution.modulus}.`,
  'return solution': null,
}

/** The result as a sentence. */
export const congruenceOutcome = (found: Module.Congruence | undefined, count: number): string => {
  if (!found) return 'No number meets all conditions.'
  const met = count === 1 ? 'the condition' : count === 2 ? 'both conditions' : `all ${count} conditions`
  return `${found.remainder} meets ${met}, and so does every number ${found.modulus} further on.`
}
