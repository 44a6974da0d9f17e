import { runValue } from '@dev-handbook/step-player/player/remember'
import { markAll, type GridRow, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import type { Moment } from '@dev-handbook/step-player/player/subject'

/** Variables of the code that computes a power. */
export interface PowerLocals {
  rest: bigint
  square: bigint
  result: bigint
  modulus: bigint
}

interface Round {
  rest: bigint
  square: bigint
  before: bigint
  after: bigint
}

const header: GridRow = { key: 'header', isHeader: true, cells: ['rest', 'square', 'before', 'after'] }

/** One row for each bit of the exponent, like the table of the article. */
export const powerView = ({ rest, square, result }: Partial<PowerLocals>, moment: Moment<unknown>): GridView => {
  const rounds = runValue<Map<bigint, Round>>(moment, 'rounds', () => new Map())
  if (!moment.ended && rest !== undefined && rest > 0n && square !== undefined && result !== undefined) {
    const round = rounds.get(rest) ?? { rest, square, before: result, after: result }
    rounds.set(rest, { ...round, after: result })
  }
  const rows = [...rounds.values()].map((round): GridRow => {
    const isNow = !moment.ended && round.rest === rest
    const isUsed = (round.rest & 1n) === 1n
    const isKnown = !isNow || round.after !== round.before
    return {
      key: String(round.rest),
      isTight: true,
      cells: [round.rest, round.square, round.before, isKnown ? round.after : ''].map(String),
      marks: isNow ? markAll([0, 1, 2, 3], 'current') : isUsed ? markAll([1, 3], 'active') : {},
    }
  })
  const found: GridRow[] = moment.ended
    ? [{ key: 'result', label: 'result', cells: ['', '', '', String(moment.result)], marks: { 3: 'done' } }]
    : []
  return { rows: [header, ...rows, ...found] }
}

/** The sentence of each statement. */
export const powerWords: Readonly<Record<string, ((locals: PowerLocals) => string) | null>> = {
  'if (exponent < 0n)': null,
  'return powerModulo': null,
  'let result': null,
  'let square': null,
  'rest > 0n': ({ rest, result, square }) =>
    rest > 0n
      ? (rest & 1n) === 1n
        ? `${rest} is odd, so the square ${square} is a factor of the product.`
        : `${rest} is even, so the square ${square} is not needed.`
      : `No bit of the exponent is left, so the result is ${result}.`,
  'if ((rest': null,
  'result = (result': ({ result, square, modulus }) =>
    `${result} · ${square} = ${result * square}, which is ${(result * square) % modulus} modulo ${modulus}.`,
  'square = (square': ({ square, modulus }) =>
    `The next square is ${square} · ${square} = ${square * square}, which is ${(square * square) % modulus} modulo ${modulus}.`,
  'return result': null,
}
