import type * as Module from '../../../algorithms/machine-learning/k-nearest-neighbors.ts'
import { pointsInput, randomPoints, type PointsInput } from '@dev-handbook/step-player/player/inputs/points'
import { remember } from '@dev-handbook/step-player/player/remember'
import { planeStage, tones, type PlaneView } from '@dev-handbook/step-player/player/stages/plane-stage'
import { randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject } from '@dev-handbook/step-player/player/subject'

interface Sample {
  features: readonly number[]
  target: string
}

interface Candidate {
  sample: Sample
  distance: number
}

interface L {
  samples: readonly Sample[]
  worstFirst: Iterable<Candidate> & { size: number }
  order: number
  sample: Sample
  candidate: Candidate
  worst: Candidate | undefined
  k: number
  votes: Map<string, number>
  winner: string
}

const labels = ['lime', 'melon', 'plum']
const shown = (distance: number | undefined): string => (distance ?? 0).toFixed(1)

export const subject = defineSubject<typeof Module, PointsInput, L, PlaneView>({
  title: 'k-nearest neighbours',
  code: [
    'algorithms/machine-learning/k-nearest-neighbors.ts#classify',
    'algorithms/machine-learning/k-nearest-neighbors.ts#nearest',
  ],
  load: () => import('../../../algorithms/machine-learning/k-nearest-neighbors.ts?traced'),
  input: pointsInput({ labels, k: true, at: true }),
  presets: [
    {
      name: { en: 'As in the article, times 15', ru: 'Как в статье, в 15 раз больше' },
      text: '15 15 lime, 30 30 lime, 15 75 lime, 75 45 melon, 60 75 melon, 90 75 melon at 45 45 k 3',
    },
    {
      name: { en: 'Two classes', ru: 'Два класса' },
      text: '15 20 lime, 22 28 lime, 12 42 lime, 35 24 lime, 70 68 melon, 78 76 melon, 84 54 melon, 62 82 melon, 55 60 melon at 45 45 k 3',
    },
    {
      name: { en: 'An outlier', ru: 'Выброс' },
      text: '40 40 melon, 20 20 lime, 28 30 lime, 35 55 lime, 60 38 lime, 80 80 melon, 90 75 melon at 42 42 k 1',
    },
    {
      name: randomName,
      text: () =>
        `${randomPoints(
          [
            [25, 30, 'lime'],
            [75, 35, 'melon'],
            [50, 78, 'plum'],
          ],
          4,
        )} at 50 45 k 3`,
    },
  ],
  stage: planeStage,
  run: (module, { input: { points, k, at } }) =>
    module.classifyByNeighbors({
      samples: points.map(({ x, y, label }) => ({ features: [x, y], target: label })),
      point: [...at],
      k,
    }),
  look: (locals, moment) => {
    const { worstFirst } = remember(moment, locals)
    const near = new Set([...(worstFirst ?? [])].map(({ sample }) => sample))
    const [x, y] = moment.input.at
    const winner = moment.ended ? tones[labels.indexOf(String(moment.result))] : undefined
    const nearest = [...near].map(({ features: [left = 0, bottom = 0] }) => ({
      id: `${left} ${bottom}`,
      from: [x, y] as const,
      to: [left, bottom] as const,
    }))
    const current =
      !moment.ended && locals.sample && locals.order !== undefined
        ? [
            {
              id: 'current',
              from: [x, y] as const,
              to: [locals.sample.features[0] ?? 0, locals.sample.features[1] ?? 0] as const,
              mark: 'compare' as const,
            },
          ]
        : []
    return {
      points: [
        ...moment.input.points.map((point, index) => ({
          id: `p${index}`,
          x: point.x,
          y: point.y,
          mark: tones[labels.indexOf(point.label)],
          label: point.label,
          isCurrent: !moment.ended && locals.order === index,
        })),
        { id: 'asked', x, y, sign: '?', mark: winner },
      ],
      lines: [...nearest, ...current],
    }
  },
  watch: ['order', 'k', 'winner', 'votes'],
  wide: ['votes'],
  words: {
    'const votes': () => 'There are no votes yet.',
    'for (const { sample } of': ({ votes }, { input: { k } }) =>
      votes.size > 0 ? '' : k === 1 ? 'Looks for the nearest neighbour.' : 'Looks for the nearest neighbours.',
    'votes.set': ({ sample }) => `A neighbour votes for “${sample.target}”.`,
    'const [[winner]]': () => 'Which class has the most votes?',
    'b - a': null,
    'return winner': ({ winner, votes }) =>
      [...votes.values()].filter((count) => count === votes.get(winner)).length > 1
        ? `There is a tie. “${winner}” wins, because its first vote came earlier.`
        : `“${winner}” wins.`,
    'const { samples': null,
    checkSamples: null,
    checkInteger: null,
    'const farther': null,
    'candidate.distance': null,
    'const worstFirst': () => 'A heap holds the nearest samples so far, with the farthest of them on top.',
    'reverse(farther)': null,
    'for (const [order': () => 'Goes through all samples.',
    'const candidate': ({ sample }) => `Computes the distance of the sample at ${sample.features.join(' ')}.`,
    'if (Number.isNaN': null,
    'throw new RangeError': null,
    'const worst': ({ candidate }) => `The distance of this sample is ${shown(candidate.distance)}.`,
    'if (worst === undefined': ({ worst, worstFirst, k }) =>
      worst === undefined || worstFirst.size < k
        ? k === 1
          ? 'The heap is empty so far.'
          : `The heap has fewer than ${k} samples so far.`
        : k === 1
          ? `The distance of the nearest sample so far is ${shown(worst.distance)}.`
          : `The farthest of the ${k} samples in the heap has the distance ${shown(worst.distance)}.`,
    'worstFirst.push': () => 'Adds this sample to the heap.',
    'if (candidate.distance < worst': ({ candidate, worst }) =>
      candidate.distance < (worst?.distance ?? 0) ? 'The new sample is nearer.' : 'The new sample is not nearer.',
    'worstFirst.replace': ({ k }) =>
      k === 1
        ? 'The new sample replaces the sample in the heap.'
        : 'The new sample replaces the farthest sample in the heap.',
    'return [...worstFirst]': ({ k }) =>
      k === 1 ? 'The nearest neighbour is known.' : 'The nearest neighbours are known.',
    'farther(a, b) ||': null,
    '({ sample, distance })': null,
  },
  outcome: (result, { k }) => `The ${k === 1 ? 'neighbour says' : 'neighbours say'} “${String(result)}”.`,
})
