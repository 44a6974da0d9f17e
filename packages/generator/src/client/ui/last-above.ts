/**
 * Returns the index of the last of `count` ascending positions that is at or above a line, or -1. It is a binary
 * search, so that a page with hundreds of elements reads the places of only a few.
 */
export const lastAbove = (count: number, position: (index: number) => number, line: number): number => {
  let [low, high] = [-1, count - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (position(middle) <= line) low = middle
    else high = middle - 1
  }
  return low
}

/** Distance from the top of the window, in pixels. A hidden element has no place. */
export const topOf = (element: Element | null | undefined): number => element?.getClientRects()[0]?.top ?? Infinity

/**
 * Returns the last shown child that begins at or above a line, in pixels from the top of the window. Returns nothing if
 * the children are not rendered one by one, or are in columns: then their order is not the order of their places.
 */
export const partAbove = (element: Element | null | undefined, line: number): Element | undefined => {
  if (!element?.matches('article, .entries') || getComputedStyle(element).columnCount !== 'auto') return undefined
  const shown = [...element.children].filter((child) => topOf(child) < Infinity)
  return shown[lastAbove(shown.length, (at) => topOf(shown[at]), line)]
}
