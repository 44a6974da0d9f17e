const waiting = new Set<() => void>()

/** Calls the functions that wait for a paint. */
export const doWaiting = (): void => {
  for (const work of waiting) work()
  waiting.clear()
}

/**
 * Calls a function after the next paint, or with the next `doWaiting`. A hidden page does not paint, so there the
 * function is called soon.
 */
export const afterPaint = (work: () => void): void => {
  waiting.add(work)
  const later = () => setTimeout(doWaiting)
  if (document.hidden) later()
  else requestAnimationFrame(later)
}
