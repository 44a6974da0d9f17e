import type { Browser } from 'playwright-core'
import { keepNames } from './measure-costs.ts'

/** A navigation inside a site, from one address to another in the same folder. The target page has this title. */
export interface Navigation {
  from: string
  to: string
  title: string
}

/** Milliseconds for a page to settle, and for the pointer to rest on a link before the click. */
const settleTime = 2500
const hoverTime = 1000

/** Runs in every page before anything else. Reports when the title of the clicked link's page is on the screen. */
const watchTitle = (): void => {
  const now = () => performance.timeOrigin + performance.now()
  const watch = (): void => {
    const title = sessionStorage.getItem('expected')
    const clicked = sessionStorage.getItem('clicked')
    if (!title || !clicked) return
    if (![...document.querySelectorAll('h1')].some((heading) => heading.textContent?.includes(title)))
      return void requestAnimationFrame(watch)
    // A task that a frame queues runs after that frame has been handed to the compositor.
    requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem('time', String(now() - Number(clicked)))))
  }
  addEventListener(
    'click',
    () => {
      sessionStorage.setItem('clicked', String(now()))
      watch()
    },
    { capture: true },
  )
  // The click may have loaded a new document.
  watch()
}

/**
 * Milliseconds from a click on a link of the sidebar to the frame with the other page's title, without throttling. NaN
 * when the page has no such link. With `prefetched`, the pointer first rests on the link.
 */
export const measureNavigation = async (
  browser: Browser,
  { from, to, title }: Navigation,
  prefetched: boolean,
): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(keepNames)
    await page.addInitScript(watchTitle)
    await page.goto(from, { waitUntil: 'load' })
    await page.mouse.move(5, 5)
    await page.waitForTimeout(settleTime)
    const link = page
      .locator(['', '/', '.html'].map((ending) => `a[href$="${to}${ending}"]:visible`).join(', '))
      .first()
    if ((await link.count()) === 0) return Number.NaN
    await link.scrollIntoViewIfNeeded()
    if (prefetched) {
      await link.hover()
      await page.waitForTimeout(hoverTime)
    }
    await page.evaluate((title) => sessionStorage.setItem('expected', title), title)
    await link.click()
    await page.waitForFunction(() => sessionStorage.getItem('time') !== null, undefined, { timeout: 15_000 })
    return Number(await page.evaluate(() => sessionStorage.getItem('time')))
  } finally {
    await context.close()
  }
}
