import { ArticleError } from '../../../../components/article-error.ts'
import styles from './badge.module.css'

/** A component for tests that is rendered at build time only. */
const Badge = ({ text }: { text?: string }) => {
  if (text === undefined) throw new ArticleError('<Badge> has no "text".')
  if (text === 'broken') throw new TypeError('This badge is broken.')
  return <b className={styles['badge']}>{text}</b>
}

export default Badge
