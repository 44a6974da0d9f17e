import type { IslandTexts } from './island-boundary.tsx'

interface IslandFailure {
  error: unknown
  texts: IslandTexts
  onRetry: () => void
}

/** Says below an island's static first frame that it could not be loaded, with a button that tries again. */
export const showIslandFailure = (element: HTMLElement, { error, texts, onRetry }: IslandFailure): void => {
  const note = document.createElement('p')
  note.role = 'alert'
  note.className = 'island-failed'
  note.title = error instanceof Error ? error.message : String(error)
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = texts.retry
  retry.addEventListener('click', () => {
    // The note goes, and would take the focus along.
    element.tabIndex = -1
    element.focus({ preventScroll: true })
    note.remove()
    onRetry()
  })
  note.append(`${texts.failed} `, retry)
  element.after(note)
}
