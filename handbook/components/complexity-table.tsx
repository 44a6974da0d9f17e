import { useArticle } from '@dev-handbook/generator/components/article-context'
import { ArticleError } from '@dev-handbook/generator/components/article-error'
import { catalogue } from '../algorithms/catalogue.ts'
import { Bound } from './catalogue/bound.tsx'
import { findRow } from './catalogue/find-row.ts'
import { tableTexts } from './catalogue/table-texts.ts'
import { unknownProp } from './known-props.ts'

export const checkProps = (props: Readonly<Record<string, unknown>>): string | undefined =>
  unknownProp('ComplexityTable', props, ['of'])

/** Bounds from the catalogue: of one algorithm, or of each operation of a data structure. */
export const ComplexityTable = ({ of }: { of?: string }) => {
  const texts = tableTexts(useArticle().lang)
  if (!of)
    throw new ArticleError(
      '<ComplexityTable> has no "of". Write the path of a catalogue entry: of="algorithms/sort/quick-sort".',
    )
  const { operations } = findRow(catalogue, of)
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
              <Bound of={best.notation} />
            </td>
            <td>
              <Bound of={average.notation} />
            </td>
            <td>
              <Bound of={worst.notation} />
            </td>
            <td>
              <Bound of={space.notation} />
            </td>
            {hasNotes && <td className="note">{note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
