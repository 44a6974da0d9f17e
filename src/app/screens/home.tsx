import type { HomePage } from '../../model/page.ts'
import { SearchField } from '../search/search-field.tsx'
import { useMessages } from '../ui/messages-context.ts'
import { useSite } from '../ui/site-context.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { DateText } from '../ui/date-text.tsx'
import styles from './home.module.css'

/** Number of documents that a section names; the rest is behind its link. */
const namedDocuments = 6

/** The home page: what is here, and where to start. */
const HomeScreen = ({ page }: { page: HomePage }) => {
  const site = useSite()
  const messages = useMessages()
  const digits = new Intl.NumberFormat(site.lang)
  return (
    <div className={styles.home}>
      <header className={styles.hero}>
        <p className={styles.name}>{site.title}</p>
        <h1 tabIndex={-1}>{site.tagline}</h1>
        <SearchField />
        <dl className={styles.counts}>
          {messages.home.counts(page.counts).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd suppressHydrationWarning>{digits.format(value)}</dd>
            </div>
          ))}
        </dl>
      </header>

      {page.featured.length > 0 && (
        <section className={styles.start} aria-labelledby="featured-title">
          <h2 id="featured-title" className={styles.heading}>
            {messages.home.featured}
          </h2>
          <ol className={styles.featured}>
            {page.featured.map(({ path, title, description, lang }) => (
              <li key={path} lang={lang}>
                <SiteLink path={path}>{title}</SiteLink>
                <p>{description}</p>
              </li>
            ))}
          </ol>
        </section>
      )}

      <section className={styles.wide} aria-labelledby="sections-title">
        <h2 id="sections-title" className={styles.heading}>
          {messages.home.sections}
        </h2>
        <ul className={styles.sections}>
          {page.sections.map(({ id, label, path, description, count, documents }) => (
            <li key={id} className={styles.section}>
              <h3>
                <SiteLink path={path}>{label}</SiteLink>
              </h3>
              <p>{description}</p>
              <ul className={styles.names}>
                {documents.slice(0, namedDocuments).map((document) => (
                  <li key={document.path}>
                    <SiteLink path={document.path} lang={document.lang}>
                      {document.title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
              <SiteLink path={path} className={styles.all}>
                {messages.home.allOf(count)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>

      {page.recent.length > 0 && (
        <section className={styles.wide} aria-labelledby="recent-title">
          <h2 id="recent-title" className={styles.heading}>
            {messages.home.recent}
          </h2>
          <p className={styles.feed}>
            <SiteLink path="/feed.xml" type="application/atom+xml">
              {messages.home.feed}
            </SiteLink>
          </p>
          <ul className={styles.recent}>
            {page.recent.map(({ path, title, lang, updatedAt }) => (
              <li key={path}>
                <SiteLink path={path} lang={lang}>
                  {title}
                </SiteLink>
                {updatedAt && <DateText date={updatedAt} dateStyle="medium" />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

export default HomeScreen
