import type { ComponentType } from 'react'
import type { PageData } from '../../model/page.ts'
import type { ShownPage } from '../navigation/page-state.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Loading } from '../ui/loading.tsx'
import { useMessages } from '../ui/messages-context.ts'

/** Shows a page in whichever state it is: loading, failed with a way to try again, or loaded. */
export const PageView = ({ shown, onRetry }: { shown: ShownPage; onRetry: () => void }) => {
  const messages = useMessages()
  if (shown.status === 'loading') return <Loading />
  if (shown.status === 'failed')
    return <LoadFailed text={messages.errors.loadFailed} error={shown.error} onRetry={onRetry} />
  // The table of screens pairs each kind with its screen; the pair loses its kind on the way through the store.
  const Screen = shown.Screen as ComponentType<{ page: PageData }>
  // Each page is a screen of its own: React leaves effects of children that are replaced by their keys alone in place
  // (react-dom 19.3.1), and with them the elements of every document that was read.
  return <Screen key={`${shown.page.path} ${shown.revision ?? 0}`} page={shown.page} />
}
