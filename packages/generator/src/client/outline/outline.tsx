import { createElement, useEffect, useMemo, useRef } from 'react'
import type { OutlineItem } from '../../model/outline.ts'
import { useMessages } from '../ui/messages-context.ts'
import { scrollWithin } from '../ui/scroll-within.ts'
import { nestItems, type OutlineBranch } from './nest-items.ts'
import styles from './outline.module.css'
import { useCurrentHeading } from './use-current-heading.ts'

/**
 * A link to a heading, with the heading's own markup. It has no element around it, because there can be hundreds of
 * links.
 */
const HeadingLink = ({ item: { id, html }, current }: { item: OutlineItem; current: boolean }) =>
  createElement('a', {
    href: `#${encodeURIComponent(id)}`,
    'aria-current': current || undefined,
    dangerouslySetInnerHTML: { __html: html },
  })

const Entries = ({ branches, current }: { branches: readonly OutlineBranch[]; current: string | undefined }) =>
  branches.map(({ item, below }) => (
    <li key={item.id}>
      <HeadingLink item={item} current={item.id === current} />
      {below.length > 0 && (
        <ol>
          <Entries branches={below} current={current} />
        </ol>
      )}
    </li>
  ))

/**
 * The page's headings of levels 2 and 3. One `details` serves both layouts. Beside the article, its content is always
 * shown (`::details-content` in the style sheet). On narrow screens, it is a fold above the article.
 */
export const Outline = ({ items, lang }: { items: readonly OutlineItem[]; lang: string }) => {
  const messages = useMessages()
  const list = useRef<HTMLOListElement>(null)
  const current = useCurrentHeading(items)
  const branches = useMemo(() => nestItems(items), [items])

  useEffect(() => {
    if (current === undefined) return
    const entry = list.current?.querySelector('[aria-current]')
    if (list.current && entry) scrollWithin(list.current, entry)
  }, [current])

  return (
    <nav className={styles.outline} aria-label={messages.outline.title}>
      <p className={styles.title} aria-hidden="true">
        {messages.outline.title}
      </p>
      <details className={styles.fold} suppressHydrationWarning>
        <summary className={styles.summary}>{messages.outline.title}</summary>
        <ol ref={list} className={styles.list} lang={lang}>
          <Entries branches={branches} current={current} />
        </ol>
      </details>
    </nav>
  )
}
