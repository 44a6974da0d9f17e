import type { TagPage } from '../../model/page.ts'
import { useMessages } from '../ui/messages-context.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { DocumentList } from './document-list.tsx'
import styles from './listing.module.css'
import { PageHeader } from './page-header.tsx'

/** The documents that carry a tag. */
const TagScreen = ({ page }: { page: TagPage }) => {
  const messages = useMessages()
  return (
    <div className={styles.listing}>
      <PageHeader title={page.title} lead={page.tag.description} note={messages.tags.documents(page.tag.count)} />
      <DocumentList documents={page.documents} />
      <p className={styles.more}>
        <SiteLink path="/docs/tags">{messages.tags.all}</SiteLink>
      </p>
    </div>
  )
}

export default TagScreen
