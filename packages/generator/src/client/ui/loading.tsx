import styles from './loading.module.css'
import { useMessages } from './messages-context.ts'
import { Spinner } from './spinner.tsx'
import { useDelayed } from './use-delayed.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * Shown while something is being fetched. It takes up its space from the start and becomes visible after a short delay.
 */
export const Loading = () => {
  const shown = useDelayed()
  const messages = useMessages()
  return (
    <output className={styles.place} aria-busy="true">
      {shown && (
        <>
          <Spinner />
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
        </>
      )}
    </output>
  )
}
