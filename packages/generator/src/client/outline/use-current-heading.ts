import { useEffect, useState } from 'react'
import type { OutlineItem } from '../../model/outline.ts'
import { lastAbove } from '../ui/last-above.ts'

/** Pixels below the window's edge at which a heading becomes the current one: under the bar, with some air. */
const line = 120

/**
 * The part of the article that a heading stands in. Its place is known where the place of a heading in it is not: parts
 * outside of the window are not laid out (`content-visibility`), and to ask would lay them out.
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
      // An edit in development replaces parts of the article, without a rendering where the outline stays the same.
      if (import.meta.hot && !headings.every(({ isConnected }) => isConnected)) find()
      const atEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      // Sections at the end can be too short to ever reach the line.
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
