import type { DocumentPage } from '../../model/page.ts'
import { useMessages } from '../ui/messages-context.ts'
import visuallyHidden from '../ui/visually-hidden.module.css'
import { CopyPageButton } from './copy-page-button.tsx'
import styles from './document.module.css'

/** Title and facts of a document: language, reading time, date, the versions its samples were checked with. */
export const DocumentHeader = ({ page }: { page: DocumentPage }) => {
  const messages = useMessages()
  const { lang, title, hideTitle, languageName, readingMinutes, updatedAt, updatedBy, packages, packagesLockedAt } =
    page
  return (
    <header>
      <h1 tabIndex={-1} lang={lang} className={hideTitle ? visuallyHidden.hidden : undefined}>
        {title}
      </h1>
      <div className={styles.meta} style={hideTitle && { margin: 0 }}>
        <div className={styles.facts}>
          {languageName && <span className={styles.language}>{languageName}</span>}
          <span>{messages.document.readingTime(readingMinutes)}</span>
          {(updatedAt || updatedBy) && (
            <span>
              {messages.document.updated}
              {updatedAt && (
                <>
                  {' '}
                  <time dateTime={updatedAt}>{page.updatedText}</time>
                </>
              )}
              {updatedBy && ` ${messages.document.updatedBy(updatedBy)}`}
            </span>
          )}
          {packages.length > 0 && (
            <span>
              {messages.document.checkedWith} {packages.map(({ name, version }) => `${name} ${version}`).join(', ')}
              {packagesLockedAt && (
                <>
                  {' ('}
                  <time dateTime={packagesLockedAt}>{page.packagesLockedText}</time>)
                </>
              )}
            </span>
          )}
        </div>
        <CopyPageButton page={page} />
      </div>
    </header>
  )
}
