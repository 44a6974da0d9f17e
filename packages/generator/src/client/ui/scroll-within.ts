/**
 * Scrolls only the given box, just far enough to show an element inside. Does nothing if the element is already
 * visible.
 */
export const scrollWithin = (scroller: HTMLElement, element: Element): void => {
  const box = element.getBoundingClientRect()
  const frame = scroller.getBoundingClientRect()
  if (box.top >= frame.top && box.bottom <= frame.bottom) return
  scroller.scrollTop += box.top - frame.top - frame.height / 3
}
