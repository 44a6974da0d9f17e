import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { examples } from './examples.ts'
import { MatchReport } from './match-report.tsx'
import type { Attempt } from './match-text.ts'
import { PatternForm, readForm } from './pattern-form.tsx'
import { useMatching } from './use-matching.ts'

const [{ attempt: first }] = examples

/** The reader's last attempt. It outlives the page, so that nothing typed is lost when the reader comes back to it. */
let last = first

/**
 * Runs regular expressions while the reader types them. `href` is the address of the page that explains a pattern that
 * never ends. Without script, it shows a worked example.
 */
export const RegexpTester = ({ href }: { href?: unknown }) => {
  const form = useRef<HTMLFormElement>(null)
  const statusId = useId()
  const [draft, setDraft] = useState(first)
  const { result, attempt } = useMatching(first)
  const change = useCallback(
    (next: Attempt) => {
      last = next
      setDraft(next)
      attempt(next)
    },
    [attempt],
  )

  useEffect(() => {
    // The fields may contain text that the reader typed before hydration, or text that the browser restored.
    const typed = form.current && readForm(form.current)
    const left = typed && JSON.stringify(typed) !== JSON.stringify(first) ? typed : last
    if (left !== first) change(left)
  }, [change])

  return (
    <section className="regexp" aria-label="Regular expression tester">
      <div className="sides">
        <PatternForm
          form={form}
          draft={draft}
          isInvalid={result.kind === 'invalid'}
          statusId={statusId}
          onChange={change}
        />
        <MatchReport
          id={statusId}
          result={result}
          isBusy={result.attempt !== draft}
          help={typeof href === 'string' ? href : undefined}
          onRetry={() => attempt(draft)}
        />
      </div>
    </section>
  )
}
