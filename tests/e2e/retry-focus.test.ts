import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { holdRequests } from './hold-requests.ts'
import { openSearch } from './search-dialog.ts'

const browser = useBrowser()

/** Presses a "Retry" button by keyboard. The button has the focus, and disappears. */
const press = async (button: Locator) => {
  await button.focus()
  await button.press('Enter')
}
const hasFocus = async (element: Locator) => {
  await expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true)
}

it.each([1440, 390])(
  'of a part of the sidebar goes to the new button or to the loaded links at %i px',
  async (width) => {
    const page = await browser.open('/docs/guide/docker', { expectErrors: true, viewport: { width, height: 800 } })
    await hydrated(page)
    const shards = '**/sidebars/tutorialSidebar/*.json'
    await page.route(shards, (route) => route.abort())
    if (width < 1000) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const sidebar = page.locator(width < 1000 ? 'dialog:popover-open' : 'aside')
    await sidebar.getByRole('button', { name: 'Expand Cheat sheets' }).click()
    const retry = sidebar.getByRole('button', { name: 'Retry' })
    await press(retry)
    await hasFocus(retry)
    await page.unroute(shards)
    await press(retry)
    await hasFocus(sidebar.locator('li li a[href^="/docs/cheatsheet/"]').first())
  },
)

it('of the whole sidebar goes to its first link, unless the reader has moved it during loading', async () => {
  const page = await browser.open('/docs/links', { expectErrors: true })
  await page.goto('/')
  await hydrated(page)
  const shards = '**/sidebars/**/*.json'
  await page.route(shards, (route) => route.abort())
  await page.evaluate(() => navigation.navigate('/docs/guide/docker').finished)
  const retry = page.locator('aside').getByRole('button', { name: 'Retry' })
  await press(retry)
  await hasFocus(retry)
  await page.unroute(shards)
  const { hold, release } = holdRequests(shards)
  await hold(page)
  await press(retry)
  await page.locator('h1').focus()
  release()
  await page.locator('aside li').first().waitFor()
  await hasFocus(page.locator('h1'))
})

it('of a crashed page goes to the element around it', async () => {
  const page = await browser.open('/docs/guide/docker', { expectErrors: true })
  await hydrated(page)
  await page.route('**/docs/tags.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), tags: null } })
  })
  await page.evaluate(() => void navigation.navigate('/docs/tags').finished?.catch(() => {}))
  await press(page.locator('main').getByRole('button', { name: 'Try again' }))
  await hasFocus(page.locator('main'))
})

it('of an island goes to the island, also when its subject has failed', async () => {
  const page = await browser.open('/docs/algorithms-data-structures/algorithms/sort/merge-sort', {
    expectErrors: true,
    prepare: async (page) => {
      await page.route('**/assets/step-player-*.js', (route) => route.abort(), { times: 1 })
      await page.route('**/assets/merge-sort-*.js', (route) => route.abort(), { times: 1 })
    },
  })
  await hydrated(page)
  const island = page.locator('[data-island=step-player]').first()
  await island.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await press(page.locator('article').getByRole('button', { name: 'Retry' }))
  await hasFocus(island)
  await press(island.getByRole('button', { name: 'Retry' }))
  await page.locator('[data-island] > .player').waitFor()
  await hasFocus(island)
})

it('of the search goes to its field; a touch does not open the keyboard', async () => {
  const manifest = '**/search/manifest*.json'
  const page = await browser.open('/docs/links', {
    expectErrors: true,
    hasTouch: true,
    prepare: (page) => page.route(manifest, (route) => route.abort()),
  })
  const { dialog, field, options } = await openSearch(page)
  await field.fill('docker')
  const retry = dialog.getByRole('button', { name: 'Retry' })
  await press(retry)
  await hasFocus(field)
  await retry.waitFor()
  await page.unroute(manifest)
  await retry.tap()
  await options.first().waitFor()
  expect(await page.locator(':focus').and(field).count()).toBe(0)
})

it('of the tester of regular expressions goes to its status, once there is a result', async () => {
  const page = await browser.open('/docs/cheatsheet/regexp', { expectErrors: true })
  await hydrated(page)
  const worker = '**/match-worker-*.js'
  await page.route(worker, (route) => route.abort())
  const island = page.locator('[data-island=regexp-tester]')
  await island.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForSelector('[data-island=regexp-tester][data-alive]')
  await island.getByLabel('Pattern', { exact: true }).fill('on')
  const retry = island.getByRole('button', { name: 'Retry' })
  await press(retry)
  await hasFocus(retry)
  await page.unroute(worker)
  await press(retry)
  await retry.waitFor({ state: 'detached' })
  await hasFocus(island.locator('output'))
})
