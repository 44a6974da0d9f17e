import type { MouseEvent } from 'react'

interface LoadFailureProps {
  /** What could not be loaded: `The player`. */
  what: string
  error: unknown
  onRetry: () => void
}

/** Says below a still picture that nothing will come alive, with a button that tries again. */
export const LoadFailure = ({ what, error, onRetry }: LoadFailureProps) => {
  const retry = ({ currentTarget }: MouseEvent) => {
    // The button goes, and would take the focus along.
    const island = currentTarget.closest<HTMLElement>('[data-island]')
    if (island) island.tabIndex = -1
    island?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <p role="alert" className="island-failed" title={String(error)}>
      {what} could not be loaded.{' '}
      <button type="button" onClick={retry}>
        Retry
      </button>
    </p>
  )
}
