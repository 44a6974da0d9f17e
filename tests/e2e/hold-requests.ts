import type { Page, Route } from 'playwright-core'

/** From `hold` on, matching requests wait until `release` is called. Then they continue, or get another answer. */
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
