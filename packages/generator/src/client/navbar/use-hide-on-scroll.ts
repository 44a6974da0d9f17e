import { useEffect } from 'react'

/** Pixels that the reader must scroll in one direction before the bar reacts, because a finger is never quite still. */
const threshold = 12

/**
 * Hides the bar while the reader scrolls down (by an attribute on the root element), and shows it while the reader
 * scrolls up.
 */
export const useHideOnScroll = (enabled: boolean): void => {
  useEffect(() => {
    if (!enabled) return undefined
    const root = document.documentElement
    let last = scrollY
    const onScroll = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < threshold && scrollY > 0) return
      last = scrollY
      if (moved > 0 && scrollY > root.clientHeight / 4) root.dataset.navbar = 'hidden'
      else delete root.dataset.navbar
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      delete root.dataset.navbar
    }
  }, [enabled])
}
