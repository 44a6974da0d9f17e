import { MatchTable } from './match-table.tsx'
import { limits } from './match-text.ts'
import type { Result } from './matcher.ts'
import { reachable } from './reachable.ts'
import { quoted, shortened, textParts } from './text-parts.ts'

interface MatchReportProps {
  /** For the line that says how it went. */
  id: string
  result: Result
  /** A newer attempt is at work. */
  isBusy: boolean
  /** Address of what explains a pattern that never ends. */
  help: string | undefined
  onRetry: () => void
}

/** What came of the attempt: the marked text, matches with their groups, the replaced text; or why there is nothing. */
export const MatchReport = ({ id, result, isBusy, help, onRetry }: MatchReportProps) => {
  const { attempt, kind } = result
  return (
    <div className="report" aria-busy={isBusy}>
      <output id={id} data-kind={kind} tabIndex={-1}>
        <Status result={result} help={help} />
        {kind === 'failed' && (
          <button ref={leaveFocus} type="button" onClick={onRetry}>
            Retry
          </button>
        )}
      </output>
      <figure>
        <figcaption>{kind === 'matched' ? 'The text, with its matches marked' : 'The text'}</figcaption>
        <pre {...reachable}>
          {kind === 'matched'
            ? textParts(attempt.text, result.spans).map(({ start, text, match }) =>
                match === undefined ? text : <Mark key={start} text={text} isOdd={match % 2 === 1} />,
              )
            : attempt.text}
        </pre>
      </figure>
      {kind === 'matched' && (
        <>
          {result.listed.length > 0 && <MatchTable text={attempt.text} matches={result.listed} />}
          {result.count > result.listed.length && (
            <p className="more">{`The first ${result.listed.length} of ${result.count} matches are listed${result.count > limits.marked ? `, the first ${limits.marked} marked` : ''}.`}</p>
          )}
          <figure>
            <figcaption>
              <code>{`text.replace(${shortened(result.literal, 400)}, ${quoted(attempt.replacement)})`}</code>
            </figcaption>
            <pre {...reachable}>
              {result.replaced}
              {result.isCut && '…'}
            </pre>
          </figure>
        </>
      )}
    </div>
  )
}

/** The button that goes with the failure gives its focus to the line where it stood. */
const leaveFocus = (button: HTMLButtonElement) => () => {
  if (button === document.activeElement) button.parentElement?.focus({ preventScroll: true })
}

/** Neighbours differ, so that one sees where a match ends; one of no length is a thin line. */
const Mark = ({ text, isOdd }: { text: string; isOdd: boolean }) => (
  <mark className={[isOdd ? 'odd' : '', text === '' ? 'empty' : ''].join(' ').trim() || undefined}>{text}</mark>
)

const Status = ({ result, help }: { result: Result; help: string | undefined }) => {
  switch (result.kind) {
    case 'invalid':
      return (
        <>
          <strong>Not a pattern yet.</strong> {result.message}
        </>
      )
    case 'failed':
      return 'What matches patterns could not be loaded. '
    case 'stopped':
      return (
        <>
          <strong>Stopped after half a second.</strong> The pattern can split this text in too many ways, and tries them
          all before it gives up: catastrophic backtracking.
          {help !== undefined && (
            <>
              {' '}
              <a href={help}>Why it happens, and what helps</a>
            </>
          )}
        </>
      )
    case 'matched':
      return describeCount(result.count, result.attempt.flags)
  }
}

const describeCount = (count: number, flags: string): string => {
  if (count === 0) return 'No match.'
  if (!flags.includes('g')) return 'The first match. With the flag g all are found.'
  return count === 1 ? '1 match.' : `${count} matches.`
}
