import type * as Module from '../../../algorithms/math/matrices.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { equationsInput, type Equations } from '@dev-handbook/step-player/player/inputs/equations'
import { plain } from '@dev-handbook/step-player/player/number-words'
import { remember, runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject, type Mark } from '@dev-handbook/step-player/player/subject'

interface L {
  rows: number[][]
  column: number
  /** The number of a row during the search for a pivot, afterwards the row itself. */
  row: number | number[]
  best: number
  target: number
  pivotRow: number[]
  factor: number
  j: number
  value: number
  i: number
}

const names = ['x', 'y', 'z', 'w']

/**
 * Writes very small and very large numbers with an exponent, because two decimals would hide a remainder of rounding.
 */
const shown = (value = 0): string => {
  const size = Math.abs(value)
  return size !== 0 && (size < 0.005 || size >= 1e9)
    ? value.toExponential(1).replaceAll('-', '−').replace('+', '')
    : plain(value)
}
/** The value of an unknown. A value that differs from 0 only by rounding is written as 0. */
const solved = (value = 0): string => shown(Math.abs(value) < 1e-9 ? 0 : value)

const inside = (value = 0): string => (value < 0 ? `(${shown(value)})` : shown(value))

/** The determinant, exact for whole numbers of this size. */
const exactDeterminant = ([first, ...others]: readonly (readonly number[])[]): number =>
  first === undefined
    ? 1
    : first.reduce(
        (sum, value, column) =>
          sum + (column % 2 === 0 ? value : -value) * exactDeterminant(others.map((row) => row.toSpliced(column, 1))),
        0,
      )

const entry = ({ rows }: L, row: number, column: number): number => rows[row]?.[column] ?? 0

const random = () => Math.floor(Math.random() * 11) - 5
const randomEquations = () =>
  span(0, 3)
    .map(() => `${random()} ${random()} ${random()} = ${random()}`)
    .join('; ')

/** Marks of the entries that a step works on, row by row. */
const marksOf = (
  { column, best, row, target, pivotRow, j, i }: Partial<L>,
  n: number,
): Record<number, Record<number, Mark>> => {
  const all = span(0, n + 1)
  if (target !== undefined && column !== undefined) {
    const places = j === undefined ? all.filter((at) => at >= column) : [j]
    return {
      [column]: markAll(pivotRow ? places : [column], 'compare'),
      [target]: { ...markAll(places, 'swap'), ...(j === undefined ? {} : markAll([j], 'current')) },
    }
  }
  if (i !== undefined) return { [i]: markAll([i, n], 'compare') }
  if (column === undefined) return {}
  if (typeof row === 'number' && best !== undefined)
    return { [best]: markAll([column], 'current'), [row]: markAll([column], 'compare') }
  return best === undefined
    ? { [column]: markAll([column], 'current') }
    : { [column]: markAll(all, 'swap'), [best]: markAll(all, 'current') }
}

export const subject = defineSubject<typeof Module, Equations, L, GridView>({
  title: 'Solving linear equations by elimination',
  code: ['algorithms/math/matrices.ts#solve', 'algorithms/math/matrices.ts#pivot'],
  load: () => import('../../../algorithms/math/matrices.ts?traced'),
  input: equationsInput,
  presets: [
    { name: articleName, text: '2 1 -1 = 8; -3 -1 2 = -11; -2 1 2 = -3' },
    { name: { en: 'Zero on the diagonal', ru: 'Ноль на диагонали' }, text: '0 2 = 6; 1 1 = 5' },
    { name: { en: 'No unique solution', ru: 'Решение не единственное' }, text: '1 2 = 3; 2 4 = 6' },
    {
      name: { en: 'A pivot that should be 0', ru: 'Ведущий элемент, который должен быть равен 0' },
      text: '1 2 3 = 1; 4 5 6 = 2; 7 8 9 = 3',
    },
    { name: randomName, text: randomEquations },
  ],
  stage: gridStage,
  run: (module, { input: { matrix, right } }) => {
    try {
      return module.solve(matrix, right)
    } catch (error) {
      if (error instanceof RangeError) return error.message
      throw error
    }
  },
  look: (locals, moment) => {
    const { matrix, right } = moment.input
    const { rows = matrix.map((row, at) => [...row, ...(right[at] ?? [])]), column = -1 } = remember(moment, locals)
    const n = matrix.length
    const solution = runValue<string[]>(moment, 'solution', () => [])
    if (locals.value !== undefined && locals.i !== undefined)
      solution[locals.i] = solved(locals.value / (rows[locals.i]?.[locals.i] ?? 1))
    const marks = moment.ended ? {} : marksOf(locals, n)
    return {
      rows: [
        { key: 'names', isHeader: true, cells: [...names.slice(0, n), '='] },
        ...rows.map((row, at) => ({
          key: `row ${at}`,
          label: `row ${at + 1}`,
          isTight: true,
          cells: row.map((value, place) =>
            place <= column && place !== at && place < n ? plain(value) : shown(value),
          ),
          marks: marks[at],
        })),
        {
          key: 'solution',
          label: 'solution',
          cells: span(0, n).map((at) => solution[at] ?? ''),
          marks: markAll(solution.keys(), 'done'),
        },
      ],
    }
  },
  watch: ['column', 'best', 'target', 'factor', 'j'],
  words: {
    'const n =': null,
    'const shape': null,
    'if (shape.rows': null,
    'throw new RangeError': null,
    'const rows': () => 'Adds the right sides as a column of the matrix.',
    '[': null,
    'column < n': ({ column, rows }) =>
      column < rows.length ? '' : 'Each row has one unknown left. A division computes its value.',
    'const { value }': null,
    'if (value === 0)': ({ value, column }, { input: { matrix } }) => {
      if (value === 0)
        return `${column === matrix.length - 1 ? 'The only candidate is' : 'All candidates are'} 0, so no row can remove ${names[column]}. There is no unique solution.`
      return Math.abs(value) < 1e-9 && exactDeterminant(matrix) === 0
        ? `In exact arithmetic, this pivot is 0. Rounding has changed it to ${shown(value)}, so the program continues.`
        : ''
    },
    'other < n': null,
    'if (other !==': null,
    'subtractMultiple(rows': null,
    'return rows.map': null,
    'row.slice(n)': null,
    'value / (row[i]': (l) =>
      `${names[l.i]} = ${shown(l.value)} / ${inside((l.row as number[])[l.i])} = ${solved(l.value / ((l.row as number[])[l.i] ?? 1))}.`,
    'let best': ({ column, rows }) =>
      column < rows.length - 1
        ? `Looks for the pivot: the ${names[column]} that is farthest from 0, from row ${column + 1} down.`
        : `The pivot of ${names[column]} is in the last row.`,
    'row < rows.length': null,
    'if (': (l) => {
      const [one, other] = [entry(l, Number(l.row), l.column), entry(l, l.best, l.column)]
      return Math.abs(one) > Math.abs(other)
        ? `${shown(one)} is farther from 0 than ${shown(other)}, so row ${Number(l.row) + 1} is better.`
        : `${shown(one)} is not farther from 0 than ${shown(other)}.`
    },
    'best = row': null,
    'const pivot =': null,
    'rows[best] =': (l) =>
      l.best === l.column
        ? ''
        : `Rows ${l.column + 1} and ${l.best + 1} change places, because ${entry(l, l.column, l.column) === 0 ? 'a division by 0 is impossible' : 'a large pivot keeps rounding errors small'}.`,
    'rows[column] =': null,
    'return { value': null,
    'const pivotRow': null,
    'const row =': null,
    'const factor': (l) => {
      const [own, pivot] = [entry(l, l.target, l.column), entry(l, l.column, l.column)]
      return own === 0
        ? `Row ${l.target + 1} has no ${names[l.column]}, so there is nothing to remove.`
        : `${shown(own)} / ${inside(pivot)} = ${shown(own / pivot)}. To remove ${names[l.column]} from row ${l.target + 1}, subtracts ${inside(own / pivot)} times row ${l.column + 1}.`
    },
    'j < row.length': null,
    'row[j] =': (l) => {
      const [own, other] = [entry(l, l.target, l.j), entry(l, l.column, l.j)]
      return l.factor === 0
        ? ''
        : `${shown(own)} − ${inside(l.factor)} · ${inside(other)} = ${l.j === l.column ? plain(own - l.factor * other) : shown(own - l.factor * other)}.`
    },
  },
  // The error of the code counts columns from 0, but here rows and columns have names.
  outcome: (result, { matrix }) => {
    if (typeof result === 'string')
      return `There is no unique solution, because ${matrix.length === 1 ? 'the equation does not contain x' : 'the left sides depend on each other'}.`
    const solution = (result as number[][]).map(([value], at) => `${names[at]} = ${solved(value)}`).join(', ')
    return exactDeterminant(matrix) === 0
      ? `Because of rounding, the result is ${solution}. In exact arithmetic, a pivot is 0 and there is no unique solution.`
      : `The solution is ${solution}.`
  },
  shows: (view, result) => [
    view.rows.at(-1)?.cells,
    typeof result === 'string'
      ? view.rows[0]?.cells.slice(0, -1).map(() => '')
      : (result as number[][]).map(([value]) => solved(value)),
  ],
})
