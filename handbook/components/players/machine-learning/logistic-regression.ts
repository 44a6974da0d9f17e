import type * as Module from '../../../algorithms/machine-learning/logistic-regression.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import type { LinearModel } from '../../../algorithms/machine-learning/linear-model.ts'
import { percent, plain } from '@dev-handbook/step-player/player/number-words'
import { remember } from '@dev-handbook/step-player/player/remember'
import { planeStage, type PlaneView } from '@dev-handbook/step-player/player/stages/plane-stage'
import { defineSubject, type InputKind } from '@dev-handbook/step-player/player/subject'
import { fault } from '../texts/fault.ts'

interface Answer {
  x: number
  yes: boolean
}

interface L {
  samples: unknown[]
  predict: (score: number) => number
  model: LinearModel
  round: number
  rate: number
  slopes: number[]
  interceptSlope: number
  steepest: number
  tolerance: number
  features: readonly number[]
  target: number
  error: number
}

const example = '1 no, 2 no, 3 yes'

const input: InputKind<Answer[]> = {
  label: { en: 'Numbers, each with its answer, yes or no', ru: 'Числа, каждое с ответом yes или no' },
  parse: (text) => {
    const parts = text
      .replaceAll('−', '-')
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
    const wrong = parts.find((part) => !/^-?\d{1,3}(?:\.\d)?\s+(?:yes|no)$/i.test(part))
    if (wrong !== undefined) return fault((say) => say.notAnswer(wrong, example))
    return parts.length < 2 || parts.length > 12
      ? fault((say) => say.wrongAnswers(parts.length, example))
      : { value: parts.map((part) => ({ x: Number.parseFloat(part), yes: /yes$/i.test(part) })) }
  },
}

/** Scales numbers to features from −1 to 1, so that one learning rate fits all of them. */
const scale = (answers: readonly Answer[]) => {
  const [low, high] = [Math.min(...answers.map(({ x }) => x)), Math.max(...answers.map(({ x }) => x))]
  const half = (high - low) / 2 || 1
  return {
    toFeature: (x: number) => (x - (low + high) / 2) / half,
    toNumber: (feature: number) => (low + high) / 2 + feature * half,
  }
}

const [rounds, rate] = [20, 4]
const across = (feature: number): number => 50 + 44 * feature
const up = (probability: number): number => 14 + 80 * probability

/**
 * The feature at which the probability is one half. `undefined` when no feature among the samples has that probability.
 */
const crossing = ({ weights: [weight = 0], intercept }: LinearModel): number | undefined =>
  Math.abs(intercept) < Math.abs(weight) ? -intercept / weight : undefined

const random = () =>
  Array.from(
    { length: 9 },
    (_, index) => `${index + 1} ${index + 1 > 5 + (Math.random() - 0.5) * 5 ? 'yes' : 'no'}`,
  ).join(', ')

export const subject = defineSubject<typeof Module, Answer[], L, PlaneView>({
  title: 'Logistic regression',
  code: [
    'algorithms/machine-learning/logistic-regression.ts#fit',
    'algorithms/machine-learning/gradient-descent.ts#descend',
  ],
  load: () => import('../../../algorithms/machine-learning/logistic-regression.ts?traced'),
  input,
  presets: [
    {
      name: articleName,
      text: '0.5 no, 1 no, 1.5 no, 2 no, 2.5 yes, 3 no, 3.5 yes, 4 yes, 4.5 yes, 5 yes',
    },
    { name: { en: 'Can be separated', ru: 'Можно разделить' }, text: '1 no, 2 no, 3 no, 6 yes, 7 yes, 8 yes' },
    { name: { en: 'Falling', ru: 'По убыванию' }, text: '1 yes, 2 yes, 3 yes, 4 no, 5 yes, 6 no, 7 no' },
    { name: randomName, text: random },
  ],
  stage: planeStage,
  run: (module, { input }) =>
    module.fitLogisticRegression(
      input.map(({ x, yes }) => ({ features: [scale(input).toFeature(x)], target: yes })),
      { rounds, rate },
    ),
  look: (locals, moment) => {
    const { toFeature } = scale(moment.input)
    const known = remember(moment, locals)
    const { predict } = known
    const model = moment.ended ? (moment.result as LinearModel) : known.model
    const chance = (feature: number): number =>
      model && predict ? predict((model.weights[0] ?? 0) * feature + model.intercept) : 0.5
    const current = moment.ended ? undefined : locals.features?.[0]
    const middle = model && crossing(model)
    const steps = Array.from({ length: 40 }, (_, index) => index / 20 - 1)
    return {
      points: [
        ...moment.input.map(({ x, yes }, index) => ({
          id: `p${index}`,
          x: across(toFeature(x)),
          y: up(Number(yes)),
          mark: yes ? ('done' as const) : ('swap' as const),
          isCurrent: toFeature(x) === current,
        })),
        ...(middle === undefined
          ? []
          : [
              {
                id: 'middle',
                x: across(middle),
                y: 0,
                mark: 'active' as const,
                label: plain(scale(moment.input).toNumber(middle)),
              },
            ]),
      ],
      lines: [
        { id: 'half', from: [0, up(0.5)], to: [100, up(0.5)], mark: 'muted' },
        ...(middle === undefined
          ? []
          : [
              {
                id: 'crossing',
                from: [across(middle), 0] as const,
                to: [across(middle), up(0.5)] as const,
                mark: 'muted' as const,
              },
            ]),
        ...moment.input.map(({ x, yes }, index) => ({
          id: `e${index}`,
          from: [across(toFeature(x)), up(Number(yes))] as const,
          to: [across(toFeature(x)), up(chance(toFeature(x)))] as const,
          ...(toFeature(x) === current && { mark: 'current' as const }),
        })),
        ...(model
          ? steps.map((at, index) => ({
              id: `c${index}`,
              from: [across(at), up(chance(at))] as const,
              to: [across(at + 0.05), up(chance(at + 0.05))] as const,
              mark: 'done' as const,
            }))
          : []),
      ],
    }
  },
  watch: ['round', 'rate'],
  words: {
    'descend(': () =>
      'Yes counts as 1, no as 0, and numbers are scaled to −1 to 1. Looks for the curve that fits best.',
    '({': null,
    'const dimensions': null,
    checkTargets: null,
    checkInteger: null,
    'if (!(rate': null,
    'throw new': null,
    'let model': null,
    '0)': null,
    'let first': null,
    'let steepest': () => 'In the first model, all values are 0, so it says 50 % for every number.',
    'round < rounds': null,
    'const slopes': null,
    'ridge * weight': null,
    'let interceptSlope': null,
    'for (const { features': null,
    'const error': null,
    'interceptSlope += error': ({ round, error, samples, target, features }, { input }) =>
      round > 0
        ? ''
        : `At ${plain(scale(input).toNumber(features[0] ?? 0))} the answer is ${target === 1 ? 'yes' : 'no'}, and the model says ${percent(error * samples.length + target)}. The error is ${percent(error * samples.length)}.`,
    'for (const [index': null,
    'slopes[index] =': null,
    'model = {': ({ round, slopes: [slope = 0], interceptSlope }) =>
      round > 2
        ? ''
        : `The mean of error · feature is ${Math.abs(slope) < 1e-8 ? '0, so the weight stays' : Math.abs(slope) < 0.005 ? 'almost 0, so the weight hardly changes' : `${plain(slope)}, so the weight goes ${slope > 0 ? 'down' : 'up'}`}. The mean error is ${percent(interceptSlope)}, so the intercept ${Math.abs(interceptSlope) < 1e-8 ? 'stays' : Math.abs(interceptSlope) < 0.005 ? 'hardly changes' : interceptSlope > 0 ? 'goes down' : 'goes up'}.`,
    'weight - rate': null,
    'steepest = slopes': ({ model, round }, { input }) => {
      // Later rounds change the curve less, so only every fifth round is shown.
      if (round >= 5 && (round + 1) % 5 > 0) return ''
      const middle = crossing(model)
      return `Round ${round + 1}: weight ${plain(model.weights[0] ?? 0)}, intercept ${plain(model.intercept)}${middle === undefined ? '' : `. The curve crosses 50 % at ${plain(scale(input).toNumber(middle))}`}.`
    },
    'Math.max(steepest': null,
    'if (round === 0)': null,
    'first = steepest': null,
    'if (!Number.isFinite': null,
    'throw divergence': null,
    'if (steepest <= tolerance)': ({ steepest, tolerance }) =>
      steepest <= tolerance ? 'Both slopes are almost 0, so the descent ends here.' : '',
    'return model': null,
    'const limit': null,
    'if (steepest > limit': null,
  },
  outcome: (result, answers) => {
    const model = result as LinearModel
    const middle = crossing(model)
    if (Math.abs(model.intercept) < 1e-9 && Math.abs(model.weights[0] ?? 0) < 1e-9)
      return 'The model says 50 % for every number. Neither small nor large numbers mean yes.'
    if (middle === undefined) {
      const says = `In the end, the model says ${model.intercept > 0 ? 'yes' : 'no'} for`
      const xs = answers.map(({ x }) => x)
      return Math.abs(model.weights[0] ?? 0) < 1e-9
        ? `${says} every number.`
        : `${says} every number from ${plain(Math.min(...xs))} to ${plain(Math.max(...xs))}.`
    }
    return `In the end: ${(model.weights[0] ?? 0) > 0 ? 'no below' : 'yes below'} ${plain(scale(answers).toNumber(middle))}, ${(model.weights[0] ?? 0) > 0 ? 'yes' : 'no'} above. Near this number, the model is less certain.`
  },
})
