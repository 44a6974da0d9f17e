import type { DocumentPage, PageLink } from '../../model/page.ts'
import { pageFile, toAddress } from '../../model/path.ts'
import { Icon } from '../ui/icon.tsx'
import { useMessages } from '../ui/messages-context.ts'
import { useLabelLanguage, useSite } from '../ui/site-context.ts'
import { SiteLink } from '../ui/site-link.tsx'
import styles from './document.module.css'

/** The part below an article: tags, links for contributors, the neighbours in the sidebar, and related documents. */
export const DocumentFooter = ({ page }: { page: DocumentPage }) => {
  const { baseUrl } = useSite()
  const languageOf = useLabelLanguage()
  const { document: text } = useMessages()
  const { tags, editUrl, reportUrl, previous, next, related } = page
  return (
    <footer className={styles.footer}>
      {tags.length > 0 && (
        <ul className="tag-list" aria-label={text.tags}>
          {tags.map(({ slug, label, path }) => (
            <li key={slug}>
              <SiteLink path={path} rel="tag" lang={languageOf(label)}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.actions}>
        {editUrl && (
          <a href={editUrl}>
            <Icon name="edit" size={16} />
            {text.edit}
          </a>
        )}
        {reportUrl && (
          <a href={reportUrl}>
            <Icon name="flag" size={16} />
            {text.report}
          </a>
        )}
        <a href={toAddress(baseUrl, `/${pageFile(page.path, 'md')}`)}>
          <Icon name="copy" size={16} />
          {text.asMarkdown}
        </a>
      </p>
      {(previous ?? next) && (
        <nav className={styles.neighbours} aria-label={text.pages}>
          {previous && <Neighbour link={previous} label={text.previous} rel="prev" />}
          {next && <Neighbour link={next} label={text.next} rel="next" />}
        </nav>
      )}
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related-title">
          <h2 id="related-title">{text.related}</h2>
          <ul>
            {related.map(({ path, title }) => (
              <li key={path}>
                <SiteLink path={path} lang={languageOf(title)}>
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </footer>
  )
}

const Neighbour = ({ link, label, rel }: { link: PageLink; label: string; rel: 'prev' | 'next' }) => (
  <SiteLink path={link.path} rel={rel} className={styles.neighbour} data-rel={rel}>
    <span>{label}</span>
    <strong lang={useLabelLanguage()(link.title)}>{link.title}</strong>
  </SiteLink>
)
