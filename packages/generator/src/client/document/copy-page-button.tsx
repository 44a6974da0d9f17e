import { useState } from 'react'
import type { DocumentPage } from '../../model/page.ts'
import { pageFile, toAddress } from '../../model/path.ts'
import { announce } from '../ui/announcer.tsx'
import { copyText } from '../ui/copy-text.ts'
import { fetchText } from '../ui/fetch-text.ts'
import { Icon } from '../ui/icon.tsx'
import { useMessages } from '../ui/messages-context.ts'
import { importAgain } from '../ui/import-again.ts'
import { useSite } from '../ui/site-context.ts'
import { feedbackTime } from './code-controls.ts'
import styles from './document.module.css'

const importWriter = () => importAgain(() => import('./article-markdown.ts'))

/** Copies the whole page as Markdown: the file of the build. Without a network, it makes the Markdown from the page. */
export const CopyPageButton = ({ page: { path, title } }: { page: DocumentPage }) => {
  const { baseUrl } = useSite()
  const messages = useMessages()
  const [feedback, setFeedback] = useState<string>()

  const fromPage = async () => {
    const article = document.querySelector('article')
    if (!article) throw new Error('The page has no article.')
    return (await importWriter()).articleMarkdown(article, title)
  }
  const copy = async () => {
    const copied = await copyText(fetchText(toAddress(baseUrl, `/${pageFile(path, 'md')}`)).catch(fromPage))
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
