import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { holdRequests } from './hold-requests.ts'
import { idle } from './rest.ts'

/** A browser without invoker commands. */
const browser = useBrowser()
const narrow = { viewport: { width: 390, height: 800 } }

const withoutCommands = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    addEventListener('command', (event) => event.preventDefault(), true)
  })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const openMenu = (page: Page) => page.waitForSelector('#mobile-menu[open]')
const closedMenu = (page: Page) => page.waitForSelector('#mobile-menu:not([open])', { state: 'attached' })

it('opens and closes the menu', async () => {
  const page = await browser.open('/docs/guide/docker', { ...narrow, prepare: withoutCommands })
  await hydrated(page)
  await menuButton(page).click()
  await openMenu(page)
  await page.getByRole('button', { name: 'Close the menu' }).click()
  await closedMenu(page)
})

it('opens the menu after hydration when its button was pressed before', async () => {
  const { hold, release } = holdRequests('**/assets/*.js')
  const page = await browser.open('/docs/guide/docker', {
    ...narrow,
    prepare: async (page) => (await hold(page), await withoutCommands(page)),
  })
  await menuButton(page).click()
  await closedMenu(page)
  release()
  await openMenu(page)
})

it('does not open the menu again when the browser has opened it, and the reader closed it', async () => {
  const { hold, release } = holdRequests('**/assets/*.js')
  const page = await browser.open('/docs/guide/docker', { ...narrow, prepare: hold })
  await menuButton(page).click()
  await openMenu(page)
  await page.keyboard.press('Escape')
  await closedMenu(page)
  release()
  await hydrated(page)
  await idle(page)
  await closedMenu(page)
})
