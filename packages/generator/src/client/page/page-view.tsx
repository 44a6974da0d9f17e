import type { ComponentType } from 'react'
import type { PageData } from '../../model/page.ts'
import type { ShownPage } from '../navigation/page-state.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Loading } from '../ui/loading.tsx'
import { useMessages } from '../ui/messages-context.ts'

/** Shows a page in any state: loading, failed with a button to try again, or loaded. */
export const PageView = ({ shown, onRetry }: { shown: ShownPage; onRetry: () => void }) => {
  const messages = useMessages()
  if (shown.status === 'loading') return <Loading />
  if (shown.status === 'failed')
    return <LoadFailed text={messages.errors.loadFailed} error={shown.error} onRetry={onRetry} />
  // The table of screens pairs each kind with its screen. The type loses this connection in the store.
  const Screen = shown.Screen as ComponentType<{ page: PageData }>
  // Each page is a separate element with its own key. If only the keys of the children changed, React would keep the
  // effects of the old children (react-dom 19.3.1). These effects hold the elements of every document that was opened.
  return <Screen key={`${shown.page.path} ${shown.revision ?? 0}`} page={shown.page} />
}
