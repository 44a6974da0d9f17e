import type { IslandTexts } from './island-boundary.tsx'

interface IslandFailure {
  error: unknown
  texts: IslandTexts
  onRetry: () => void
}

/** Shows below an island's static HTML that it could not be loaded, with a button that tries again. */
export const showIslandFailure = (element: HTMLElement, { error, texts, onRetry }: IslandFailure): void => {
  const note = document.createElement('p')
  note.role = 'alert'
  note.className = 'island-failed'
  note.title = error instanceof Error ? error.message : String(error)
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = texts.retry
  retry.addEventListener('click', () => {
    // Removing the note would move the focus to the page's body.
    element.tabIndex = -1
    element.focus({ preventScroll: true })
    note.remove()
    onRetry()
  })
  note.append(`${texts.failed} `, retry)
  element.after(note)
}
