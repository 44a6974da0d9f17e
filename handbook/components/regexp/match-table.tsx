import type { FoundMatch, Span } from './match-text.ts'
import { reachable } from './reachable.ts'
import { shortened } from './text-parts.ts'

/** Matches with their groups and their places. */
export const MatchTable = ({ text, matches }: { text: string; matches: readonly FoundMatch[] }) => (
  <section className="table" aria-label="Matches and groups" {...reachable}>
    <table>
      <thead>
        <tr>
          <th scope="col">Match</th>
          <th scope="col">Text</th>
          <th scope="col">Indices</th>
        </tr>
      </thead>
      {matches.map(({ span, groups }, index) => (
        <tbody key={span[0]}>
          <tr>
            <th scope="rowgroup">{index + 1}</th>
            <Found text={text} span={span} />
          </tr>
          {groups.map(({ number, name, span: part }) => (
            <tr key={number} className="group">
              <th scope="row">
                {number}
                {name !== undefined && (
                  <>
                    {' '}
                    <code>{name}</code>
                  </>
                )}
              </th>
              <Found text={text} span={part} />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </section>
)

const Found = ({ text, span }: { text: string; span: Span | undefined }) => {
  const value = span && text.slice(...span)
  return (
    <>
      <td>{value ? <code>{shortened(value)}</code> : <i>{value === '' ? 'empty' : 'undefined'}</i>}</td>
      <td className="indices">{span ? `[${span.join(', ')}]` : '–'}</td>
    </>
  )
}
