import type { ReactNode } from 'react'
import styles from './listing.module.css'

interface PageHeaderProps {
  title: string
  lead?: ReactNode
  note?: ReactNode
}

/** Heading of a page that is not a document. It gets the focus after a route change. */
export const PageHeader = ({ title, lead, note }: PageHeaderProps) => (
  <header className={styles.header}>
    <h1 tabIndex={-1}>{title}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
    {note && <p className={styles.note}>{note}</p>}
  </header>
)
