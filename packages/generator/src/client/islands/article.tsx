import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../ui/messages-context.ts'
import { mountIslands } from './mount-islands.tsx'

interface ArticleProps {
  /** HTML of the article. Empty during hydration, because the document already has the article. */
  html: string
  lang: string
  /** Connects the article's controls. Returns a function that disconnects them. */
  activate: (article: HTMLElement) => () => void
}

/**
 * The article: static HTML that neither hydration nor a rendering changes. Give it a new `key` to show another article.
 * Its islands have React roots of their own.
 */
export const Article = ({ html, lang, activate }: ArticleProps) => {
  const { errors, retry } = useMessages()
  const ref = useRef<HTMLElement>(null)
  const [first] = useState({ __html: html })

  useEffect(() => {
    const article = ref.current
    if (!article) return undefined
    const deactivate = activate(article)
    const unmountIslands = mountIslands(article, { failed: errors.islandFailed, retry })
    return () => {
      unmountIslands()
      deactivate()
    }
  }, [activate, errors.islandFailed, retry])

  return <article ref={ref} className="article" lang={lang} dangerouslySetInnerHTML={first} suppressHydrationWarning />
}
