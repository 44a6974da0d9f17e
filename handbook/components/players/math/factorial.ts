import type * as Module from '../../../algorithms/math/factorial.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { oneNumberInput } from '@dev-handbook/step-player/player/inputs/one-number'
import { runValue } from '@dev-handbook/step-player/player/remember'
import { span } from '@dev-handbook/step-player/player/stages/grid-view'
import { treeStage } from '@dev-handbook/step-player/player/stages/tree-stage'
import type { TreeItem, TreeView } from '@dev-handbook/step-player/player/stages/tree-view'
import { defineSubject } from '@dev-handbook/step-player/player/subject'

interface L {
  n: number
  product: bigint
  factor: number
  low: number
  high: number
  middle: number
  lower: bigint
  upper: bigint
}

/** A requested range of factors, and its product once that is known. */
interface Range {
  low: number
  high: number
  product: bigint | undefined
  parts: Range[]
}

const rangeName = ({ low, high }: { low: number; high: number }) => `${low}…${high}`

const named = (low: number, high: number) => (low === high ? String(low) : `${low} to ${high}`)

const leafOf = (factor: number): TreeItem => ({ id: factor, label: String(factor), children: [] })

const itemOf = ({ low, high, product, parts }: Range, now: { low: number; high: number } | undefined): TreeItem => ({
  id: low === high ? low : low * 100 + high,
  label: String(product ?? rangeName({ low, high })),
  mark:
    now?.low === low && now.high === high
      ? 'current'
      : product === undefined
        ? 'muted'
        : low === high
          ? undefined
          : 'active',
  // `null` keeps the side of a missing part free.
  children: low === high ? [] : [parts[0], parts[1]].map((part) => (part ? itemOf(part, now) : null)),
})

/** Adds the range of a call below the smallest range that contains it. */
const enter = (ranges: Range[], { low, high }: { low: number; high: number }): Range => {
  const known = ranges.find((range) => range.low === low && range.high === high)
  if (known) return known
  const range: Range = { low, high, product: low === high ? BigInt(low) : undefined, parts: [] }
  ranges.findLast((outer) => outer.low <= low && outer.high >= high)?.parts.push(range)
  ranges.push(range)
  return range
}

export const subject = defineSubject<typeof Module, number, L, TreeView>({
  title: 'Factorial',
  code: ['algorithms/math/factorial.ts#loop', 'algorithms/math/factorial.ts#halves'],
  load: () => import('../../../algorithms/math/factorial.ts?traced'),
  input: oneNumberInput({ en: 'n', ru: 'n' }, { from: 0, to: 10 }),
  presets: [
    { name: articleName, text: '8' },
    { name: { en: '10!', ru: '10!' }, text: '10' },
    { name: { en: '0!', ru: '0!' }, text: '0' },
    { name: randomName, text: () => String(3 + Math.floor(Math.random() * 8)) },
  ],
  stage: treeStage,
  run: (module, { input: n, tools }) => {
    const result = module.factorial(n)
    if (n > 1)
      tools.announce(
        `${n}! = ${result}.${n === 2 ? '' : ` In each product, one factor was a number from 2 to ${n}, which is short.`}`,
      )
    tools.announce(
      n > 1
        ? 'Now multiplies by halves, which keeps both factors about equally long.'
        : 'With halves, there is nothing to multiply either.',
    )
    return module.factorialByHalves(n) === result ? result : undefined
  },
  look: ({ n, product, factor, low, high, lower, upper }, moment) => {
    const ranges = runValue<Range[]>(moment, 'ranges', () => [])
    if (low !== undefined && high !== undefined) {
      const range = enter(ranges, { low, high })
      const [first, second] = range.parts
      if (first && lower !== undefined) first.product = lower
      if (second && upper !== undefined) second.product = upper
      if (range === ranges[0] && moment.ended) range.product = moment.result as bigint
      const now = moment.ended ? undefined : { low, high }
      const root = ranges[0]
      return { roots: root ? [{ ...itemOf(root, now), ...(moment.ended ? { mark: 'done' } : {}) }] : [] }
    }
    if (moment.ended || (n === undefined && product === undefined)) return undefined
    // Both functions start with `n` alone. Only the loop reaches this line, because it has no ranges. Its product may
    // not exist yet.
    const value = product ?? 1n
    const from = factor ?? 2
    return {
      roots: [
        { id: 0, label: String(value), mark: from > (n ?? 0) ? 'done' : 'active', children: [] },
        ...span(from, (n ?? 0) + 1).map((at): TreeItem => ({
          ...leafOf(at),
          mark: at === factor ? 'current' : undefined,
        })),
      ],
    }
  },
  watch: ['factor', 'low', 'high', 'product'],
  wide: ['product'],
  words: {
    checkInteger: null,
    'let product': ({ n }) =>
      `The product of no factors is 1.${n > 1 ? ` The ${n === 2 ? 'factor' : 'factors'} ${named(2, n)} ${n === 2 ? 'follows' : 'follow'}.` : ''}`,
    'factor <= n': ({ factor, n, product }) => (factor <= n ? '' : `No factor is left, so ${n}! = ${product}.`),
    'product *= BigInt(factor)': ({ product, factor }) =>
      `${factor}! = ${factor - 1}! · ${factor} = ${product} · ${factor} = ${product * BigInt(factor)}.`,
    'if (low === high)': null,
    'return BigInt(low)': ({ low }) => `The product of ${low} alone is ${low}.`,
    'const middle': null,
    'const lower': ({ low, high, middle }) =>
      `Divides the factors ${named(low, high)} into two halves: ${named(low, middle)} and ${named(middle + 1, high)}.`,
    'const upper': ({ lower, low, middle, high }) =>
      low === middle
        ? ''
        : `The product of ${named(low, middle)} is ${lower}. Now multiplies ${named(middle + 1, high)}.`,
    'return lower * upper': ({ low, high, lower, upper }) =>
      `The product of ${named(low, high)} is ${lower} · ${upper} = ${lower * upper}.`,
    'return n === 0': null,
    'return product': null,
  },
  outcome: (result, n) =>
    `${n}! = ${String(result)}, with ${n < 2 ? 'no multiplication' : n === 2 ? 'one multiplication' : `${n - 1} multiplications`} in both cases.`,
  shows: ({ roots }, result) => [roots[0]?.label, String(result)],
})
