import { partAbove, topOf } from '../ui/last-above.ts'

/**
 * A position is an element and its distance from the top of the window, not a number of pixels. The reason is
 * `content-visibility`: elements that are not rendered until they come near change the height of everything above.
 */
export interface ScrollPosition {
  /**
   * Indexes of children: first of the article's child, then of that child's child. Empty if there is no such element.
   * Then `top` is the window's offset.
   */
  steps: number[]
  top: number
}

const scrollContainer = (): Element | null => document.querySelector('main article')

/** Returns the reader's position. */
export const captureScroll = (): ScrollPosition => {
  const steps: number[] = []
  let top = scrollY
  for (let part = top > 0 ? partAbove(scrollContainer(), 0) : undefined; part; part = partAbove(part, 0)) {
    steps.push([...(part.parentElement?.children ?? [])].indexOf(part))
    top = topOf(part)
  }
  return { steps, top }
}

/**
 * Restores a captured position, over as many frames as the layout takes to settle. It also waits for a page that is
 * still too short (results of a search). A position from an older version of the site may lack properties. Returns the
 * element of the position, if there is one.
 */
export const restoreScroll = ({ steps = [], top = 0 }: Partial<ScrollPosition> = {}): HTMLElement | undefined => {
  const found = steps.reduce<Element | null | undefined>((parent, step) => parent?.children[step], scrollContainer())
  // SAFETY: an SVG element has the same properties that are used.
  const anchor = steps[0] === undefined ? undefined : (found as HTMLElement | undefined)
  // A skipped element has an estimated height. If a tall element begins far above the window, its estimated end could
  // be above the window. Its containment stays: without it, margins inside would collapse with margins outside.
  if (anchor && getComputedStyle(anchor).contentVisibility === 'auto')
    Object.assign(anchor.style, { contain: 'content', contentVisibility: 'visible' })
  settle(() => {
    if (!anchor) {
      scrollTo({ top, behavior: 'instant' })
      return scrollY > top - 1
    }
    anchor.scrollIntoView({ behavior: 'instant' })
    scrollBy({ top: topOf(anchor) - top, behavior: 'instant' })
    return true
  })
  return anchor
}

/** Returns the element that the hash of an address names, if it is on the page. */
export const hashTarget = (hash: string): HTMLElement | null => {
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

/**
 * Numbers of frames. After `stillFrames` without a change, the layout counts as settled. `mostFrames` is the limit for
 * settling, and `waitFrames` the limit for a page that is too short.
 */
const stillFrames = 3
const mostFrames = 40
const waitFrames = 600

/**
 * Repeats a scroll frame by frame until the layout is still. `scroll` returns whether it could reach its target. The
 * repetition ends when the reader acts, or when something else scrolls: a dragged scrollbar, an extension, a script.
 * Then the offset has changed, but the layout has not.
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
