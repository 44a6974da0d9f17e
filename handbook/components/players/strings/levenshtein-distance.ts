import type * as Module from '../../../algorithms/strings/levenshtein-distance.ts'
import { randomText, twoTextsInput, type TwoTexts } from '@dev-handbook/step-player/player/inputs/texts'
import { remember, runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, type GridRow, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject } from '@dev-handbook/step-player/player/subject'

interface L {
  columns: string[]
  rows: string[]
  distances: number[]
  above: number
  character: string
  diagonal: number
  column: number
  replaced: number
}

export const subject = defineSubject<typeof Module, TwoTexts, L, GridView>({
  title: 'Levenshtein distance',
  code: ['algorithms/strings/levenshtein-distance.ts#distance'],
  load: () => import('../../../algorithms/strings/levenshtein-distance.ts?traced'),
  input: twoTextsInput({ most: [10, 10] }),
  presets: [
    { name: articleName, text: 'kitten / sitting' },
    { name: { en: 'Equal', ru: 'Одинаковые' }, text: 'tree / tree' },
    { name: { en: 'Nothing in common', ru: 'Ничего общего' }, text: 'abc / xyz' },
    { name: randomName, text: () => `${randomText(5, 'abc')} / ${randomText(6, 'abc')}` },
  ],
  stage: gridStage,
  run: (module, { input }) => module.levenshteinDistance(input.a, input.b),
  look: (locals, moment) => {
    const [shorter = [], longer = []] = [[...moment.input.a], [...moment.input.b]].toSorted(
      (one, other) => one.length - other.length,
    )
    const { columns = shorter, rows = longer, distances = [] } = remember(moment, locals)
    const table = runValue<number[][]>(moment, 'table', () => [])
    const { above, column } = locals
    // The algorithm has one row. From the current column on, it still holds the row above.
    if (moment.ended) table[rows.length] = [...distances]
    else if (above === undefined) table[0] = [...distances]
    else if (column === undefined) table[above] = table[above] ?? [...distances]
    if (!moment.ended && above !== undefined && column !== undefined) table[above + 1] = distances.slice(0, column)
    const row = above === undefined || moment.ended ? -1 : above + 1
    const marksOf = (index: number) => {
      if (column === undefined || row < 0)
        return moment.ended && index === rows.length ? markAll([columns.length], 'done') : {}
      if (index === row) return { ...markAll([column - 1], 'compare'), ...markAll([column], 'current') }
      return index === row - 1 ? markAll([column - 1, column], 'compare') : {}
    }
    const lines: GridRow[] = ['', ...rows].map((label, index) => ({
      key: `row ${index}`,
      label,
      isTight: true,
      cells: Array.from({ length: columns.length + 1 }, (_, at) => table[index]?.[at] ?? ''),
      marks: marksOf(index),
    }))
    return { rows: [{ key: 'header', isHeader: true, cells: ['', ...columns] }, ...lines] }
  },
  watch: ['character', 'column', 'diagonal', 'replaced'],
  words: {
    'x.length': null,
    'index,': null,
    'const [columns, rows]': (_, { input: { a, b } }) =>
      Array.from(a).length === Array.from(b).length
        ? 'Both texts have the same length. The columns stand for the first text, the rows for the second text.'
        : 'The columns stand for the shorter text, the rows for the longer text.',
    'const distances': () =>
      'Fills the first row. To turn an empty text into the first k characters takes k insertions.',
    'for (const [above': () => 'Goes through the rows.',
    'let diagonal': ({ character }) => `Fills the row of “${character}”.`,
    'distances[0] = ': ({ above }) =>
      `To turn ${above + 1} ${above === 0 ? 'character' : 'characters'} into an empty text takes ${above + 1} ${above === 0 ? 'deletion' : 'deletions'}.`,
    'column <= columns.length': ({ column, columns }) => (column <= columns.length ? '' : 'The row is complete.'),
    'const replaced': ({ diagonal, columns, column, character }) =>
      columns[column - 1] === character
        ? `“${character}” and “${columns[column - 1]}” agree. They cost nothing, so ${diagonal} on the diagonal stays.`
        : `“${character}” and “${columns[column - 1]}” differ. Replacing one of them costs 1, which makes ${diagonal} + 1.`,
    'diagonal = ': null,
    'distances[column] =': ({ replaced, diagonal, distances, column }) =>
      `Takes the least of ${replaced} (diagonal), ${diagonal} + 1 (above) and ${distances[column - 1]} + 1 (left).`,
    'return distances': () => 'The last entry is the distance.',
  },
  outcome: (result, { a, b }) => `From ${a} to ${b} it takes ${String(result)} ${result === 1 ? 'edit' : 'edits'}.`,
})
