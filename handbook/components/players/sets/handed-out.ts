import { runValue } from '@dev-handbook/step-player/player/remember'
import { span, type GridRow, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import type { Moment, Tools } from '@dev-handbook/step-player/player/subject'

/** Everything that a generator hands out, counted. */
export const collect = <T>(results: Iterable<T>, { count }: Tools): T[] => {
  const list: T[] = []
  for (const result of results) {
    count()
    list.push(result)
  }
  return list
}

/** An empty list or text. */
const nothing = '∅'

/** What a generator has handed out so far, as it is written in the picture. */
const handedOut = (moment: Moment<unknown>): string[] => runValue(moment, 'handed out', () => [])

/** Keeps what a `yield` is about to hand out, and says which it is. */
export const handOut = (moment: Moment<unknown>, text: string): string => {
  const list = handedOut(moment)
  list.push(text || nothing)
  return `Hands out ${text ? `“${text}”` : `${nothing}, where nothing is chosen`}: result ${list.length}.`
}

/** A box for each of the `total` results, filled one after another. */
export const resultRows = (
  moment: Moment<unknown>,
  { total, perRow }: { total: number; perRow: number },
): GridRow[] => {
  const list = handedOut(moment)
  return span(0, Math.ceil(total / perRow)).map((row) => {
    const places = span(row * perRow, Math.min(total, (row + 1) * perRow))
    return {
      key: `results ${row}`,
      ...(row === 0 && { label: 'results' }),
      isTight: row > 0,
      cells: places.map((place) => list[place] ?? ''),
      marks: Object.fromEntries(
        places.flatMap((place, column) =>
          place < list.length
            ? [[column, place === list.length - 1 && !moment.ended ? 'current' : 'done'] as const]
            : [],
        ),
      ),
    }
  })
}

/** The results in a picture, and those that there are. */
export const comparedResults = (
  { rows }: GridView,
  results: readonly (readonly string[])[],
  join = '',
): readonly [shown: unknown, expected: unknown] => [
  rows.filter(({ key }) => key.startsWith('results')).flatMap(({ cells }) => cells),
  results.map((result) => result.join(join) || nothing),
]
