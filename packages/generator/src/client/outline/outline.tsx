import { useEffect, useRef } from 'react'
import type { OutlineItem } from '../../model/outline.ts'
import { useMessages } from '../ui/messages-context.ts'
import { scrollWithin } from '../ui/scroll-within.ts'
import styles from './outline.module.css'
import { useCurrentHeading } from './use-current-heading.ts'

const fragment = (id: string): string => `#${encodeURIComponent(id)}`

const HeadingText = ({ html }: { html: string }) => <span dangerouslySetInnerHTML={{ __html: html }} />

/**
 * The page's headings of levels 2 and 3. One `details` serves both layouts: beside the article its content always
 * shows (`::details-content` in the style sheet), on narrow screens it is a fold above the article.
 */
export const Outline = ({ items, lang }: { items: readonly OutlineItem[]; lang: string }) => {
  const messages = useMessages()
  const list = useRef<HTMLOListElement>(null)
  const current = useCurrentHeading(items)

  useEffect(() => {
    const entry =
      current === undefined ? null : list.current?.querySelector(`[href="${CSS.escape(fragment(current))}"]`)
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
          {items.map(({ id, html, level }) => (
            <li key={id} data-level={level}>
              <a href={fragment(id)} aria-current={id === current ? 'true' : undefined}>
                <HeadingText html={html} />
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
