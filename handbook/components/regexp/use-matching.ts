import { useCallback, useEffect, useRef, useState } from 'react'
import { matchText, type Attempt } from './match-text.ts'
import { createMatcher, type Matcher, type Result } from './matcher.ts'
import { startMatchWorker } from './start-match-worker.ts'

/** Milliseconds after which a pattern is stopped. */
export const timeLimit = 500

interface Matching {
  /** Result of the last attempt that has one. */
  result: Result
  /** Tries a pattern in the worker. */
  attempt: (attempt: Attempt) => void
}

/** Matching in a worker, which starts with the first attempt. `first` is matched at once, on the page's own thread. */
export const useMatching = (first: Attempt): Matching => {
  const [result, setResult] = useState<Result>(() => ({ ...matchText(first), attempt: first }))
  const matcher = useRef<Matcher>(undefined)
  useEffect(() => () => matcher.current?.stop(), [])
  const attempt = useCallback((next: Attempt) => {
    matcher.current ??= createMatcher({ startWorker: startMatchWorker, limit: timeLimit, onResult: setResult })
    matcher.current.run(next)
  }, [])
  return { result, attempt }
}
