import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { holdRequests } from './hold-requests.ts'
import { atRest } from './rest.ts'

const browser = useBrowser()
const offset = (page: Page) => page.evaluate(() => Math.round(scrollY))
const result = (page: Page) => page.locator('main li a').nth(12)

const readResults = async (page: Page): Promise<void> => {
  await hydrated(page)
  await result(page).waitFor()
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await atRest(page)
  expect(await offset(page)).toBe(700)
}

for (const [name, prepare] of [
  ['', () => Promise.resolve()],
  [
    'without the Navigation API',
    (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'navigation')),
  ],
] as const) {
  it(`puts the reader back to the result that they opened, and on reload ${name}`, async () => {
    const page = await browser.open('/search?q=array', { prepare })
    await readResults(page)
    await result(page).click()
    await page.waitForURL('/docs/**')
    await atRest(page)
    await page.goBack()
    await expect.poll(() => offset(page)).toBe(700)
    await page.reload()
    await expect.poll(() => offset(page)).toBe(700)
  })
}

it('does not scroll for a reader who has scrolled before the results arrive', async () => {
  const page = await browser.open('/search?q=array')
  await readResults(page)
  const { hold, release } = holdRequests('**/search/**')
  await hold(page)
  await page.reload()
  await hydrated(page)
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, -300)
  release()
  await result(page).waitFor()
  await atRest(page)
  expect(await offset(page)).toBeLessThan(400)
})
