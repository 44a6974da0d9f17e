import type { Page, Request } from 'playwright-core'

/** Waits until the page has drawn some more frames. By then, the page shows the effects of an event. */
export const frames = (page: Page, count = 2): Promise<void> =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }, count)

/** Waits until the page's thread is idle, and for two more frames. */
export const idle = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await frames(page)
}

/**
 * Waits for ten frames in which neither the page nor the focused element has scrolled, and nothing has grown or been
 * animated. Endless animations do not count, nor do animations that follow the reader's scrolling.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isMoving = (animation: Animation) =>
      animation.playState === 'running' &&
      animation.timeline === document.timeline &&
      animation.effect?.getComputedTiming().endTime !== Infinity
    const state = () => {
      const { scrollHeight } = document.documentElement
      const { scrollLeft = 0, scrollTop = 0 } = document.activeElement ?? {}
      const animations = document.getAnimations().filter(isMoving).length
      return [scrollX, scrollY, scrollLeft, scrollTop, scrollHeight, animations].join()
    }
    let last = state()
    for (let still = 0; still < 10;) {
      await new Promise(requestAnimationFrame)
      const now = state()
      still = now === last && now.endsWith(',0') ? still + 1 : 0
      last = now
    }
  })

/** A file that no page requests by itself. */
export const sentinel = '/robots.txt'

/** Sends its own request. When the answer arrives, all earlier requests of the page have been seen. */
export const roundTrip = (page: Page): Promise<void> =>
  page.evaluate(async (file) => void (await (await fetch(file, { cache: 'no-store' })).text()), sentinel)

/** Waits for the end of the next matching request, by an answer or by a failure. */
export const requestEnd = async (page: Page, pattern: RegExp): Promise<void> => {
  const matches = (request: Request) => pattern.test(request.url())
  await Promise.race([page.waitForEvent('requestfinished', matches), page.waitForEvent('requestfailed', matches)])
}

/** Turns the wheel over the middle of the page, and waits until the page has scrolled and rests. */
export const turnWheel = async (page: Page, distance: number): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  // In the corner, the pointer could be over a long sidebar, which would scroll instead of the page.
  await page.mouse.move(width / 2, height / 2)
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, distance)
  await page.waitForFunction((before) => scrollY !== before, before)
  await atRest(page)
}
