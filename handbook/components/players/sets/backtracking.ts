import type * as Module from '../../../algorithms/sets/backtracking.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { remember, runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridRow, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject, type InputKind, type Mark, type Moment } from '@dev-handbook/step-player/player/subject'
import { fault } from '../texts/fault.ts'

interface Input {
  n: number
  /** Whether to find all solutions, not only the first. */
  all: boolean
}

interface L {
  placed: number[]
  n: number
  row: number
  column: number
}

type Way = readonly number[]

const most = 8

const input: InputKind<Input> = {
  label: { en: 'Size of the board, and “all” for every way', ru: 'Размер доски и «all» для всех способов' },
  parse: (text) => {
    const [, size, all] = /^\s*(\d{1,3})(\s+all)?\s*$/i.exec(text) ?? []
    if (size === undefined) return fault((say) => say.notBoard(text))
    const n = Number(size)
    if (n < 1 || n > most) return fault((say) => say.wrongSize(n, most))
    return { value: { n, all: all !== undefined } }
  },
}

/** Largest number of listed solutions: the last ones are listed. */
const listed = 6

const found = (moment: Moment<Input>): Way[] => runValue<Way[]>(moment, 'found', () => [])

/** Records the verdict on the current square. The picture marks the square with it. */
const judge = (moment: Moment<Input>, verdict: 'open' | 'attacked' | 'none'): void => {
  moment.memory.set('verdict', verdict)
}

/** The row of the first queen that attacks a square of the next row. */
const attacker = (placed: Way, column: number): number =>
  placed.findIndex((other, row) => other === column || Math.abs(other - column) === placed.length - row)

const square = (row: number, column: number): string => `row ${row}, column ${column}`

const boardRow = (
  row: number,
  { n, placed, marks }: { n: number; placed: Way; marks: Record<number, Mark> },
): GridRow => ({
  key: `board ${row}`,
  label: String(row),
  isTight: true,
  cells: span(0, n).map((column) => (placed[row] === column ? '♛' : '')),
  marks,
})

const columns = (placed: Way): string => `${placed.length === 1 ? 'column' : 'columns'} ${placed.join(', ')}`

export const subject = defineSubject<typeof Module, Input, L, GridView>({
  title: 'Backtracking: n queens',
  code: ['algorithms/sets/backtracking.ts#queens'],
  load: () => import('../../../algorithms/sets/backtracking.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '4 all' },
    { name: { en: 'Three: no way', ru: 'Три: способа нет' }, text: '3 all' },
    { name: { en: 'Six queens', ru: 'Шесть ферзей' }, text: '6 all' },
    { name: { en: 'Eight: the first way', ru: 'Восемь: первый способ' }, text: '8' },
    { name: randomName, text: () => `${4 + Math.floor(Math.random() * 4)}${Math.random() < 0.3 ? '' : ' all'}` },
  ],
  stage: gridStage,
  run: (module, { input: { n, all } }) => {
    const ways: Way[] = []
    for (const way of module.queens(n)) {
      ways.push(way)
      if (!all) break
    }
    return ways
  },
  look: (locals, moment) => {
    const { n } = moment.input
    const ways = found(moment)
    const known = remember(moment, locals)
    const placed = moment.ended ? (ways.at(-1) ?? []) : (known.placed ?? [])
    const verdict = moment.ended ? 'none' : moment.memory.get('verdict')
    const { column } = locals
    const isWay = moment.ended || placed.length === n
    const against = verdict === 'attacked' && column !== undefined ? attacker(placed, column) : -1
    const marksOf = (row: number): Record<number, Mark> => ({
      ...markAll([placed[row]], row === against ? 'compare' : isWay ? 'done' : 'active'),
      ...(row === placed.length && column !== undefined && verdict === 'open' && markAll([column], 'current')),
      ...(row === placed.length && column !== undefined && verdict === 'attacked' && markAll([column], 'swap')),
    })
    const first = Math.max(0, ways.length - listed)
    return {
      rows: [
        { key: 'columns', isHeader: true, cells: span(0, n) },
        ...span(0, n).map((row) => boardRow(row, { n, placed, marks: marksOf(row) })),
        ...ways.slice(first).map((way, index): GridRow => ({
          key: `way ${index}`,
          label: `way ${first + index + 1}`,
          isTight: index > 0,
          cells: way,
          marks: markAll(span(0, n), 'done'),
        })),
      ],
    }
  },
  watch: ['row', 'column', 'placed'],
  wide: ['placed'],
  words: {
    'if (!Number.isSafeInteger(n)': null,
    'throw new RangeError': null,
    'yield* placeFrom([]': () => 'The board is empty.',
    'const row': null,
    'if (row === n)': ({ row, n }) => (row === n ? 'Every row has a queen.' : ''),
    'yield [...placed]': ({ placed }, moment) => {
      found(moment).push([...placed])
      return `Yields solution ${found(moment).length}: ${columns(placed)}.`
    },
    return: null,
    'column < n': ({ column, n, row }, moment) => {
      judge(moment, 'none')
      if (column < n) return ''
      return row === 0
        ? 'Every column of row 0 has been tried.'
        : `No column is left in row ${row}. Goes back to row ${row - 1}.`
    },
    'if (isAttacked': ({ row, column }, moment) => {
      judge(moment, 'open')
      return `Is ${square(row, column)} attacked?`
    },
    continue: ({ placed, column }, moment) => {
      judge(moment, 'attacked')
      const other = attacker(placed, column)
      const line = placed[other] === column ? 'in the same column' : 'on the same diagonal'
      return `Yes, by the queen in row ${other}, ${line}. Tries the next square.`
    },
    'placed.push': ({ row, column }) => `No, so a queen goes to ${square(row, column)}.`,
    'yield* placeFrom(placed': (_, moment) => {
      judge(moment, 'none')
      return ''
    },
    'placed.pop()': ({ row, column }) => `Removes the queen from ${square(row, column)}.`,
  },
  outcome: (result, { n, all }) => {
    const ways = result as Way[]
    const queens = `${n} ${n === 1 ? 'queen' : 'queens'}`
    if (ways.length === 0) return `There is no way to place ${queens}.`
    if (!all) return `The first way to place ${queens}: ${columns(ways[0] ?? [])}.`
    return `There ${ways.length === 1 ? 'is 1 way' : `are ${ways.length} ways`} to place ${queens}.`
  },
  shows: ({ rows }, result) => [
    rows.filter(({ key }) => key.startsWith('way')).map(({ cells }) => cells),
    (result as Way[]).slice(-listed),
  ],
})
