import { Component, type ReactNode } from 'react'

/**
 * The texts of an island that fails. An island has a React root of its own, which does not get the chrome's contexts.
 */
export interface IslandTexts {
  failed: string
  retry: string
}

interface IslandBoundaryProps {
  texts: IslandTexts
  children: ReactNode
}

interface IslandState {
  failed: boolean
  error?: unknown
}

/** Limits the failure of an island to that island: a note takes its place, the article and the other islands stay. */
export class IslandBoundary extends Component<IslandBoundaryProps, IslandState> {
  override state: IslandState = { failed: false }

  static getDerivedStateFromError(error: unknown): IslandState {
    return { failed: true, error }
  }

  override render() {
    const { failed, error } = this.state
    const { texts, children } = this.props
    if (!failed) return children
    return (
      <p role="alert" className="island-failed" title={error instanceof Error ? error.message : String(error)}>
        {texts.failed}{' '}
        <button type="button" onClick={() => this.setState({ failed: false })}>
          {texts.retry}
        </button>
      </p>
    )
  }
}
