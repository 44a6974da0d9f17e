import { useArticle } from './article-context.ts'
import { ArticleError } from './article-error.ts'
import { Bound } from './bound.tsx'
import { findCatalogueRow } from './find-catalogue-row.ts'

/** Bounds of one algorithm, or of each operation of a data structure, from the catalogue. */
export const ComplexityTable = ({ of }: { of?: string }) => {
  const { labels, catalogue } = useArticle()
  if (!of) throw new ArticleError('<ComplexityTable> has no "of". Write the path of a catalogue entry: of="algorithms/sort/quick-sort".')
  const { operations } = findCatalogueRow(catalogue, of)
  const texts = labels.complexity
  const hasNotes = operations.some(({ note }) => note !== undefined)
  return (
    <table className="complexity">
      <thead>
        <tr>
          <th scope="col">{texts.operation}</th>
          <th scope="col">{texts.best}</th>
          <th scope="col">{texts.average}</th>
          <th scope="col">{texts.worst}</th>
          <th scope="col">{texts.space}</th>
          {hasNotes && <th scope="col">{texts.note}</th>}
        </tr>
      </thead>
      <tbody>
        {operations.map(({ name, best, average, worst, space, note }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <Bound of={best} />
            </td>
            <td>
              <Bound of={average} />
            </td>
            <td>
              <Bound of={worst} />
            </td>
            <td>
              <Bound of={space} />
            </td>
            {hasNotes && <td className="note">{note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
