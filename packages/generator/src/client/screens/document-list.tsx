import type { DocumentSummary } from '../../model/page.ts'
import { SiteLink } from '../ui/site-link.tsx'
import styles from './listing.module.css'

/** Documents with their descriptions. */
export const DocumentList = ({ documents }: { documents: readonly DocumentSummary[] }) => (
  <ul className={styles.documents}>
    {documents.map(({ path, title, description, lang }) => (
      <li key={path} lang={lang}>
        <SiteLink path={path}>{title}</SiteLink>
        <p>{description}</p>
      </li>
    ))}
  </ul>
)
