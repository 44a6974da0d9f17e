import { messages } from 'virtual:screen-messages'
import type { DocumentSummary, TagPage } from '../../model/page.ts'
import { pathBelow } from '../../model/path.ts'
import { useLabelLanguage, useSite } from '../ui/site-context.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { DocumentList } from './document-list.tsx'
import { groupBySection } from './group-by-section.ts'
import styles from './listing.module.css'
import { PageHeader } from './page-header.tsx'

/** The documents with a tag, grouped by section if they come from several sections. */
const TagScreen = ({ page }: { page: TagPage }) => {
  const { docsPath, navbar } = useSite()
  const languageOf = useLabelLanguage()
  const groups = groupBySection(page.documents, navbar.items, messages.tags.other)
  return (
    <div className={styles.listing}>
      <PageHeader
        title={page.title}
        lead={<span lang={languageOf(page.tag.description)}>{page.tag.description}</span>}
        note={messages.tags.documents(page.tag.count)}
      />
      {groups.length > 1 ? (
        groups.map((group) => <Group key={group.label} {...group} />)
      ) : (
        <DocumentList documents={page.documents} />
      )}
      <p className={styles.more}>
        <SiteLink path={pathBelow(docsPath, 'tags')}>{messages.tags.all}</SiteLink>
      </p>
    </div>
  )
}

const Group = ({ label, documents }: { label: string; documents: readonly DocumentSummary[] }) => (
  <section className={styles.group} aria-label={label}>
    <h2>
      {`${label} `}
      <span className={styles.count}>{documents.length}</span>
    </h2>
    <DocumentList documents={documents} />
  </section>
)

export default TagScreen
