import type * as Module from '../../../algorithms/math/square-root.ts'
import { parseNumbers } from '@dev-handbook/step-player/player/inputs/numbers'
import { planeStage, type PlaneLine, type PlaneView } from '@dev-handbook/step-player/player/stages/plane-stage'
import { defineSubject, type InputKind } from '@dev-handbook/step-player/player/subject'

interface L {
  value: number
  guess: number
  next: number
}

const input: InputKind<number> = {
  label: 'Number',
  parse: (text) => {
    const parsed = parseNumbers(text, { most: 1, from: 1, to: 999 })
    return 'fault' in parsed ? parsed : { value: parsed.value[0] ?? 1 }
  },
}

/** The parabola x² − value over the numbers up to the first guess, in units of the picture. */
const curve = (value: number): { x: (at: number) => number; y: (at: number) => number; lines: PlaneLine[] } => {
  const most = Math.max(value, 2)
  const x = (at: number) => (at / most) * 100
  const y = (at: number) => 12 + ((at * at - value) / (most * most)) * 85
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

/** Six digits, or all of them where six do not tell a number from its neighbour. */
const shown = (value: number, beside: number): string =>
  value !== beside && value.toPrecision(6) === beside.toPrecision(6) ? String(value) : value.toPrecision(6)

/** Numbers that the field takes have either a whole root or one without end. */
const isRoot = ({ value, guess }: L): boolean => Number.isInteger(guess) && guess * guess === value

export const subject = defineSubject<typeof Module, number, L, PlaneView>({
  title: "Newton's method for a square root",
  code: ['algorithms/math/square-root.ts#newton'],
  load: () => import('../../../algorithms/math/square-root.ts?traced'),
  input,
  presets: [
    { name: 'Root of 10', text: '10' },
    { name: 'Root of 2', text: '2' },
    { name: 'Root of 900', text: '900' },
    { name: 'Random', text: () => String(2 + Math.floor(Math.random() * 900)) },
  ],
  stage: planeStage,
  run: (module, { input: value }) => module.squareRoot(value),
  look: (locals, moment) => {
    const { x, y, lines } = curve(moment.input)
    const guess = moment.ended ? Number(moment.result) : locals.guess
    if (guess === undefined) return { points: [], lines }
    const next = moment.ended ? undefined : locals.next
    return {
      points: [
        {
          id: 'guess',
          x: x(guess),
          y: 12,
          mark: moment.ended ? 'done' : 'current',
          label: guess.toFixed(4),
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
  still: 0.25,
  words: {
    checkNotNegative: null,
    'if (value === 0': null,
    'return value': null,
    'let guess': ({ value }) => `Any start at or above the root will do: ${Math.max(value, 1)}.`,
    'const next': (l) =>
      isRoot(l)
        ? `${l.guess} is the root: the tangent meets the axis where it begins.`
        : `The tangent at ${l.guess.toPrecision(6)} meets the axis nearer to the root.`,
    'if (next >= guess)': (l) => {
      if (l.next < l.guess) return `${shown(l.next, l.guess)} is smaller than ${shown(l.guess, l.next)}.`
      return `The guess no longer falls: ${isRoot(l) ? 'nothing is left to gain' : 'rounding has stopped it'}.`
    },
    'return guess': null,
    'guess = next': ({ guess, next }) => `The guess is now ${shown(next, guess)}.`,
  },
  outcome: (result, value) => `The square root of ${value} is ${String(result)}.`,
})
