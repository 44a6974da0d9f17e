import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { goBack } from './go-back.ts'

const browser = useBrowser()

it('closes on a press beside it in browsers without `closedby`, and on “back”, which stays on the page', async () => {
  const page = await browser.open('/docs/links')
  await hydrated(page)
  await page.evaluate(() => navigation.navigate('/docs/guide/docker'))
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Docker')
  const dialog = page.getByRole('dialog', { name: 'Offline reading' })
  const open = async () => {
    await page.getByRole('button', { name: 'Offline reading' }).click()
    await dialog.waitFor()
    await dialog.evaluate((element) => element.removeAttribute('closedby'))
  }
  await open()
  await page.mouse.click(5, 5)
  await dialog.waitFor({ state: 'hidden' })
  await open()
  expect(await goBack(page)).toBe('refused')
  await dialog.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/docs/guide/docker')
})
