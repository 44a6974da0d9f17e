import type * as Module from '../../../algorithms/graph/flood-fill.ts'
import { gridCellsInput, type GridCells } from '@dev-handbook/step-player/player/inputs/grid-cells'
import { remember, runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridRow, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject, type Mark, type Moment } from '@dev-handbook/step-player/player/subject'

type Cell = readonly [row: number, column: number]

interface L {
  grid: unknown[][]
  start: Cell
  value: unknown
  old: unknown
  waiting: Iterable<Cell> & { size: number }
  row: number
  column: number
  next: Cell
  unseen: boolean[][]
  islands: number
}

const land = '#'

const cellText = ([row, column]: Cell): string =>
  `row ${String(row).replace('-', '−')}, column ${String(column).replace('-', '−')}`

const random = (): string => {
  const grid = span(0, 4)
    .map(() =>
      span(0, 6)
        .map(() => (Math.random() < 0.6 ? land : '.'))
        .join(''),
    )
    .join('/')
  return Math.random() < 0.5 ? grid : `${grid} from 1 2 to o${Math.random() < 0.3 ? ' corners' : ''}`
}

/**
 * Asks a question, and remembers the answer for a no. Three questions lead to a `continue` after a no, so no statement
 * gives that answer.
 */
const askWith = (moment: Moment<GridCells>, ifNot: string, question: string): string => {
  moment.memory.set('if not', ifNot)
  return question
}

/** The number of the island, by cell. */
const numbersOf = (moment: Moment<GridCells>): Map<string, number> =>
  runValue(moment, 'islands', () => new Map<string, number>())

export const subject = defineSubject<typeof Module, GridCells, L, GridView>({
  title: 'Flood fill and islands',
  code: ['algorithms/graph/flood-fill.ts#fill', 'algorithms/graph/flood-fill.ts#islands'],
  load: () => import('../../../algorithms/graph/flood-fill.ts?traced'),
  input: gridCellsInput,
  presets: [
    { name: articleName, text: 'aabb/baba/aaab from 0 0 to c' },
    { name: { en: 'Islands', ru: 'Острова' }, text: '##..#/#..##/..#../##...' },
    {
      name: { en: 'Islands, corners connect', ru: 'Острова, углы соединяют' },
      text: '##..#/#..##/..#../##... corners',
    },
    { name: { en: 'Nothing to change', ru: 'Менять нечего' }, text: 'aabb/baba/aaab from 0 0 to a' },
    { name: randomName, text: random },
  ],
  stage: gridStage,
  run: (module, { input: { rows, fill, corners } }) => {
    const grid = rows.map((row) => [...row])
    const steps = corners ? module.sidesAndCorners : module.sides
    if (!fill) return module.countIslands(grid, (value) => value === land, steps)
    return module.floodFill(grid, [fill.row, fill.column], fill.value, steps)
  },
  look: (locals, moment) => {
    const { rows, fill } = moment.input
    const known = remember(moment, locals)
    const waiting = moment.ended ? [] : [...(known.waiting ?? [])]
    const numbers = numbersOf(moment)
    const isDone = (row: number, column: number): boolean =>
      fill
        ? known.old !== undefined &&
          known.grid?.[row]?.[column] === fill.value &&
          rows[row]?.[column] === known.old &&
          known.old !== fill.value
        : rows[row]?.[column] === land && known.unseen?.[row]?.[column] === false
    const marks = new Map<string, Mark>()
    const cells = rows.map((text, row) =>
      [...text].map((value, column) => {
        if (!isDone(row, column)) return value
        const cell = `${row},${column}`
        if (!numbers.has(cell)) numbers.set(cell, known.islands ?? 0)
        marks.set(cell, 'done')
        return fill ? fill.value : String(numbers.get(cell))
      }),
    )
    for (const cell of waiting) marks.set(String(cell), 'active')
    if (!moment.ended) {
      if (locals.row !== undefined && locals.column !== undefined)
        marks.set(`${locals.row},${locals.column}`, 'current')
      if (locals.next) marks.set(String(locals.next), 'compare')
    }
    const columns = rows[0]?.length ?? 0
    return {
      rows: [
        { key: 'columns', isHeader: true, cells: span(0, columns) },
        ...cells.map((values, row): GridRow => ({
          key: `row ${row}`,
          label: String(row),
          isTight: true,
          cells: values,
          marks: Object.assign(
            {},
            ...span(0, columns).map((column) =>
              markAll(marks.has(`${row},${column}`) ? [column] : [], marks.get(`${row},${column}`) ?? 'done'),
            ),
          ) as Record<number, Mark>,
        })),
        {
          key: 'queue',
          label: 'queue',
          cells: waiting.map(([row, column]) => `${row} ${column}`),
          marks: markAll(span(0, waiting.length), 'active'),
        },
      ],
    }
  },
  watch: ['row', 'column', 'next'],
  words: {
    'const old': ({ start }, { input: { fill } }) => (fill ? `Starts at ${cellText(start)}.` : ''),
    'if (sameValueZero(old, value))': ({ old }, { input: { fill } }) =>
      fill ? `The cell holds “${String(old)}”. Is that the new value “${fill.value}” already?` : '',
    'return 0': () => 'Yes, so nothing has to change.',
    'setValue(grid, start': (_, { input: { fill } }) =>
      fill ? `No. Writes “${fill.value}” into the cell.` : 'Marks the cell as seen.',
    'let filled': null,
    'const waiting': () => 'Adds this cell to the queue.',
    'waiting.size > 0': ({ waiting }, { input: { fill } }) =>
      waiting.size > 0
        ? `${waiting.size} ${waiting.size === 1 ? 'cell is' : 'cells are'} in the queue.`
        : `The queue is empty, so the ${fill ? 'region' : 'island'} is complete.`,
    'const [row, column] = waiting': ({ waiting }) =>
      `Removes ${cellText([...waiting][0] ?? [0, 0])} from the front of the queue.`,
    'for (const [down, right]': null,
    'const next': null,
    'if (!isInside': ({ next }, moment) =>
      askWith(moment, 'The cell is outside.', `Looks at ${cellText(next)}. Is the cell inside the grid?`),
    'if (!sameValueZero(valueAt': ({ old }, moment) =>
      moment.input.fill
        ? askWith(moment, 'The cell stays as it is.', `Yes. Does the cell hold “${String(old)}”?`)
        : askWith(moment, 'The cell is water or has been seen.', 'Yes. Is the cell unseen land?'),
    'setValue(grid, next': (_, { input: { fill } }) =>
      fill ? `Yes. Writes “${fill.value}” into the cell.` : 'Yes. Marks the cell as seen.',
    'filled++': null,
    'waiting.enqueue': () => 'Adds the cell to the queue.',
    'return filled': null,
    'const unseen': () => 'No land has been seen yet.',
    'isLand(value)': null,
    'row.map': null,
    'let islands': null,
    'for (const [row, cells]': null,
    'for (const column of': null,
    'if (!cells[column])': ({ row, column }, moment) =>
      askWith(moment, 'Skips the cell.', `Is ${cellText([row, column])} unseen land?`),
    continue: (_, { memory }) => `No. ${String(memory.get('if not'))}`,
    'islands++': ({ islands }) => `Yes. The cell belongs to a new island, number ${islands + 1}.`,
    'floodFill(unseen': () => 'Marks the whole island, so that it is counted only once.',
    'return islands': null,
  },
  outcome: (result, { fill }) => {
    const count = Number(result)
    if (fill)
      return count === 0
        ? 'No cell has changed.'
        : `${count} ${count === 1 ? 'cell has' : 'connected cells have'} changed to “${fill.value}”.`
    return count === 0 ? 'There is no island.' : `There ${count === 1 ? 'is 1 island' : `are ${count} islands`}.`
  },
  shows: ({ rows }, result) => {
    const isIslands = rows.some(
      ({ key, cells, marks }) =>
        key.startsWith('row') && cells.some((cell, column) => marks?.[column] === 'done' && /^\d+$/.test(String(cell))),
    )
    const done = rows.flatMap(({ key, cells, marks }) =>
      key.startsWith('row') ? cells.filter((_, column) => marks?.[column] === 'done') : [],
    )
    return [isIslands ? new Set(done).size : done.length, result]
  },
})
