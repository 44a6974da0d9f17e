import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

it('answers an unknown address with status 404, the chrome, and a search for the words of the path', async () => {
  const page = await browser.open('/', { expectErrors: true })
  const response = await page.goto('/docs/guide/dockerr-compose.html')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  expect(await page.locator('h1').textContent()).toBe('Page not found')
  const search = page.locator('main a[href^="/search?q="]')
  expect(await search.getAttribute('href')).toBe('/search?q=dockerr%20compose')
  expect(await page.locator('header a[href="/docs/guide/intro-guide"]').count()).toBeGreaterThan(0)
  await page.locator('main').getByRole('link', { name: 'All documents' }).click()
  await page.waitForURL('/docs')
})

it('shows the same page after a click on a link into nowhere', async () => {
  const page = await browser.open('/docs/guide/docker', { expectErrors: true })
  await hydrated(page)
  await page.evaluate(() => void navigation.navigate('/docs/nowhere').committed?.catch(() => {}))
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Page not found')
  expect(new URL(page.url()).pathname).toBe('/docs/nowhere')
})
