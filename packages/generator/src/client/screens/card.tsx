import type { ReactNode } from 'react'
import { SiteLink } from '../ui/site-link.tsx'
import styles from './card.module.css'

interface CardProps {
  path: string
  title: string
  text: string
  /** Of title and text, where it is not the page's. */
  lang?: string
  children?: ReactNode
}

/** A place to go to: its title, what is there, and perhaps more ways into it. */
export const Card = ({ path, title, text, lang, children }: CardProps) => (
  <li className={styles.card} lang={lang}>
    <h3>
      <SiteLink path={path}>{title}</SiteLink>
    </h3>
    <p>{text}</p>
    {children}
  </li>
)
