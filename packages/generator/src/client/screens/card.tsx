import type { ReactNode } from 'react'
import { SiteLink } from '../ui/site-link.tsx'
import styles from './card.module.css'

interface CardProps {
  path: string
  title: string
  text: string
  /** Language of title and text, if it is not the page's language. */
  lang?: string
  children?: ReactNode
}

/** A card with a link: its title, a description, and perhaps more links. */
export const Card = ({ path, title, text, lang, children }: CardProps) => (
  <li className={styles.card} lang={lang}>
    <h3>
      <SiteLink path={path}>{title}</SiteLink>
    </h3>
    <p>{text}</p>
    {children}
  </li>
)
