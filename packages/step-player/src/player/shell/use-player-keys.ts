import { useEffect, type RefObject } from 'react'
import type { Playback } from './use-playback.ts'

/**
 * Handles Space, the arrow keys, Home and End inside the given element, except where a field, a button or a box that
 * scrolls needs them. With Shift, they extend a selection.
 */
export const usePlayerKeys = (root: RefObject<HTMLElement | null>, playback: Playback, length: number): void => {
  useEffect(() => {
    const element = root.current
    const listen = (event: KeyboardEvent) => onKey(event, { playback, last: length - 1 })
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [root, playback, length])
}

/** Fields, and the boxes that the keyboard can scroll. */
const own = 'input, select, textarea, pre, .words'

const onKey = (event: KeyboardEvent, { playback, last }: { playback: Playback; last: number }): void => {
  const { target, key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !(target instanceof HTMLElement)) return
  if (target.matches(key === ' ' ? `${own}, button` : own)) return
  const { index, goTo, toggle } = playback
  const act = {
    ' ': toggle,
    ArrowLeft: () => goTo(index - 1),
    ArrowRight: () => goTo(index + 1),
    Home: () => goTo(0),
    End: () => goTo(last),
  }[key]
  if (!act) return
  event.preventDefault()
  act()
}
