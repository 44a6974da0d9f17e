import { lastAbove } from '../ui/last-above.ts'

/**
 * Positions are kept as an element and its distance from the top of the window, not in pixels: elements that are not
 * rendered until they come near (`content-visibility`) change the height of everything above them.
 */
export interface ScrollPosition {
  /** Which child of the article, and which child of that; empty where there is none: then `top` is the window's offset. */
  steps: number[]
  top: number
}

const scrollContainer = (): Element | null => document.querySelector('main article')

/** Returns where the reader is. */
export const captureScroll = (): ScrollPosition => {
  const steps: number[] = []
  let top = scrollY
  let element = top > 0 ? scrollContainer() : null
  // What is rendered child by child. In columns, the order of the children is not that of their places.
  while (element?.matches('article, .entries') && getComputedStyle(element).columnCount === 'auto') {
    // What is hidden lies nowhere.
    const children = [...element.children]
    const shown = children.filter((child) => child.getClientRects().length)
    const found: Element | undefined =
      shown[lastAbove(shown.length, (at) => shown[at]?.getBoundingClientRect().top ?? 0, 0)]
    if (!found) break
    steps.push(children.indexOf(found))
    top = found.getBoundingClientRect().top
    element = found
  }
  return { steps, top }
}

/**
 * Puts a captured position back, over as many frames as the layout takes to settle, and waits for a page that is not long
 * enough yet (results of a search). One that an older version of the site kept may lack parts.
 */
export const restoreScroll = ({ steps = [], top = 0 }: Partial<ScrollPosition> = {}): void => {
  const anchor = steps.reduce<Element | null | undefined>((parent, step) => parent?.children[step], scrollContainer())
  // While it is skipped, it has an estimated height. A tall one that begins far above the window would then end above it.
  // Its containment stays: without it, margins inside would collapse with those outside.
  if (anchor instanceof HTMLElement && getComputedStyle(anchor).contentVisibility === 'auto')
    Object.assign(anchor.style, { contain: 'content', contentVisibility: 'visible' })
  settle(() => {
    if (steps.length === 0) {
      scrollTo({ top, behavior: 'instant' })
      return scrollY > top - 1
    }
    anchor?.scrollIntoView({ behavior: 'instant' })
    if (anchor) scrollBy({ top: anchor.getBoundingClientRect().top - top, behavior: 'instant' })
    return true
  })
}

/** Element that the hash of an address names, if it is on the page. */
export const hashTarget = (hash: string): Element | null => {
  if (hash.length < 2) return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return document.getElementById(hash.slice(1))
  }
}

/** Brings an element to the top of the window and keeps it there while the layout settles. */
export const scrollToElement = (element: Element): void =>
  settle(() => {
    element.scrollIntoView({ behavior: 'instant' })
    return true
  })

let settling = 0

/** Frames without a change after which the layout counts as settled, the most that it is given, and a page that is still too short. */
const stillFrames = 3
const mostFrames = 40
const waitFrames = 600

/**
 * Repeats a scroll, which says whether it could go where it should, frame by frame, until nothing moves any more, the reader
 * acts, or something else scrolls: then the offset has changed while the layout has not (a dragged scrollbar, an extension,
 * a script).
 */
const settle = (scroll: () => boolean): void => {
  const turn = ++settling
  const stop = new AbortController()
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(type, () => stop.abort(), { passive: true, once: true, signal: stop.signal })
  }
  let still = 0
  let last = { top: -1, height: -1 }
  const step = (frame: number) => {
    const found = place()
    if (turn !== settling || (found.height === last.height && found.top !== last.top)) stop.abort()
    if (stop.signal.aborted) return
    const reached = scroll()
    const now = place()
    still = reached && now.top === last.top && now.height === last.height ? still + 1 : 0
    last = now
    if (still < stillFrames && frame < (reached ? mostFrames : waitFrames)) requestAnimationFrame(() => step(frame + 1))
    else stop.abort()
  }
  step(0)
}

const place = () => ({ top: scrollY, height: document.documentElement.scrollHeight })
