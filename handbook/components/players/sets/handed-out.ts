import { runValue } from '@dev-handbook/step-player/player/remember'
import { span, type GridRow, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import type { Moment, Tools } from '@dev-handbook/step-player/player/subject'

/** All results of a generator. Each result counts as one operation. */
export const collect = <T>(results: Iterable<T>, { count }: Tools): T[] => {
  const list: T[] = []
  for (const result of results) {
    count()
    list.push(result)
  }
  return list
}

/** Sign for an empty list or text. */
const nothing = '∅'

/** The results that a generator has yielded so far, as the picture shows them. */
const handedOut = (moment: Moment<unknown>): string[] => runValue(moment, 'handed out', () => [])

/** Records the result of a `yield`, and returns the sentence about it. */
export const handOut = (moment: Moment<unknown>, text: string): string => {
  const list = handedOut(moment)
  list.push(text || nothing)
  return `Yields ${text ? `“${text}”` : `${nothing}, where nothing is chosen,`} as result ${list.length}.`
}

/** A box for each of the `total` results. The boxes are filled one after another. */
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

/** The results in a picture, and the results of the algorithm. */
export const comparedResults = (
  { rows }: GridView,
  results: readonly (readonly string[])[],
  join = '',
): readonly [shown: unknown, expected: unknown] => [
  rows.filter(({ key }) => key.startsWith('results')).flatMap(({ cells }) => cells),
  results.map((result) => result.join(join) || nothing),
]
