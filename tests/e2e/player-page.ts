import type { Locator, Page } from 'playwright-core'
import { hydrated, type useBrowser } from './browser.ts'

export const path = '/docs/algorithms-data-structures/algorithms/sort/merge-sort'
export const playerOf = (page: Page) => page.locator('.player').first()
export const button = (player: Locator, name: string) => player.getByRole('button', { name })

/** Returns a function that opens an article and waits until its player is hydrated. */
export const playerOpener =
  (browser: ReturnType<typeof useBrowser>) =>
  async (options: Parameters<typeof browser.open>[1] = {}, at = path) => {
    const page = await browser.open(at, options)
    await hydrated(page)
    await page.evaluate(() => document.querySelector('[data-island=step-player]')?.scrollIntoView({ block: 'center' }))
    await page.waitForSelector('[data-island=step-player][data-alive]')
    // The live player has no wrapper between itself and the island, which the still picture has.
    await page.waitForFunction(() => document.querySelector('.player')?.parentElement?.matches('[data-island]'))
    return { page, player: playerOf(page) }
  }
