import { useState } from 'react'
import { pageFile, toAddress } from '../../model/path.ts'
import { announce } from '../ui/announcer.tsx'
import { copyText } from '../ui/copy-text.ts'
import { fetchText } from '../ui/fetch-text.ts'
import { Icon } from '../ui/icon.tsx'
import { useMessages } from '../ui/messages-context.ts'
import { useSite } from '../ui/site-context.ts'
import { feedbackTime } from './code-controls.ts'
import styles from './document.module.css'

/** Copies the whole page as Markdown. */
export const CopyPageButton = ({ path }: { path: string }) => {
  const { baseUrl } = useSite()
  const messages = useMessages()
  const [feedback, setFeedback] = useState<string>()

  const copy = async () => {
    const copied = await copyText(fetchText(toAddress(baseUrl, `/${pageFile(path, 'md')}`)))
    const text = copied ? messages.copied : messages.copyFailed
    announce(text)
    setFeedback(text)
    setTimeout(() => setFeedback(undefined), feedbackTime)
  }

  return (
    <button type="button" className={styles.copyPage} data-control="copy-page" onClick={() => void copy()}>
      <Icon name="copy" size={16} />
      {feedback ?? messages.document.copyPage}
    </button>
  )
}
