import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../ui/messages-context.ts'
import { mountIslands } from './mount-islands.tsx'

interface ArticleProps {
  /** HTML of the article; empty while hydrating, where it stands in the document already. */
  html: string
  lang: string
  /** Makes the article's controls work; returns how to stop. */
  activate: (article: HTMLElement) => () => void
}

/**
 * The article: static HTML that hydration leaves alone and that no render ever changes. Give it a new `key` to show
 * another one. Its islands come alive as roots of their own.
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
