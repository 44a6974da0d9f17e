import { MatchTable } from './match-table.tsx'
import { limits } from './match-text.ts'
import type { Result } from './matcher.ts'
import { reachable } from './reachable.ts'
import { quoted, shortened, textParts } from './text-parts.ts'

interface MatchReportProps {
  /** Id of the line with the status. */
  id: string
  result: Result
  /** Whether a newer attempt is running. */
  isBusy: boolean
  /** Address of the page that explains a pattern that never ends. */
  help: string | undefined
  onRetry: () => void
}

/**
 * The result of an attempt: the marked text, the matches with their groups, and the replaced text. Without a result,
 * the reason.
 */
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

/** When the Retry button disappears while it has the focus, the focus moves to the line that contained it. */
const leaveFocus = (button: HTMLButtonElement) => () => {
  if (button === document.activeElement) button.parentElement?.focus({ preventScroll: true })
}

/**
 * Neighbouring matches have different colours, so that a reader sees where a match ends. An empty match is a thin line.
 */
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
      return 'The program that matches patterns could not be loaded. '
    case 'stopped':
      return (
        <>
          <strong>Stopped after half a second.</strong> The pattern can split this text in too many ways, and the engine
          tries all of them. This is called catastrophic backtracking.
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
  if (!flags.includes('g')) return 'This is the first match. The flag g finds all matches.'
  return count === 1 ? '1 match.' : `${count} matches.`
}
