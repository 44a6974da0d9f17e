/** Scrolls a box, and only it, so far that an element inside is in sight; does nothing when it is already. */
export const scrollWithin = (scroller: HTMLElement, element: Element): void => {
  const box = element.getBoundingClientRect()
  const frame = scroller.getBoundingClientRect()
  if (box.top >= frame.top && box.bottom <= frame.bottom) return
  scroller.scrollTop += box.top - frame.top - frame.height / 3
}
