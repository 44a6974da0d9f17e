import type { MouseEvent } from 'react'
import { messages as texts } from 'virtual:search-messages'
import { useMessages } from '../../ui/messages-context.ts'
import primaryButton from '../../ui/primary-button.module.css'

/** Shown when the search failed. */
export const ErrorScreen = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const messages = useMessages()
  const retry = ({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>) => {
    // The button disappears, so the field gets the focus. After a touch, the field does not get it: a keyboard would
    // cover the results.
    if ((nativeEvent as PointerEvent).pointerType !== 'touch')
      currentTarget.closest('main, dialog')?.querySelector('input')?.focus()
    onRetry()
  }
  return (
    <div className="search-message" role="alert">
      <p className="search-headline">{texts.failed}</p>
      <p>{texts.checkNetwork}</p>
      <p className="search-detail">{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className={`${primaryButton.button} search-action`} onClick={retry}>
        {messages.retry}
      </button>
    </div>
  )
}
