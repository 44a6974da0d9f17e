/** Milliseconds from the route change until the bar shows: a page that is there by then needs none. */
export const progressDelay = 200
/** Smallest share of the width that the bar shows. */
export const progressMinimum = 0.08
/** Milliseconds of one movement of the bar, and of its disappearing. */
export const progressSpeed = 200
/** Milliseconds between two steps forward while the page is on its way. */
export const progressTrickle = 800

/**
 * Returns the next share of the width, from the current one: big steps at first, then smaller ones, and never the end,
 * which only the page's arrival reaches. The steps are those of NProgress (`NProgress.inc`).
 */
export const nextProgress = (current: number): number => {
  const step = current < 0.2 ? 0.1 : current < 0.5 ? 0.04 : current < 0.8 ? 0.02 : 0.005
  return Math.min(Math.max(current + step, progressMinimum), 0.994)
}
