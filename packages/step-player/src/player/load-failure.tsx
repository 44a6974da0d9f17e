import type { MouseEvent } from 'react'
import type { ChromeLanguage } from '@dev-handbook/generator/model/language'
import type { LoadFailureTexts } from '../texts/kinds/load-failure.ts'
import { inLanguage } from './languages.ts'

interface LoadFailureProps {
  texts: Record<ChromeLanguage, LoadFailureTexts>
  /** Language of the document, a BCP 47 tag. */
  lang: string
  error: unknown
  onRetry: () => void
}

/** The message below a still picture whose live player cannot be loaded, with a button that tries again. */
export const LoadFailure = ({ texts, lang, error, onRetry }: LoadFailureProps) => {
  const { notLoaded, retry: label } = inLanguage(texts, lang)
  const retry = ({ currentTarget }: MouseEvent) => {
    // Removing a focused button moves the focus to the page's body. Focus the island first.
    const island = currentTarget.closest<HTMLElement>('[data-island]')
    if (island) island.tabIndex = -1
    island?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <p role="alert" className="island-failed" title={String(error)}>
      {notLoaded}{' '}
      <button type="button" onClick={retry}>
        {label}
      </button>
    </p>
  )
}
