import { messages } from 'virtual:screen-messages'
import type { HomePage } from '../../model/page.ts'
import { SearchField } from '../search/opening/search-field.tsx'
import { countFormatter } from '../../texts/format-count.ts'
import { useMessages } from '../ui/messages-context.ts'
import { useSite } from '../ui/site-context.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { Card } from './card.tsx'
import { sectionNames } from './section-names.ts'
import styles from './home.module.css'

/** Number of documents that a section lists. Its link leads to all of them. */
const namedDocuments = 12

/** The home page: what the site contains, and where to start. */
const HomeScreen = ({ page }: { page: HomePage }) => {
  const site = useSite()
  const { home: text } = messages
  const { offline } = useMessages()
  const digits = countFormatter(site.lang)
  return (
    <div className={styles.home}>
      <header className={styles.hero}>
        <p className={styles.name}>{site.title}</p>
        <h1 tabIndex={-1}>{site.tagline}</h1>
        <SearchField />
        <dl className={styles.counts}>
          {text.counts(page.counts).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd suppressHydrationWarning>{digits(value)}</dd>
            </div>
          ))}
        </dl>
      </header>

      {page.featured.length > 0 && (
        <section className={styles.start} aria-labelledby="featured-title">
          <h2 id="featured-title">{text.featured}</h2>
          <ol>
            {page.featured.map(({ path, title, description, lang }) => (
              <Card key={path} path={path} title={title} text={description} lang={lang} />
            ))}
          </ol>
        </section>
      )}

      <section className={styles.wide} aria-labelledby="sections-title">
        <h2 id="sections-title">{text.sections}</h2>
        <ul className={styles.sections}>
          {page.sections.map((section) => {
            const names = sectionNames(section, namedDocuments)
            return (
              <Card key={section.id} path={section.path} title={section.label} text={section.description}>
                {names.length > 0 && (
                  <ul className={styles.names}>
                    {names.map(({ path, title, lang }) => (
                      <li key={path}>
                        <SiteLink path={path} lang={lang}>
                          {title}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                )}
                <SiteLink path={section.path} className={styles.all}>
                  {text.allOf(section.count)}
                </SiteLink>
              </Card>
            )
          })}
        </ul>
      </section>

      {page.recent.length > 0 && (
        <section aria-labelledby="recent-title">
          <h2 id="recent-title">{text.recent}</h2>
          <ul className={styles.recent}>
            {page.recent.map(({ path, title, lang, updatedAt, updatedText }) => (
              <li key={path}>
                <SiteLink path={path} lang={lang}>
                  {title}
                </SiteLink>
                {updatedAt && <time dateTime={updatedAt}>{updatedText}</time>}
              </li>
            ))}
          </ul>
          <p className={styles.feed}>
            <SiteLink path="/feed.xml" type="application/atom+xml">
              {text.feed}
            </SiteLink>
          </p>
        </section>
      )}

      <section className={styles.along} aria-labelledby="along-title">
        <h2 id="along-title">{offline.title}</h2>
        <p>{text.offline}</p>
        <button type="button" data-control="offline" data-offline="" aria-haspopup="dialog">
          {offline.store}
        </button>
      </section>
    </div>
  )
}

export default HomeScreen
