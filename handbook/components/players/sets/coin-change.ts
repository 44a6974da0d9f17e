import type * as Module from '../../../algorithms/sets/coin-change.ts'
import { parseNumbers } from '@dev-handbook/step-player/player/inputs/numbers'
import { ask, confirm, remember, reply, runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridRow, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject, type InputKind, type Moment } from '@dev-handbook/step-player/player/subject'
import { fault } from '../texts/fault.ts'

interface Input {
  amount: number
  coins: number[]
}

interface L {
  amount: number
  coins: readonly number[]
  fewest: number[]
  lastCoin: number[]
  coin: number
  sum: number
  count: number
  paid: number[]
  rest: number
}

const example = '6 from 1, 3, 4'

const input: InputKind<Input> = {
  label: { en: 'The amount, “from”, and the coins', ru: 'Сумма, «from» и монеты' },
  parse: (text) => {
    const [wanted = '', list, ...more] = text.split(/\s+from\s+/)
    if (list === undefined || more.length > 0) return fault((say) => say.notAmount(example))
    const amount = parseNumbers(wanted, { most: 1, from: 0, to: 24 })
    if ('fault' in amount) return amount
    const coins = parseNumbers(list, { most: 8, from: 1, to: 200 })
    if ('fault' in coins) return coins
    const twice = coins.value.find((coin, index) => coins.value.indexOf(coin) < index)
    if (twice !== undefined) return fault((say) => say.coinTwice(twice))
    return { value: { amount: amount.value[0] ?? 0, coins: coins.value } }
  },
}

const number = (count: number | undefined): string => (count === Infinity ? '∞' : String(count))
const coinsOf = (count: number): string => `${count} ${count === 1 ? 'coin' : 'coins'}`

const randomCoins = (): string =>
  `${8 + Math.floor(Math.random() * 9)} from ${[1, 4, 5, 7, 9].filter((coin) => coin === 4 || Math.random() < 0.5).join(', ')}`

/** The table, one row for each finished coin. The algorithm itself has one row for all coins. */
const finishedRows = (moment: Moment<Input>): number[][] => runValue<number[][]>(moment, 'finished', () => [])

export const subject = defineSubject<typeof Module, Input, L, GridView>({
  title: 'Coin change',
  code: ['algorithms/sets/coin-change.ts#fewest'],
  load: () => import('../../../algorithms/sets/coin-change.ts?traced'),
  input,
  presets: [
    { name: articleName, text: example },
    { name: { en: 'Greedy would leave a rest', ru: 'Жадный выбор оставил бы остаток' }, text: '6 from 3, 4' },
    { name: { en: 'Cannot be paid', ru: 'Выдать нельзя' }, text: '5 from 4, 7' },
    { name: { en: 'Greedy would pay 12 first', ru: 'Жадный выбор начал бы с 12' }, text: '15 from 1, 5, 12' },
    { name: randomName, text: randomCoins },
  ],
  stage: gridStage,
  run: (module, { input }) => module.fewestCoins(input.coins, input.amount),
  look: (locals, moment) => {
    const { amount, coins } = moment.input
    const { fewest, lastCoin = [], paid = [], rest } = remember(moment, locals)
    const finished = finishedRows(moment)
    const isFilling = !moment.ended && locals.sum !== undefined
    const { coin, sum } = isFilling ? locals : ({} as Partial<L>)
    const now = finished.length
    const back = moment.ended ? undefined : rest
    const rowOf = (at: number): readonly string[] => {
      if (at < now) return (finished[at] ?? []).map(number)
      if (at === now && fewest && (at === 0 || isFilling)) return fewest.map(number)
      return span(0, amount + 1).map(() => '')
    }
    const marksOf = (at: number): GridRow['marks'] => {
      if (at !== now || sum === undefined || coin === undefined || sum > amount) return {}
      return {
        ...markAll(span(sum + 1, amount + 1), 'muted'),
        ...markAll([sum - coin], 'compare'),
        ...markAll([sum], 'current'),
      }
    }
    return {
      rows: [
        { key: 'header', isHeader: true, label: 'amount', cells: span(0, amount + 1) },
        ...['no coin', ...coins.map((coin) => `coin ${coin}`)].map((label, at): GridRow => ({
          key: `row ${at}`,
          label,
          isTight: true,
          cells: [...rowOf(at)],
          marks: marksOf(at),
        })),
        {
          key: 'last',
          label: 'last coin',
          cells: span(0, amount + 1).map((at) => lastCoin[at] || ''),
          marks: markAll(back ? [back] : [], 'current'),
        },
        { key: 'paid', label: 'paid', cells: [...paid], marks: markAll(span(0, paid.length), 'done') },
      ],
    }
  },
  watch: ['coin', 'sum', 'count', 'rest'],
  words: {
    'check(coins': null,
    'Infinity)': null,
    '0)': null,
    'const fewest': null,
    'const lastCoin': () => 'Without any coin, no amount above 0 can be paid, so the entries are ∞ …',
    'fewest[0] = 0': () => '… and 0 needs no coin.',
    'for (const coin of coins)': ({ fewest }, moment) => {
      finishedRows(moment).push([...fewest])
      return 'Goes through the coins.'
    },
    'sum <= amount': ({ fewest, coin, sum, amount }, moment) => {
      if (sum > amount) {
        finishedRows(moment).push([...fewest])
        return coin > amount
          ? `The coin ${coin} is larger than the amount, so nothing changes.`
          : `${reply(moment)}The row of the coin ${coin} is complete.`
      }
      return sum === coin ? `For the coin ${coin}, looks at all amounts from ${coin} on.` : ''
    },
    'const count': ({ fewest, coin, sum }, moment) =>
      `${reply(moment)}Pays ${sum} with a coin of ${coin}. The rest is ${sum - coin}, which ${sum === coin ? 'needs no coin' : fewest[sum - coin] === Infinity ? 'cannot be paid yet' : `needs ${coinsOf(fewest[sum - coin] ?? 0)} so far`}.`,
    'if (count <': ({ count, fewest, sum }, moment) =>
      count === Infinity
        ? 'The rest cannot be paid yet, so nothing changes.'
        : ask(moment, `With this coin, the number of coins is ${count}. Is this less than ${number(fewest[sum])}?`),
    'fewest[sum] = count': ({ count, sum }, moment) => confirm(moment, `Yes, so ${sum} now needs ${coinsOf(count)}.`),
    'lastCoin[sum] = coin': ({ coin, sum }) => `Stores ${coin} as the last coin of ${sum}.`,
    'if (fewest[amount] ===': ({ amount }) => `The table is complete. Can ${amount} be paid?`,
    'return undefined': ({ amount }) => `No, because the entry of ${amount} is ∞.`,
    'const paid': ({ amount }) =>
      amount === 0 ? 'Yes, without any coin.' : 'Yes. The row of last coins shows which coins to use.',
    'let rest': null,
    'rest > 0': ({ rest }) => (rest > 0 ? `${rest} is left to pay.` : 'Nothing is left to pay.'),
    'const coin =': null,
    'paid.push': ({ coin, rest }) => `The last coin of ${rest} is ${coin}. Pays it.`,
    'rest -= coin': null,
    'return paid': null,
  },
  outcome: (result, { amount }) => {
    const paid = result as number[] | undefined
    if (!paid) return `No coins add up to ${amount}.`
    return paid.length === 0 ? '0 needs no coin.' : `${amount} = ${paid.join(' + ')}, with ${coinsOf(paid.length)}.`
  },
  shows: ({ rows }, result) => [rows.at(-1)?.cells, result ?? []],
})
