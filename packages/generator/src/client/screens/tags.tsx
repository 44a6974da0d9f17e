import { messages } from 'virtual:screen-messages'
import type { TagsPage } from '../../model/page.ts'
import { useLabelLanguage, useSite } from '../ui/site-context.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { groupByLetter } from './group-by-letter.ts'
import styles from './listing.module.css'
import { PageHeader } from './page-header.tsx'

/** All tags by first letter, with the number of their documents. */
const TagsScreen = ({ page }: { page: TagsPage }) => {
  const { lang } = useSite()
  const languageOf = useLabelLanguage()
  const groups = groupByLetter(page.tags, lang, messages.tags.other)
  return (
    <div className={styles.listing}>
      <PageHeader title={page.title} lead={messages.tags.lead(page.tags.length)} />
      <nav className={styles.letters} aria-label={page.title}>
        {groups.map(({ letter }) => (
          <a key={letter} href={`#letter-${encodeURIComponent(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ letter, tags }) => (
        <section key={letter} className={`${styles.group} ${styles.letter}`} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`}>{letter}</h2>
          <ul className="tag-list">
            {tags.map(({ slug, label, path, count }) => (
              <li key={slug}>
                <SiteLink path={path} rel="tag">
                  <span lang={languageOf(label)}>{label}</span> <span className={styles.count}>{count}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export default TagsScreen
