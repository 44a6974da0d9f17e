import { useId, useState } from 'react'
import { describeDuration, growthRates, stepsAt, superscript } from './growth-rates.ts'

/**
 * A slider for the size of an input. It shows how long each common growth takes at a billion operations per second. `n`
 * is the size at the start, 1 to 100.
 */
export const GrowthExplorer = ({ n: initial }: { n?: unknown }) => {
  const [n, setN] = useState(clamp(initial))
  const id = useId()
  const rows = growthRates.map((rate) => ({ rate, log10: stepsAt(rate, n) }))
  const longest = Math.max(...rows.map(({ log10 }) => log10), 1)
  return (
    <div className="growth">
      <label htmlFor={id}>Size of the input:</label>{' '}
      <output htmlFor={id} aria-live="off">
        {`n = ${n}`}
      </output>
      <input
        id={id}
        data-control=""
        type="range"
        min={1}
        max={100}
        value={n}
        onChange={(event) => setN(event.currentTarget.valueAsNumber)}
      />
      <div className="table" {...scrollable}>
        <table>
          <thead>
            <tr>
              <th scope="col">Growth</th>
              <th scope="col">Operations</th>
              <th scope="col">Time at 10⁹ a second</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ rate, log10 }) => (
              <tr key={rate}>
                <th scope="row">{rate}</th>
                <td>
                  <span
                    className="growth-bar"
                    style={{ inlineSize: `${Math.max(1, Math.round((log10 / longest) * 100))}%` }}
                  />
                  {describeCount(log10)}
                </td>
                <td>{describeDuration(log10 - 9)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="growth-note">Bars are on a logarithmic scale.</p>
    </div>
  )
}

/** On a phone this box scrolls. The keyboard must be able to reach it, and it needs a name. */
const scrollable = { role: 'region', tabIndex: 0, 'aria-label': 'Operations and time by growth' }

const clamp = (n: unknown): number =>
  typeof n === 'number' && Number.isFinite(n) ? Math.min(100, Math.max(1, Math.round(n))) : 20

/** Writes small counts in full (one decimal below ten), and large counts as a power of ten. */
const describeCount = (log10: number): string => {
  if (log10 < 6) {
    const count = 10 ** log10
    return count < 10 ? String(Math.round(count * 10) / 10) : Math.round(count).toLocaleString('en')
  }
  const exponent = Math.floor(log10 + 1e-9)
  return `${(10 ** (log10 - exponent)).toFixed(1)} · 10${superscript(exponent)}`
}
