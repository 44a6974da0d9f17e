import type { Page } from 'playwright-core'
import { turnWheel } from './rest.ts'

/** Id and place of the first heading that is in the window, below the bar. */
export const placeOf = (page: Page) =>
  page.evaluate(() => {
    const heading = [...document.querySelectorAll('article h2, article h3')].find(
      (element) => element.getBoundingClientRect().top > 80,
    )
    return { id: heading?.id, top: Math.round(heading?.getBoundingClientRect().top ?? 0) }
  })

/** Scrolls down by screens like a reader, so that the parts near the window are laid out. */
export const readDeep = async (page: Page): Promise<void> => {
  for (let step = 0; step < 6; step++) await turnWheel(page, 700)
}
