import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { playerOpener } from './player-page.ts'
import { atRest } from './rest.ts'

const browser = useBrowser()
const openPlayer = playerOpener(browser)

const navigate = (page: Page, address: string) =>
  page.evaluate((to) => navigation.navigate(to).finished?.then(() => undefined), address)
/** Comes back to a page with a player, and waits until the reader's place is restored. */
const comeBack = async (page: Page) => {
  await page.goBack()
  await page.locator('[data-island]').first().waitFor({ state: 'attached' })
  await atRest(page)
}
const showPlayer = async (page: Page) => {
  await page.locator('[data-island=step-player]').waitFor({ state: 'attached' })
  await atRest(page)
  await page.evaluate(() => document.querySelector('[data-island=step-player]')?.scrollIntoView({ block: 'center' }))
}
const stepOf = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLInputElement>('[data-island][data-alive] > .player [type=range]')?.value,
  )

it('shows the step and the input that the reader left, after Back and after a reload', async () => {
  const { page, player } = await openPlayer()
  await player.getByRole('textbox').fill('9, 8, 7, 6')
  await player.getByRole('button', { name: 'Show' }).click()
  await player.locator('[type=range]').fill('7')
  await atRest(page)

  await navigate(page, '/docs/links')
  await page.goBack()
  await expect.poll(() => stepOf(page)).toBe('7')
  expect(await player.getByRole('textbox').inputValue()).toBe('9, 8, 7, 6')

  await player.getByRole('button', { name: 'Step forward' }).click()
  await page.reload()
  await hydrated(page)
  await expect.poll(() => stepOf(page)).toBe('8')
  expect(await player.getByRole('textbox').inputValue()).toBe('9, 8, 7, 6')

  // A player that does not come into view again keeps its step, too.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await atRest(page)
  for (const visit of ['first', 'second']) {
    await navigate(page, '/docs/links')
    await comeBack(page)
    expect(await stepOf(page), visit).toBeUndefined()
  }
  await showPlayer(page)
  await expect.poll(() => stepOf(page)).toBe('8')

  // Another visit of the page starts from the beginning.
  await navigate(page, '/docs/links')
  await navigate(page, '/docs/algorithms-data-structures/algorithms/sort/merge-sort')
  await showPlayer(page)
  await expect.poll(() => stepOf(page)).toBe('0')
  expect(browser.errorsOf(page)).toEqual([])
})

it('shows the step that the reader left, not the step of the address, after Back', async () => {
  const { page, player } = await openPlayer(
    {},
    '/docs/algorithms-data-structures/algorithms/sort/merge-sort#play=sort/merge-sort&input=3%2C+1%2C+2&step=3',
  )
  await player.locator('[type=range]').fill('5')
  await atRest(page)
  await navigate(page, '/docs/links')
  await page.goBack()
  await expect.poll(() => stepOf(page)).toBe('5')
  expect(await player.getByRole('textbox').inputValue()).toBe('3, 1, 2')
})

it('shows the algorithms and the step of a race that the reader left, after Back', async () => {
  const page = await browser.open('/docs/algorithms-data-structures/algorithms/sort')
  await hydrated(page)
  await page.evaluate(() => document.querySelector('[data-island=player-race]')?.scrollIntoView({ block: 'center' }))
  await page.waitForFunction(() => document.querySelector('.player')?.parentElement?.matches('[data-island]'))
  const race = page.locator('.player.race')
  await race.getByRole('combobox', { name: 'First algorithm' }).selectOption('Quicksort')
  await race.locator('.lane p', { hasText: 'Quicksort' }).waitFor()
  await race.locator('[type=range]').fill('12')
  await atRest(page)
  await navigate(page, '/docs/links')
  await page.goBack()
  await expect.poll(() => stepOf(page)).toBe('12')
  expect(await race.locator('.lane p').first().textContent()).toContain('Quicksort: 12')
  expect(browser.errorsOf(page)).toEqual([])
})
