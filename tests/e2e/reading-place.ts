import type { Page } from 'playwright-core'

/** Id and place of the first heading that is in the window, below the bar. */
export const placeOf = (page: Page) =>
  page.evaluate(() => {
    const heading = [...document.querySelectorAll('article h2, article h3')].find((element) => element.getBoundingClientRect().top > 80)
    return { id: heading?.id, top: Math.round(heading?.getBoundingClientRect().top ?? 0) }
  })

/** Waits until scrolling and layout have come to rest. */
export const settled = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)))

/** Scrolls down by screens, as reading does: what comes near is laid out. */
export const readDeep = async (page: Page): Promise<void> => {
  for (let step = 0; step < 6; step++) {
    await page.mouse.wheel(0, 700)
    await settled(page)
  }
}
