import type * as Module from '../../../algorithms/math/euclidean-distance.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { parseNumbers } from '@dev-handbook/step-player/player/inputs/numbers'
import { factor, plain } from '@dev-handbook/step-player/player/number-words'
import {
  planeSize,
  planeStage,
  type PlaneLine,
  type PlaneView,
} from '@dev-handbook/step-player/player/stages/plane-stage'
import { defineSubject, type InputKind, type Mark } from '@dev-handbook/step-player/player/subject'
import { fault } from '../texts/fault.ts'

type Pair = readonly [a: readonly number[], b: readonly number[]]

interface Distances {
  straight: number
  along: number
}

interface L {
  a: readonly number[]
  b: readonly number[]
  largest: number
  sum: number
  index: number
  value: number
}

const axes = ['x', 'y']

/** Two points of the plane. */
const input: InputKind<Pair> = {
  label: { en: 'Two points, from −20 to 20', ru: 'Две точки, от −20 до 20' },
  parse: (text) => {
    const parts = text.split('/')
    const [left = '', right] = parts
    if (right === undefined || parts.length > 2) return fault((say) => say.notTwoPoints)
    const [a, b] = [left, right].map((part) => parseNumbers(part, { most: 20, from: -20, to: 20, decimals: true }))
    if (!a || !b) return fault((say) => say.notTwoPoints)
    if ('fault' in a) return a
    if ('fault' in b) return b
    const odd = [a.value, b.value].find((point) => point.length !== 2)
    return odd ? fault((say) => say.wrongCoordinates(odd.join(' '), odd.length)) : { value: [a.value, b.value] }
  },
}

/**
 * Returns a function that scales coordinates to the picture. One unit has the same length in both directions, and the
 * points fill the picture.
 */
const placer = ([a, b]: Pair): ((x: number, y: number) => readonly [number, number]) => {
  const [x1 = 0, y1 = 0] = a
  const [x2 = 0, y2 = 0] = b
  const unit = Math.min(260 / Math.max(1, Math.abs(x2 - x1)), 160 / Math.max(1, Math.abs(y2 - y1)), 60)
  return (x, y) => [
    50 + (((x - (x1 + x2) / 2) * unit) / planeSize.width) * 100,
    50 + (((y - (y1 + y2) / 2) * unit) / planeSize.height) * 100,
  ]
}

const difference = ({ b, value, index }: L): number => Math.abs(value - (b[index] ?? 0))
/** Four decimals are enough to follow the sums. */
const rounded = (value: number): string => plain(value, 4)
const some = () => Math.floor(Math.random() * 21)

export const subject = defineSubject<typeof Module, Pair, L, PlaneView>({
  title: 'Euclidean and other distances',
  code: [
    'algorithms/math/euclidean-distance.ts#euclidean',
    'algorithms/math/euclidean-distance.ts#chebyshev',
    'algorithms/math/euclidean-distance.ts#manhattan',
  ],
  load: () => import('../../../algorithms/math/euclidean-distance.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '1 2 / 4 6' },
    { name: { en: 'Along one axis', ru: 'Вдоль одной оси' }, text: '2 5 / 9 5' },
    { name: { en: 'The same point', ru: 'Та же точка' }, text: '7 7 / 7 7' },
    { name: randomName, text: () => `${some()} ${some()} / ${some()} ${some()}` },
  ],
  stage: planeStage,
  run: (module, { input: [a, b], tools }) => {
    tools.announce('Computes the Euclidean distance, the length of the straight line from A to B.')
    const straight = module.euclideanDistance(a, b)
    tools.announce('Computes the Manhattan distance, the length of a way along the axes.')
    return { straight, along: module.manhattanDistance(a, b) }
  },
  look: (locals, moment) => {
    const [a, b] = moment.input
    const place = placer(moment.input)
    const [x1 = 0, y1 = 0] = a
    const [x2 = 0, y2 = 0] = b
    const { along, straight } = moment.ended ? (moment.result as Partial<Distances>) : {}
    const [toRight, up] = [x1 <= x2 ? 1 : -1, y1 <= y2 ? 1 : -1]
    const isWide = Math.abs(x2 - x1) >= Math.abs(y2 - y1)
    // Returns a text beside its line, outside the triangle.
    const text = (
      id: string,
      [x, y]: readonly [number, number],
      { aside, label, mark }: { aside: readonly [number, number]; label: string; mark?: Mark | undefined },
    ): PlaneLine => {
      const [left, bottom] = place(x, y)
      const at = [left + aside[0] * toRight, bottom + aside[1] * up] as const
      return { id: `text ${id}`, from: at, to: at, label, mark }
    }
    const markOf = (axis: number): Mark | undefined =>
      along !== undefined ? 'done' : locals.index === axis ? 'compare' : undefined
    // Along one axis, the leg and the line are the same.
    const legs: PlaneLine[] =
      x1 === x2 || y1 === y2
        ? []
        : [
            { id: 'leg x', from: place(x1, y1), to: place(x2, y1), mark: markOf(0) },
            { id: 'leg y', from: place(x2, y1), to: place(x2, y2), mark: markOf(1) },
            text('x', [(x1 + x2) / 2, y1], { aside: [0, -7], label: String(Math.abs(x2 - x1)), mark: markOf(0) }),
            text('y', [x2, (y1 + y2) / 2], { aside: [6, 0], label: String(Math.abs(y2 - y1)), mark: markOf(1) }),
          ]
    return {
      points: [
        { id: 'a', x: place(x1, y1)[0], y: place(x1, y1)[1], mark: 'current' },
        { id: 'b', x: place(x2, y2)[0], y: place(x2, y2)[1], mark: 'done' },
      ],
      lines: [
        text('a', [x1, y1], { aside: isWide ? [0, -9] : [-10, 0], label: `A ${x1}, ${y1}` }),
        text('b', [x2, y2], { aside: isWide ? [0, 9] : [10, 0], label: `B ${x2}, ${y2}` }),
        ...legs,
        { id: 'line', from: place(x1, y1), to: place(x2, y2), mark: 'active' },
        ...(straight === undefined
          ? []
          : [
              text('line', [(x1 + x2) / 2, (y1 + y2) / 2], {
                aside: [-9, 6],
                label: rounded(straight),
                mark: 'active',
              }),
            ]),
      ],
    }
  },
  watch: ['index', 'value', 'largest', 'sum'],
  words: {
    'const largest =': () => 'Squares of large differences could overflow, so the largest difference becomes the unit.',
    'if (largest === 0': ({ largest }) =>
      largest === 0
        ? 'There is no difference, so the distance is 0.'
        : `The largest difference is ${rounded(largest)}. Each difference is divided by it.`,
    'return largest *': ({ largest, sum }) =>
      `The result is the unit times the root of ${rounded(sum)}: ${rounded(largest)} · ${rounded(Math.sqrt(sum))}.`,
    'return largest': null,
    'let sum': null,
    'for (const [': null,
    'sum += ((value': (l) =>
      `Along ${axes[l.index]}: ${rounded(difference(l))} / ${rounded(l.largest)} = ${rounded(difference(l) / l.largest)}. Adds the square, ${rounded((difference(l) / l.largest) ** 2)}.`,
    'sum += Math.abs': (l) =>
      `Along ${axes[l.index]}: adds ${rounded(difference(l))}. The sum is now ${rounded(l.sum + difference(l))}.`,
    'let largest': null,
    'largest = Math.max': (l) =>
      `Along ${axes[l.index]}: |${rounded(l.value)} − ${factor(l.b[l.index] ?? 0, 4)}| = ${rounded(difference(l))}. The largest difference so far is ${rounded(Math.max(l.largest, difference(l)))}.`,
    checkDimensions: null,
    'return sum': null,
  },
  outcome: (result) => {
    const { straight, along } = result as Distances
    return `The straight line has the length ${rounded(straight)}, the way along the axes ${rounded(along)}.`
  },
  shows: (view, result) => [
    view.lines.find(({ id }) => id === 'text line')?.label,
    rounded((result as Distances).straight),
  ],
})
