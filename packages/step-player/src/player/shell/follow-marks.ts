/** What a step is about; what an earlier one has settled stays marked. */
const marks = '[class*="m-"]:not(.m-done, .m-muted)'

/** Scrolls a picture that is wider than its box to what the step marks, or points at. What is in sight stays where it is. */
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
