import styles from './crash-page.module.css'
import { useMessages } from '../ui/messages-context.ts'
import { keepFocus } from '../ui/keep-focus.ts'
import primaryButton from '../ui/primary-button.module.css'
import { errorChain } from './error-chain.ts'

/** Reports that rendering failed, with the error and its causes, and offers to try again. */
export const CrashPage = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const messages = useMessages()
  const [first, ...causes] = errorChain(error)
  return (
    <div className={styles.crash} role="alert">
      <h1 tabIndex={-1}>{messages.errors.crashed}</h1>
      <button
        type="button"
        className={`${primaryButton.button} ${styles.retry}`}
        onClick={(event) => (keepFocus(event), onRetry())}
      >
        {messages.errors.tryAgain}
      </button>
      <p className={styles.message}>{first}</p>
      {causes.map((cause) => (
        <p key={cause} className={styles.message}>
          {messages.errors.causedBy}: {cause}
        </p>
      ))}
    </div>
  )
}
