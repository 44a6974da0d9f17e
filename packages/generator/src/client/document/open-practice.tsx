import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { readStored, writeStored } from '../ui/storage.ts'

/** Key in local storage of the progress on all pages. */
const key = 'practice'
const storage = { read: () => readStored(key), write: (text: string) => writeStored(key, text) }

interface PracticeProps {
  article: HTMLElement
  path: string
  lang: string
  level: string
  storage: typeof storage
  onClose: () => void
}

/**
 * Opens the practice mode over an article's questions, at the level that the page shows. Its elements are removed when
 * it is closed.
 */
export const openPractice = (article: HTMLElement, Practice: ComponentType<PracticeProps>): void => {
  if (article.querySelector('.practice')) return
  // Inside the article, whose styles and copy buttons serve the answers.
  const place = document.createElement('div')
  // This element has no box of its own: the browser skips the children of an article's box while they are out of view.
  place.style.display = 'contents'
  article.append(place)
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  const level = article.querySelector<HTMLInputElement>('[name="level"]:checked')?.value ?? ''
  const path = location.pathname.replace(/\/$/, '')
  root.render(<Practice {...{ article, path, level, storage }} lang={article.lang} onClose={close} />)
}
