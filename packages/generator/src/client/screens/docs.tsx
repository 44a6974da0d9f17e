import { messages } from 'virtual:screen-messages'
import type { DocsRootPage } from '../../model/page.ts'
import { useSite } from '../ui/site-context.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { PageHeader } from './page-header.tsx'
import styles from './listing.module.css'

/** The documentation root: every section with its documents. */
const DocsScreen = ({ page }: { page: DocsRootPage }) => {
  const { version } = useSite()
  return (
    <div className={styles.listing}>
      <PageHeader title={page.title} lead={messages.docs.lead} note={`${messages.docs.version}: ${version.label}`} />
      {page.sections.map(({ id, label, path, description, count, documents }) => (
        <section key={id} className={styles.group} aria-labelledby={`section-${id}`}>
          <h2 id={`section-${id}`}>
            <SiteLink path={path}>{label}</SiteLink> <span className={styles.count}>{messages.docs.count(count)}</span>
          </h2>
          <p>{description}</p>
          <ul className={styles.columns}>
            {documents.map((document) => (
              <li key={document.path}>
                <SiteLink path={document.path} lang={document.lang}>
                  {document.title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export default DocsScreen
