import type { ReactNode } from 'react'
import { admonitionKindOf, admonitionNames, keywordTitle } from './admonition-kinds.ts'
import { useArticle } from './article-context.ts'
import { ArticleError } from './article-error.ts'

/** The same element as `:::note`, for use as a component. */
export const Admonition = ({
  type = 'note',
  title,
  children,
}: {
  type?: string
  title?: ReactNode
  children?: ReactNode
}) => {
  const { labels, admonitions } = useArticle()
  const kind = admonitionKindOf(type, admonitions)
  if (!kind)
    throw new ArticleError(`<Admonition type="${type}"> is unknown. Known: ${admonitionNames(admonitions).join(', ')}.`)
  return (
    <div className={`admonition ${kind}`} role="note">
      <p className="admonition-title">{title ?? keywordTitle(type) ?? labels.admonitions[kind]}</p>
      {children}
    </div>
  )
}
