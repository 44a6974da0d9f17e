import { useEffect, useState } from 'react'
import type { OutlineItem } from '../../model/outline.ts'
import { lastAbove } from '../ui/last-above.ts'

/** Pixels below the window's edge at which a heading becomes the current one: under the bar, with some air. */
const line = 120

/** Returns the id of the heading whose section the reader is in. */
export const useCurrentHeading = (items: readonly OutlineItem[]): string | undefined => {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const headings = items.flatMap(({ id }) => document.getElementById(id) ?? [])
    let frame = 0
    const update = () => {
      frame = 0
      const atEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      // Sections at the end can be too short to ever reach the line.
      const index = lastAbove(headings.length, (at) => headings[at]?.getBoundingClientRect().top ?? 0, atEnd ? innerHeight : line)
      setCurrent(headings[index]?.id)
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    schedule()
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('resize', schedule, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
      removeEventListener('resize', schedule)
    }
  }, [items])

  return current
}
