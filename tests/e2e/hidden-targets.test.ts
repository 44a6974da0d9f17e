import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveSite } from '../../packages/generator/src/serve/serve.ts'
import { copyFixture, type FixtureCopy } from '../copy-fixture.ts'
import { buildWithKnownEntries } from '../known-entries.ts'
import { hydrated, useBrowser } from './browser.ts'
import { buildSite } from './built-site.ts'
import { eachEngine } from './engines/engines.ts'
import { openAlive, until } from './engines/page-state.ts'

const browser = useBrowser({ mayHaveFiles: true })
let fixture: FixtureCopy
let server: Awaited<ReturnType<typeof serveSite>>
beforeAll(async () => {
  fixture = await copyFixture('components')
  const { root } = fixture
  await buildWithKnownEntries({ name: 'components', root }, async () => buildSite(root))
  server = await serveSite({ root, out: join(root, 'dist'), port: 0 })
})
afterAll(async () => {
  await server.close()
  await fixture.remove()
})

const path = '/docs/hidden-headings'
const open = (hash = '', options = {}) =>
  browser.open(path + hash, { site: server.origin, expectErrors: true, ...options })
type Page = Awaited<ReturnType<typeof open>>

/** Whether the heading of the address is shown, with its top in the upper half of the window. */
const isReached = (page: Page, id: string) =>
  expect
    .poll(() =>
      page.evaluate((name) => {
        const { top = -1, height = 0 } = document.getElementById(name)?.getBoundingClientRect() ?? {}
        return height > 0 && top >= 0 && top < innerHeight / 2
      }, id),
    )
    .toBe(true)
const second = (page: Page) => page.getByText('The second group shows').filter({ visible: true }).textContent()

eachEngine((page) => {
  it.each(['install-on-windows', 'inside-two-tabs', 'inside-a-fold'])(
    'shows a hidden heading that the address names: %s',
    async (id) => {
      await openAlive(page(), `${server.origin}${path}#${id}`)
      await until(
        page(),
        (name) => {
          const { top = -1, height = 0 } = document.getElementById(name)?.getBoundingClientRect() ?? {}
          return height > 0 && top >= 0 && top < innerHeight / 2
        },
        id,
      )
      await page().open('about:blank')
    },
  )
})

it('selects the tabs of a heading that a link on the page names, in its whole group', async () => {
  const page = await open()
  await hydrated(page)
  expect(await second(page)).toBe('The second group shows Linux.')
  await page.getByRole('link', { name: 'to the inner tab' }).click()
  await isReached(page, 'inside-two-tabs')
  expect(await second(page)).toBe('The second group shows Windows.')
  await page.locator('.tab:visible', { hasText: 'Linux' }).first().click()
  expect(await page.locator('#inside-two-tabs').isVisible()).toBe(false)
})

it('prefers the address to the stored choice of a tab, and leaves that choice as it is', async () => {
  const page = await open()
  await hydrated(page)
  await page.locator('.tab:visible', { hasText: 'Windows' }).first().click()
  await page.goto(`${path}#install-on-linux`)
  await page.reload()
  await hydrated(page)
  await page.goto('about:blank')
  await page.goto(`${server.origin}${path}#install-on-linux`)
  await hydrated(page)
  await isReached(page, 'install-on-linux')
  expect(await page.evaluate(() => localStorage.getItem('tabs.system'))).toBe('windows')
})

it('shows a hidden heading after a link from another page', async () => {
  const page = await browser.open('/docs/intro', { site: server.origin, expectErrors: true })
  await hydrated(page)
  await page.evaluate((address) => navigation.navigate(address), `${path}#inside-two-tabs`)
  await page.waitForURL(`**${path}#inside-two-tabs`)
  await isReached(page, 'inside-two-tabs')
})

it('shows the panel of a heading without script', async () => {
  const page = await open('#install-on-windows', { javaScriptEnabled: false })
  await page.locator('#install-on-windows').waitFor({ state: 'visible' })
})
