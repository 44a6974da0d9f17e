import type { Page, Route } from 'playwright-core'

/** Requests that match wait, from `hold` on, until `release` is called; then they go on, or have another answer. */
export const holdRequests = (
  url: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
) => {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const hold = (page: Page) =>
    page.route(url, async (route) => {
      await held
      await answer(route)
    })
  return { hold, release }
}
