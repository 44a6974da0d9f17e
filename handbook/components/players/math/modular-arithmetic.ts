import type * as Module from '../../../algorithms/math/modular-arithmetic.ts'
import { congruencesInput, type CongruenceInput } from '@dev-handbook/step-player/player/inputs/congruences'
import { remember } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject, type Mark } from '@dev-handbook/step-player/player/subject'

interface L {
  solution: Module.Congruence
  remainder: bigint
  modulus: bigint
  difference: bigint
  divisor: bigint
  x: bigint
  steps: bigint
}

const perRow = 12

const meets = (number: number, { remainder, modulus }: Module.Congruence): boolean =>
  (BigInt(number) - remainder) % modulus === 0n

const random = () => [3, 4, 5].map((modulus) => `${Math.floor(Math.random() * modulus)} mod ${modulus}`).join(', ')

export const subject = defineSubject<typeof Module, readonly CongruenceInput[], L, GridView>({
  title: 'Chinese remainder theorem',
  code: ['algorithms/math/modular-arithmetic.ts#congruences'],
  load: () => import('../../../algorithms/math/modular-arithmetic.ts?traced'),
  input: congruencesInput,
  presets: [
    { name: 'Modulo 3, 4 and 5', text: '2 mod 3, 3 mod 4, 3 mod 5' },
    { name: 'Modulo 3, 5 and 7', text: '2 mod 3, 3 mod 5, 2 mod 7' },
    { name: 'A common divisor', text: '1 mod 4, 3 mod 6' },
    { name: 'A contradiction', text: '1 mod 4, 2 mod 6' },
    { name: 'Random', text: random },
  ],
  stage: gridStage,
  run: (module, { input }) =>
    module.solveCongruences(
      input.map(({ remainder, modulus }) => ({ remainder: BigInt(remainder), modulus: BigInt(modulus) })),
    ),
  look: (locals, moment) => {
    const { solution = { remainder: 0n, modulus: 1n } } = remember(moment, { solution: locals.solution })
    const { remainder, modulus, steps } = moment.ended ? ({} as Partial<L>) : locals
    const known = moment.ended ? (moment.result as Module.Congruence | undefined) : solution
    const numbers = moment.input.reduce((product, condition) => product * condition.modulus, 1)
    const markOf = (number: number): Mark | undefined => {
      if (!known) return undefined
      const isKnown = meets(number, known)
      if (moment.ended) return isKnown ? 'done' : 'muted'
      // How far the steps have led from the smallest number that met the conditions so far.
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
  },
  watch: ['remainder', 'modulus', 'difference', 'divisor', 'x', 'steps'],
  words: {
    'let solution': () => 'Without a condition, every number will do.',
    'for (const {': null,
    'const difference': ({ remainder, modulus, solution }) =>
      `The next condition is ${remainder} modulo ${modulus}. ${solution.modulus === 1n ? 'Nothing is required so far.' : `So far: ${solution.remainder}, and on in steps of ${solution.modulus}.`}`,
    'const { divisor': ({ solution, difference, modulus }) =>
      difference === 0n
        ? `${solution.remainder} already meets it.`
        : `${solution.remainder} has to grow by ${difference} modulo ${modulus}, in steps of ${solution.modulus}.`,
    'if (difference %': ({ difference, divisor, solution, modulus }) => {
      if (difference === 0n) return ''
      const reached = divisor === 1n ? 'every remainder' : `only the multiples of ${divisor}`
      return `Modulo ${modulus}, steps of ${solution.modulus} reach ${reached}${difference % divisor === 0n ? '' : `, and ${difference} is not one of them: a contradiction`}.`
    },
    'return undefined': null,
    'const steps': ({ solution, x, divisor, modulus, difference }) => {
      const [found, cycle] = [(difference / divisor) * x, modulus / divisor]
      const least = ((found % cycle) + cycle) % cycle
      return difference === 0n
        ? ''
        : `${solution.modulus} · ${x < 0n ? `(−${-x})` : x} leaves ${divisor} modulo ${modulus}, so ${String(found).replace('-', '−')} ${found === 1n ? 'step adds' : 'steps add'} ${difference}${found === least ? '' : `, and ${least} ${least === 1n ? 'does' : 'do'} as well`}.`
    },
    'solution = {': ({ solution, steps }) =>
      steps === 0n
        ? ''
        : `${steps} ${steps === 1n ? 'step' : 'steps'} of ${solution.modulus} ${steps === 1n ? 'leads' : 'lead'} from ${solution.remainder} to ${solution.remainder + steps * solution.modulus}.`,
    'return solution': null,
  },
  outcome: (result, conditions) => {
    const found = result as Module.Congruence | undefined
    if (!found) return 'No number meets all conditions.'
    return `${found.remainder} meets ${conditions.length === 1 ? 'the condition' : conditions.length === 2 ? 'both conditions' : `all ${conditions.length} conditions`}, and so does every number ${found.modulus} further on.`
  },
  shows: (view, result) => {
    const found = result as Module.Congruence | undefined
    const shown = view.rows.flatMap(({ cells, marks }) => cells.filter((_, at) => marks?.[at] === 'done'))
    return [shown[0], found && Number(found.remainder)]
  },
})
