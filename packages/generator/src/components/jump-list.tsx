import { useArticle } from './article-context.ts'

export interface JumpGroup {
  id: string
  html: string
  /** Text of the heading without markup. */
  text: string
  entries: { id: string; html: string }[]
}

/**
 * The contents of a page on one screen: a line for each section with links to its entries. Neighbouring sections
 * without entries share a line.
 */
export const JumpList = ({ groups }: { groups: readonly JumpGroup[] }) => {
  const { labels } = useArticle()
  return (
    <nav className="jump" aria-label={labels.jumpList}>
      <ul>
        {toRows(groups).map(({ heads, entries }) => (
          <li key={heads[0]?.id}>
            {heads.map(({ id, html }) => (
              <span key={id}>
                <HeadingLink id={id} html={html} />
              </span>
            ))}
            {entries.length === 0 ? null : (
              <ul>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <HeadingLink {...entry} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A section with entries has its own row. Neighbouring sections without entries share a row. */
const toRows = (groups: readonly JumpGroup[]): { heads: JumpGroup[]; entries: JumpGroup['entries'] }[] => {
  const rows: { heads: JumpGroup[]; entries: JumpGroup['entries'] }[] = []
  for (const group of groups) {
    const last = rows.at(-1)
    if (last && last.entries.length === 0 && group.entries.length === 0) last.heads.push(group)
    else rows.push({ heads: [group], entries: group.entries })
  }
  return rows
}

/** A link to a heading of the page, with the heading's own markup. */
export const HeadingLink = ({ id, html }: { id: string; html: string }) => (
  <a href={`#${encodeURIComponent(id)}`}>
    <HeadingText html={html} />
  </a>
)

const HeadingText = ({ html }: { html: string }) => <span dangerouslySetInnerHTML={{ __html: html }} />
