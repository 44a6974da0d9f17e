import type * as Module from '../../../algorithms/math/pascal-triangle.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { oneNumberInput } from '@dev-handbook/step-player/player/inputs/one-number'
import { runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject } from '@dev-handbook/step-player/player/subject'

interface L {
  count: number
  triangle: bigint[][]
  row: bigint[]
  above: bigint[]
  value: bigint
  k: number
}

const sum = ({ above, value, k }: Pick<L, 'above' | 'value' | 'k'>): bigint => value + (above[k - 1] ?? 0n)

export const subject = defineSubject<typeof Module, number, L, GridView>({
  title: "Pascal's triangle",
  code: ['algorithms/math/pascal-triangle.ts#rows', 'algorithms/math/pascal-triangle.ts#triangle'],
  load: () => import('../../../algorithms/math/pascal-triangle.ts?traced'),
  input: oneNumberInput({ en: 'Number of rows', ru: 'Количество строк' }, { from: 1, to: 12 }),
  presets: [
    { name: articleName, text: '7' },
    { name: { en: 'Ten rows', ru: 'Десять строк' }, text: '10' },
    { name: { en: 'One row', ru: 'Одна строка' }, text: '1' },
    { name: randomName, text: () => String(3 + Math.floor(Math.random() * 7)) },
  ],
  stage: gridStage,
  run: (module, { input: count }) => module.pascalTriangle(count),
  look: (locals, moment) => {
    const known = runValue<string[][]>(moment, 'rows', () => [])
    const { above, k, value } = locals
    // Inside `map`, the new row does not exist yet. Only the sums computed so far are known.
    const building =
      !moment.ended && above !== undefined && k !== undefined && value !== undefined ? above.length : undefined
    if (building !== undefined) {
      known[building] ??= []
      known[building][Number(k)] = String(sum({ above, value, k } as L))
    } else if (locals.row) known[locals.row.length - 1] = locals.row.map(String)
    const isFinished = moment.ended ? (moment.result as bigint[][]) : undefined
    return {
      rows: span(0, moment.input).map((n) => ({
        key: `row ${n}`,
        label: `n = ${n}`,
        isTight: true,
        // Each box is between the two boxes above it.
        offset: (moment.input - 1 - n) / 2,
        cells: span(0, n + 1).map((at) => (isFinished ? String(isFinished[n]?.[at]) : (known[n]?.[at] ?? ''))),
        marks:
          moment.ended && n === moment.input - 1
            ? markAll(span(0, n + 1), 'done')
            : building === undefined || k === undefined
              ? {}
              : n === building
                ? markAll([k], 'current')
                : n === building - 1
                  ? markAll([k - 1, k], 'compare')
                  : {},
      })),
    }
  },
  watch: ['k', 'value', 'above'],
  wide: ['above'],
  words: {
    checkInteger: null,
    'const triangle': null,
    'const rows': null,
    'return triangle': null,
    'triangle.length < count': ({ triangle, count }) =>
      triangle.length < count ? '' : `${count} ${count === 1 ? 'row is' : 'rows are'} complete.`,
    'triangle.push': null,
    'let row': () => 'Row 0 has only the number 1, because there is one way to choose nothing.',
    'yield row': ({ row }) => `Yields row ${row.length - 1}. The generator waits until the next row is needed.`,
    'const above': null,
    'row = [': ({ above }) =>
      `Row ${above.length} is made from the ${above.length === 1 ? 'one number' : `${above.length} numbers`} above it. A missing neighbour counts as 0.`,
    'value + (above': ({ above, value, k }) =>
      `${sum({ above, value, k }) === 1n ? 'There is 1 way' : `There are ${sum({ above, value, k })} ways`} to choose ${k} of ${above.length} ${above.length === 1 ? 'item' : 'items'}, ${above[k - 1] ?? 0n} with the last item and ${value} without it.`,
  },
  outcome: (result) => `The last row is ${(result as bigint[][]).at(-1)?.join(', ')}.`,
  shows: (view, result) => [view.rows.map(({ cells }) => cells), (result as bigint[][]).map((row) => row.map(String))],
})
