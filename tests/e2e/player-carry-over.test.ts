import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { holdRequests } from './hold-requests.ts'

const browser = useBrowser()

it.each(['sort/merge-sort', 'sort'])(
  'a player or race keeps the focus and the reader’s input on hydration: %s',
  async (article) => {
    const { hold, release } = holdRequests('**/assets/{insertion,merge}-sort-*.js')
    const page = await browser.open(`/docs/algorithms-data-structures/algorithms/${article}`, { prepare: hold })
    await hydrated(page)
    // The first action scrolls the player into view, which starts the loading of its code.
    const player = page.locator('.player').first()
    await player.getByRole('combobox', { name: 'Speed' }).selectOption('16')
    await player.getByRole('textbox').focus()
    await player.getByRole('textbox').press('ControlOrMeta+a')
    await page.keyboard.type('3, 1')
    await page.evaluate(() => Object.assign(window, { still: document.activeElement }))
    release()
    await page.waitForFunction(() => document.querySelector('.player')?.parentElement?.matches('[data-island]'))
    expect(await page.evaluate(() => (window as unknown as { still: Element }).still.isConnected)).toBe(false)
    await page.keyboard.type(', 2')
    expect(await player.getByRole('textbox').inputValue()).toBe('3, 1, 2')
    await page.keyboard.press('Enter')
    expect(await player.getByRole('combobox', { name: 'Input' }).inputValue()).toBe('Your input')
    expect(await player.getByRole('combobox', { name: 'Speed' }).inputValue()).toBe('16')
    expect(browser.errorsOf(page)).toEqual([])
  },
)
