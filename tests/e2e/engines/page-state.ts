import { expect } from 'vitest'
import type { EnginePage } from './engine.ts'

/**
 * Waits until a function of the page returns a truthy value, and returns that value. On a busy machine, a run may need 15 s
 * to load, and then 7 s to end.
 */
export const until = async <Result, Input = undefined>(
  page: EnginePage,
  run: (input: Input) => Result,
  input?: Input,
): Promise<Result> => {
  let found: Result | undefined
  await expect.poll(async () => Boolean((found = await page.evaluate(run, input))), { timeout: 150_000 }).toBe(true)
  return found as Result
}

/** Waits until React has hydrated the page. */
export const isAlive = (page: EnginePage): Promise<boolean> =>
  until(page, () => 'hydrated' in document.documentElement.dataset)

/** Opens an address, and waits until its page is hydrated. */
export const openAlive = async (page: EnginePage, address: string): Promise<void> => {
  await page.open(address)
  await isAlive(page)
}

/** Waits until neither the scroll position nor the height of the page has changed for ten frames. */
export const isAtRest = async (page: EnginePage): Promise<void> => {
  await page.evaluate(() => {
    const state = { still: 0, last: '' }
    Reflect.set(window, 'rest', state)
    const look = () => {
      const now = `${scrollY} ${document.documentElement.scrollHeight} ${location.href}`
      state.still = now === state.last ? state.still + 1 : 0
      state.last = now
      // An endless loop would go on drawing frames until the page is left.
      if (state.still < 10) requestAnimationFrame(look)
    }
    look()
  })
  await until(page, () => ((Reflect.get(window, 'rest') as { still: number } | undefined)?.still ?? 0) >= 10)
}

/**
 * The last part of the article that begins above the top of the window, and the distance of its beginning from the top,
 * in pixels.
 */
export const readingPlace = async (page: EnginePage): Promise<{ text: string; top: number }> => {
  await isAtRest(page)
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.article > *, .entries > *, .index li')]
    const shown = parts.filter((part) => part.getClientRects().length > 0)
    const last = shown.findLast((part) => part.getBoundingClientRect().top <= 0)
    return {
      text: last?.textContent?.replace(/\s+/g, ' ').slice(0, 40) ?? '',
      top: Math.round(last?.getBoundingClientRect().top ?? 0),
    }
  })
}
