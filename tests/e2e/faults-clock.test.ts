import { afterAll, beforeAll, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { waitForState } from './offline-page.ts'
import { startPublication } from './publication.ts'

const browser = useBrowser()
// This test uses the fixture, because the clock does not depend on the number of stored pages.
let site: Awaited<ReturnType<typeof startPublication>>
beforeAll(async () => {
  site = await startPublication()
})
afterAll(() => site.close())

it.each(['1970-01-01T00:00:00Z', '2038-01-19T03:14:08Z', '2100-06-01T00:00:00Z'])(
  'the page works and is stored when the clock shows %s',
  async (time) => {
    const page = await browser.open('/base/docs/guide/docker?offlineMode=true', {
      site: site.server.origin,
      serviceWorkers: 'allow',
      prepare: (page) =>
        page.addInitScript((time) => {
          const shift = Date.parse(time) - Date.now()
          const { now } = Date
          Date.now = () => now() + shift
        }, time),
    })
    await hydrated(page)
    await waitForState(page, 'stored')
    await page.keyboard.press('Escape')
    await page.locator('aside a[href="/base/docs/guide/compose"]').click()
    await page.waitForFunction(() =>
      document.querySelector('article')?.textContent?.includes('One file for many containers.'),
    )
    expect(browser.errorsOf(page)).toEqual([])
    await page.context().close()
  },
)
