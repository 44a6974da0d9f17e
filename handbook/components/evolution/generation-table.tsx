import { memo } from 'react'
import type { Report } from './world.ts'

/** Largest number of rows that are shown. */
const longest = 50

/** Food per generation in numbers, the newest generation first. */
export const GenerationTable = memo(({ reports, labelledBy }: { reports: readonly Report[]; labelledBy: string }) => (
  <div className="table" {...scrollable(labelledBy)}>
    <table>
      <thead>
        <tr>
          <th scope="col">Generation</th>
          <th scope="col">Least</th>
          <th scope="col">Average</th>
          <th scope="col">Most</th>
        </tr>
      </thead>
      <tbody>
        {reports
          .slice(-longest)
          .toReversed()
          .map(({ generation, least, average, most }) => (
            <tr key={generation}>
              <th scope="row">{generation}</th>
              <td>{least}</td>
              <td>{average.toFixed(2)}</td>
              <td>{most}</td>
            </tr>
          ))}
        {reports.length > 0 ? null : (
          <tr>
            <td colSpan={4}>No generation has ended yet.</td>
          </tr>
        )}
      </tbody>
    </table>
  </div>
))
GenerationTable.displayName = 'GenerationTable'

/** The keyboard must be able to reach a box that scrolls, and the box needs a name. */
const scrollable = (labelledBy: string) => ({ role: 'region', tabIndex: 0, 'aria-labelledby': labelledBy })
