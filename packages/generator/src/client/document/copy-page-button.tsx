import type { DocumentPage } from '../../model/page.ts'
import { pageFile, toAddress } from '../../model/path.ts'
import { announce } from '../ui/announcer.tsx'
import { fetchText } from '../ui/fetch-text.ts'
import { Icon } from '../ui/icon.tsx'
import { useMessages } from '../ui/messages-context.ts'
import { importAgain } from '../ui/import-again.ts'
import { useSite } from '../ui/site-context.ts'
import { copyFor } from './code-controls.ts'
import styles from './document.module.css'

const importWriter = () => importAgain(() => import('./article-markdown.ts'))

/** Copies the whole page as Markdown: the file of the build. Without a network, it makes the Markdown from the page. */
export const CopyPageButton = ({ page: { path, title } }: { page: DocumentPage }) => {
  const { baseUrl } = useSite()
  const messages = useMessages()

  const fromPage = async () => {
    const article = document.querySelector('article')
    if (!article) throw new Error('The page has no article.')
    return (await importWriter()).articleMarkdown(article, title)
  }
  const copy = async (label: HTMLElement) => {
    const text = fetchText(toAddress(baseUrl, `/${pageFile(path, 'md')}`)).catch(fromPage)
    announce(await copyFor(label, text, [messages.copied, messages.copyFailed]))
  }

  return (
    <button
      type="button"
      className={styles.copyPage}
      data-control="copy-page"
      onClick={({ currentTarget }) => void copy(currentTarget.lastElementChild as HTMLElement)}
    >
      <Icon name="copy" size={16} />
      <span>{messages.document.copyPage}</span>
    </button>
  )
}
