/** Milliseconds from the route change until the bar appears. A page that has loaded by then needs no bar. */
export const progressDelay = 200
/** Smallest share of the width that the bar shows. */
export const progressMinimum = 0.08
/** Milliseconds of one movement of the bar, and of its fading out. */
export const progressSpeed = 200
/** Milliseconds between two steps forward while the page is loading. */
export const progressTrickle = 800

/**
 * Returns the next share of the width, from the current share. The steps are big at first, then smaller, and never
 * reach the end: only the loaded page does. The steps are those of NProgress (`NProgress.inc`).
 */
export const nextProgress = (current: number): number => {
  const step = current < 0.2 ? 0.1 : current < 0.5 ? 0.04 : current < 0.8 ? 0.02 : 0.005
  return Math.min(Math.max(current + step, progressMinimum), 0.994)
}
