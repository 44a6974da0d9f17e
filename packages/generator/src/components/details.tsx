import type { ReactNode } from 'react'
import { useArticle } from './article-context.ts'

/** A collapsible part, like `<details>` in Markdown. */
export const Details = ({ summary, open, children }: { summary?: ReactNode; open?: boolean; children?: ReactNode }) => {
  const { labels } = useArticle()
  return (
    <details open={open}>
      <summary>{summary ?? labels.details}</summary>
      {children}
    </details>
  )
}
