import { useEffect, useState } from 'react'
import type { OutlineItem } from '../../model/outline.ts'
import { lastAbove } from '../ui/last-above.ts'

/** Distance in pixels from the top of the window at which a heading becomes current: below the bar, with some space. */
const line = 120

/**
 * Returns the part of the article that contains a heading. Parts outside the window are not laid out
 * (`content-visibility`). The place of such a part is known, but asking for the place of a heading in it would force
 * its layout.
 */
const blockOf = (heading: HTMLElement): HTMLElement => {
  let block = heading
  while (block.parentElement && !block.parentElement.matches('article')) block = block.parentElement
  return block
}

/** Returns the id of the heading whose section the reader is in. */
export const useCurrentHeading = (items: readonly OutlineItem[]): string | undefined => {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    let headings: HTMLElement[] = []
    let blocks: HTMLElement[] = []
    const find = () => {
      headings = items.flatMap(({ id }) => document.getElementById(id) ?? [])
      blocks = headings.map(blockOf)
    }
    find()
    const topOf = (elements: readonly HTMLElement[], at: number): number =>
      elements[at]?.getBoundingClientRect().top ?? 0
    let frame = 0
    const update = () => {
      frame = 0
      // An edit in development replaces parts of the article. If the outline stays the same, nothing is rendered again.
      if (import.meta.hot && !headings.every(({ isConnected }) => isConnected)) find()
      const atEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      // Sections at the end can be too short to reach the line.
      const limit = atEnd ? innerHeight : line
      let index = lastAbove(headings.length, (at) => topOf(blocks, at), limit)
      while (index >= 0 && topOf(headings, index) > limit) index--
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
