import { useEffect, useState } from 'react'
import type { OutlineItem } from '../../model/outline.ts'
import { lastAbove, partAbove, topOf } from '../ui/last-above.ts'

/** Distance in pixels from the top of the window at which a heading becomes current: below the bar, with some space. */
const line = 120

/** Returns the id of the heading whose section the reader is in. */
export const useCurrentHeading = (items: readonly OutlineItem[]): string | undefined => {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    let headings: Element[] = []
    let blocks: (Element | null)[] = []
    const find = () => {
      headings = items.flatMap(({ id }) => document.getElementById(id) ?? [])
      blocks = headings.map((heading) => heading.closest('article > *'))
    }
    find()
    let frame = 0
    const update = () => {
      frame = 0
      // An edit in development replaces parts of the article. If the outline stays the same, nothing is rendered again.
      if (import.meta.hot && !headings.every(({ isConnected }) => isConnected)) find()
      const atEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      // Sections at the end can be too short to reach the line.
      const limit = atEnd ? innerHeight : line
      // Parts of the article outside the window are not laid out (`content-visibility`). The place of such a part is
      // known, but asking for the place of a heading in it would force its layout.
      const index = lastAbove(blocks.length, (at) => topOf(blocks[at]), limit)
      const part = partAbove(blocks[index], limit)
      const isPassed = (heading: Element) =>
        part?.compareDocumentPosition(heading) !== Node.DOCUMENT_POSITION_FOLLOWING && topOf(heading) <= limit
      setCurrent(headings.slice(0, index + 1).findLast(isPassed)?.id)
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
