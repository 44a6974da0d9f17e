import { isValidElement, type ReactNode } from 'react'
import { useArticle } from './article-context.ts'

/** A collapsible part, like `<details>` in Markdown. Its summary is text, or a `<summary>` element as in Docusaurus. */
export const Details = ({ summary, open, children }: { summary?: ReactNode; open?: boolean; children?: ReactNode }) => {
  const { labels } = useArticle()
  return (
    <details open={open}>
      {isValidElement(summary) && summary.type === 'summary' ? summary : <summary>{summary ?? labels.details}</summary>}
      {children}
    </details>
  )
}
