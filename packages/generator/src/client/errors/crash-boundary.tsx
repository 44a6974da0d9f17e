import { Component, type ReactNode } from 'react'
import { CrashPage } from './crash-page.tsx'

interface CrashBoundaryProps {
  /** The boundary forgets an error when this changes, because another page may work. */
  resetKey: string
  /** Loads the page of the children again: the first page's article was only in the HTML, and was removed with them. */
  onRetry: () => void
  children: ReactNode
}

interface CrashState {
  failed: boolean
  error?: unknown
  resetKey: string
}

/** Shows the crash page in place of children that fail to render. "Try again" loads and renders them from scratch. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  static getDerivedStateFromProps(props: CrashBoundaryProps, state: CrashState): CrashState | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey }
  }

  override render() {
    const { failed, error } = this.state
    if (!failed) return this.props.children
    return <CrashPage error={error} onRetry={() => (this.props.onRetry(), this.setState({ failed: false }))} />
  }
}
