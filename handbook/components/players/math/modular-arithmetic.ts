import type * as Module from '../../../algorithms/math/modular-arithmetic.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import type { GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject, type Moment } from '@dev-handbook/step-player/player/subject'
import {
  congruenceOutcome,
  congruenceView,
  congruenceWords,
  randomConditions,
  type CongruenceLocals,
} from './modular/congruences.ts'
import { inverseView, inverseWords, signed, type InverseLocals } from './modular/inverse.ts'
import { modularInput, type ModularTask } from './modular/modular-input.ts'
import { powerView, powerWords, type PowerLocals } from './modular/power.ts'

type L = CongruenceLocals & PowerLocals & InverseLocals

type Words = Readonly<Record<string, ((locals: L, moment: Moment<ModularTask>) => string) | null>>

/** Inverses leave out their steps of Euclid's algorithm inside congruences, because only the result matters there. */
const inverseOnly = (words: typeof inverseWords): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, say]) => [
      key,
      say && ((locals: L, { input }: Moment<ModularTask>) => (input.kind === 'inverse' ? say(locals) : '')),
    ]),
  )

const random = (): string => {
  const number = (most: number) => 1 + Math.floor(Math.random() * most)
  const chance = Math.random()
  if (chance < 1 / 3) return `${number(9)} ^ ${number(60)} mod ${1 + number(96)}`
  return chance < 2 / 3 ? `1 / ${number(30)} mod 31` : randomConditions()
}

export const subject = defineSubject<typeof Module, ModularTask, L, GridView>({
  title: 'Modular arithmetic',
  code: [
    'algorithms/math/modular-arithmetic.ts#power',
    'algorithms/math/modular-arithmetic.ts#inverse',
    'algorithms/math/euclidean-algorithm.ts#extended',
    'algorithms/math/modular-arithmetic.ts#congruences',
  ],
  load: () => import('../../../algorithms/math/modular-arithmetic.ts?traced'),
  input: modularInput,
  presets: [
    { name: articleName, text: '5 ^ 13 mod 23' },
    { name: { en: 'An inverse: 1 / 5', ru: 'Обратный элемент: 1 / 5' }, text: '1 / 5 mod 23' },
    { name: { en: 'No inverse: 1 / 4', ru: 'Обратного нет: 1 / 4' }, text: '1 / 4 mod 6' },
    {
      name: { en: 'Remainders modulo 3, 5 and 7', ru: 'Остатки по модулям 3, 5 и 7' },
      text: '2 mod 3, 3 mod 5, 2 mod 7',
    },
    { name: { en: 'A common divisor', ru: 'Общий делитель' }, text: '1 mod 4, 3 mod 6' },
    { name: { en: 'A contradiction', ru: 'Противоречие' }, text: '1 mod 4, 2 mod 6' },
    { name: randomName, text: random },
  ],
  stage: gridStage,
  run: (module, { input }) => {
    if (input.kind === 'power')
      return module.powerModulo(BigInt(input.base), BigInt(input.exponent), BigInt(input.modulus))
    if (input.kind === 'congruences')
      return module.solveCongruences(
        input.conditions.map(({ remainder, modulus }) => ({
          remainder: BigInt(remainder),
          modulus: BigInt(modulus),
        })),
      )
    try {
      return module.inverseModulo(BigInt(input.value), BigInt(input.modulus))
    } catch (error) {
      if (error instanceof RangeError) return undefined
      throw error
    }
  },
  look: (locals, moment) =>
    moment.input.kind === 'power'
      ? powerView(locals, moment)
      : moment.input.kind === 'inverse'
        ? inverseView(locals, moment)
        : congruenceView(locals, moment, moment.input.conditions),
  watch: ['rest', 'square', 'result', 'quotient', 'remainder', 'modulus', 'difference', 'divisor', 'x', 'steps'],
  words: { ...powerWords, ...inverseOnly(inverseWords), ...congruenceWords },
  outcome: (result, task) => {
    if (task.kind === 'congruences')
      return congruenceOutcome(result as Module.Congruence | undefined, task.conditions.length)
    if (task.kind === 'power')
      return `${signed(BigInt(task.base))} to the power of ${task.exponent} is ${result} modulo ${task.modulus}.`
    return typeof result === 'bigint'
      ? `${signed(BigInt(task.value))} · ${result} = ${signed(BigInt(task.value) * result)}, which is 1 modulo ${task.modulus}. So ${result} is the inverse.`
      : `${signed(BigInt(task.value))} has no inverse modulo ${task.modulus}.`
  },
  shows: (view, result) => {
    if (typeof result === 'bigint') return [view.rows.at(-1)?.cells.at(-1), String(result)]
    const found = result as Module.Congruence | undefined
    const shown = view.rows.flatMap(({ cells, marks }) => cells.filter((_, at) => marks?.[at] === 'done'))
    return [shown[0], found && Number(found.remainder)]
  },
})
