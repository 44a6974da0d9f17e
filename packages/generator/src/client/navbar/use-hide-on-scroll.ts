import { useEffect } from 'react'

/** Pixels that the reader scrolls in one direction before the bar reacts: a finger never rests. */
const threshold = 12

/** Hides the bar (by an attribute on the root element) while the reader scrolls down, and shows it on the way up. */
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
