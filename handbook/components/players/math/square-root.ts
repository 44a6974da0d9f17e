import type * as Module from '../../../algorithms/math/square-root.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { planeStage, type PlaneLine, type PlaneView } from '@dev-handbook/step-player/player/stages/plane-stage'
import { defineSubject, type InputKind } from '@dev-handbook/step-player/player/subject'
import { resultOrRangeError } from '@dev-handbook/step-player/player/thrown'
import { fault } from '../texts/fault.ts'

interface L {
  value: number
  guess: number
  next: number
}

/** Any finite number. `10^100` and `1e100` are the same input. */
const input: InputKind<number> = {
  label: { en: 'Number', ru: 'Число' },
  parse: (text) => {
    const written = text.trim().replaceAll('−', '-')
    const power = /^10\^(-?\d{1,3})$/.exec(written)?.[1]
    const isNumber = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i.test(written)
    if (power === undefined && !isNumber) return fault((say) => say.notRadicand(text.trim()))
    const value = Number(power === undefined ? written : `1e${power}`)
    return Number.isFinite(value) ? { value } : fault((say) => say.notFinite(text.trim()))
  },
}

/** The parabola x² − value up to the first guess, in units of the picture. */
const curve = (value: number): { x: (at: number) => number; y: (at: number) => number; lines: PlaneLine[] } => {
  const most = Math.max(Math.abs(value), 2)
  const x = (at: number) => (at / most) * 100
  const y = (at: number) => 12 + ((at / most) ** 2 - value / most / most) * 85
  const steps = Array.from({ length: 25 }, (_, index) => (index / 25) * most)
  return {
    x,
    y,
    lines: [
      { id: 'zero', from: [0, 12], to: [100, 12], mark: 'muted' },
      ...steps.map((at, index): PlaneLine => ({
        id: `c${index}`,
        from: [x(at), y(at)],
        to: [x(at + most / 25), y(at + most / 25)],
      })),
    ],
  }
}

/** Six digits, or all digits when six digits cannot distinguish a number from its neighbour. */
const shown = (value: number, beside: number): string =>
  value !== beside && value.toPrecision(6) === beside.toPrecision(6) ? String(value) : value.toPrecision(6)

/** Whether the guess is the exact root. A guess of at most 24 bits has an exact square. */
const isRoot = ({ value, guess }: L): boolean => Math.fround(guess) === guess && guess * guess === value

/** Four decimals, or five digits when decimals would be too many or all 0. */
const label = (guess: number): string =>
  guess === 0 || (guess >= 0.01 && guess < 1e6) ? guess.toFixed(4) : guess.toPrecision(5)

export const subject = defineSubject<typeof Module, number, L, PlaneView>({
  title: "Newton's method for a square root",
  code: ['algorithms/math/square-root.ts#newton'],
  load: () => import('../../../algorithms/math/square-root.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '2' },
    { name: { en: 'Root of 10', ru: 'Корень из 10' }, text: '10' },
    { name: { en: 'Root of 0.25', ru: 'Корень из 0.25' }, text: '0.25' },
    { name: { en: 'Root of 0', ru: 'Корень из 0' }, text: '0' },
    { name: { en: 'Root of 10¹⁰⁰', ru: 'Корень из 10¹⁰⁰' }, text: '10^100' },
    { name: randomName, text: () => String(2 + Math.floor(Math.random() * 900)) },
  ],
  stage: planeStage,
  run: (module, { input: value }) => resultOrRangeError(() => module.squareRoot(value)),
  look: (locals, moment) => {
    const { x, y, lines } = curve(moment.input)
    const guess = moment.ended ? Number(moment.result) : locals.guess
    if (guess === undefined || Number.isNaN(guess)) return { points: [], lines }
    const next = moment.ended ? undefined : locals.next
    return {
      points: [
        {
          id: 'guess',
          x: x(guess),
          y: 12,
          mark: moment.ended ? 'done' : 'current',
          label: label(guess),
          isCurrent: true,
        },
        { id: 'curve', x: x(guess), y: y(guess), mark: 'compare' },
        ...(next === undefined ? [] : [{ id: 'next', x: x(next), y: 12, mark: 'swap' as const }]),
      ],
      lines: [
        ...lines,
        { id: 'up', from: [x(guess), 12], to: [x(guess), y(guess)] },
        ...(next === undefined
          ? []
          : [
              {
                id: 'tangent',
                from: [x(guess), y(guess)] as const,
                to: [x(next), 12] as const,
                mark: 'compare' as const,
              },
            ]),
      ],
    }
  },
  watch: ['guess', 'next'],
  words: {
    checkNotNegative: ({ value }) =>
      value < 0
        ? `The parabola of ${String(value).replace('-', '−')} does not meet the axis, so a negative number has no real root.`
        : `${value} is not negative, so it has a root.`,
    'if (value === 0': ({ value }) => (value === 0 ? '0 is its own root, so there is nothing to compute.' : ''),
    'return value': null,
    'let guess': ({ value }) => `The start must not be below the root. ${Math.max(value, 1)} is such a start.`,
    'const next': (l) =>
      isRoot(l)
        ? `${l.guess} is the root, so the tangent meets the axis at the same place.`
        : `The tangent at ${l.guess.toPrecision(6)} meets the axis nearer to the root.`,
    'if (next >= guess)': (l) => {
      if (l.next < l.guess) return `${shown(l.next, l.guess)} is smaller than ${shown(l.guess, l.next)}.`
      return `The guess does not become smaller, ${isRoot(l) ? 'because it is the root' : 'because of rounding'}.`
    },
    'return guess': null,
    'guess = next': ({ guess, next }) => `The guess is now ${shown(next, guess)}.`,
  },
  outcome: (result, value) =>
    result instanceof RangeError
      ? `RangeError: ${result.message}`
      : `The square root of ${value} is ${String(result)}.`,
})
