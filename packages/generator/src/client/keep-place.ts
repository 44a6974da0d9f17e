import { lastAbove } from './ui/last-above.ts'

/** Elements that may be taller than the window. One of their children marks the reader's place more exactly. */
const containers = 'aside, blockquote, details, div, dl, ol, section, ul'

/** Number of frames in which elements that come into view may still get their height. */
const frames = 3

/**
 * Records what is at the top of the window, and returns a function that scrolls it there again after nodes of an
 * article were replaced. The browser does not notice changed heights of elements that it skips while they are out of
 * view.
 */
export const keepPlace = (article: Element): (() => void) => {
  // From the innermost element outwards, because an edit may replace some of them.
  const anchors: { element: Element; top: number }[] = []
  let inner = scrollY > 0 ? childAtTop(article) : undefined
  while (inner) {
    anchors.unshift({ element: inner, top: inner.getBoundingClientRect().top })
    inner = inner.matches(containers) ? childAtTop(inner) : undefined
  }
  return () => {
    const anchor = anchors.find(({ element }) => element.isConnected)
    if (anchor) hold(anchor, frames)
  }
}

/** The last child that begins above the window's top. */
const childAtTop = ({ children }: Element): Element | undefined =>
  children[lastAbove(children.length, (at) => children[at]?.getBoundingClientRect().top ?? 0, 0)]

/** Frame by frame, as long as nothing else scrolls. */
const hold = ({ element, top }: { element: Element; top: number }, left: number, expected?: number): void => {
  requestAnimationFrame(() => {
    if (expected !== undefined && scrollY !== expected) return
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
    if (left > 1) hold({ element, top }, left - 1, scrollY)
  })
}
