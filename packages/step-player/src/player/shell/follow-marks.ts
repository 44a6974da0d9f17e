/** The marks of the current step. Parts that an earlier step has settled stay marked, so they do not count. */
const marks = '[class*="m-"]:not(.m-done, .m-muted)'

/**
 * Scrolls a picture that is wider than its box to the marks of the step, or else to its pointers. Does not scroll when
 * they are visible.
 */
export const followMarks = (stage: HTMLElement | null): void => {
  if (!stage || stage.scrollWidth <= stage.clientWidth) return
  const marked = stage.querySelectorAll(marks)
  const boxes = Array.from(marked.length > 0 ? marked : stage.querySelectorAll('.pointer'), (element) =>
    element.getBoundingClientRect(),
  )
  if (boxes.length === 0) return
  const from = Math.min(...boxes.map(({ left }) => left))
  const to = Math.max(...boxes.map(({ right }) => right))
  const { left, right } = stage.getBoundingClientRect()
  if (from < left || to > right) stage.scrollLeft += (from + to - left - right) / 2
}
