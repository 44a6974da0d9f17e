import { useArticle } from '@dev-handbook/generator/components/article-context'
import { ArticleError } from '@dev-handbook/generator/components/article-error'
import { catalogue } from '../algorithms/catalogue.ts'
import type { CatalogueEntry } from '../algorithms/catalogue-entry.ts'
import { Bound } from './catalogue/bound.tsx'
import { tableTexts } from './catalogue/table-texts.ts'
import { unknownProp } from './known-props.ts'

export const checkProps = (props: Readonly<Record<string, unknown>>): string | undefined =>
  unknownProp('ComparisonTable', props, ['topic'])

/**
 * All entries of the catalogue below a topic, with links to their documents. Each entry has one row, with the bounds of
 * its main operation, the first one. Variants are compared on the entry's own page.
 */
export const ComparisonTable = ({ topic }: { topic?: string }) => {
  const texts = tableTexts(useArticle().lang)
  if (!topic)
    throw new ArticleError(
      '<ComparisonTable> has no "topic". Write a folder of the catalogue: topic="algorithms/sort".',
    )
  const rows = catalogue.filter(({ path }) => path.startsWith(`${topic}/`))
  if (rows.length === 0) {
    const topics = new Set(catalogue.map(({ path }) => path.slice(0, path.lastIndexOf('/'))))
    throw new ArticleError(
      `The catalogue has no entries below "${topic}". Topics: ${[...topics].join(', ') || 'none'}.`,
    )
  }
  const hasStable = rows.some(({ stable }) => stable !== undefined)
  const hasInPlace = rows.some(({ inPlace }) => inPlace !== undefined)
  const yesNo = (value: boolean | undefined) => (value === undefined ? '–' : value ? texts.yes : texts.no)
  return (
    <table className="complexity">
      <thead>
        <tr>
          <th scope="col">{texts.title}</th>
          <th scope="col">{texts.best}</th>
          <th scope="col">{texts.average}</th>
          <th scope="col">{texts.worst}</th>
          <th scope="col">{texts.space}</th>
          {hasStable && <th scope="col">{texts.stable}</th>}
          {hasInPlace && <th scope="col">{texts.inPlace}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.flatMap((row) =>
          row.operations.slice(0, 1).map((operation) => (
            <tr key={row.path}>
              <th scope="row">
                <EntryName row={row} />
              </th>
              <td>
                <Bound of={operation.best.notation} />
              </td>
              <td>
                <Bound of={operation.average.notation} />
              </td>
              <td>
                <Bound of={operation.worst.notation} />
              </td>
              <td>
                <Bound of={operation.space.notation} />
              </td>
              {hasStable && <td>{yesNo(row.stable)}</td>}
              {hasInPlace && <td>{yesNo(row.inPlace)}</td>}
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}

/** The entry's title, with a link if its document exists. */
const EntryName = ({ row }: { row: CatalogueEntry }) => {
  const { documentById } = useArticle()
  const document =
    documentById(`algorithms-data-structures/${row.path}`) ??
    documentById(`algorithms-data-structures/${row.path}/index`)
  return document ? <a href={document.path}>{row.title}</a> : row.title
}
