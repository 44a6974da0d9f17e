import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { placeOf, readDeep } from './reading-place.ts'
import { atRest } from './rest.ts'

const browser = useBrowser()

it('puts the reader back where they were, on back and on forward', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  await readDeep(page)
  const before = await placeOf(page)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[rel=next], a[rel=next]')?.click())
  await page.waitForFunction(() => location.pathname !== '/docs/guide/docker')
  await atRest(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL('/docs/guide/docker')
  await atRest(page)
  const after = await placeOf(page)
  expect(after.id).toBe(before.id)
  expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2)
  await page.goForward()
  await atRest(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

it('keeps the place on reload', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  await readDeep(page)
  const before = await placeOf(page)
  await page.reload()
  await hydrated(page)
  await atRest(page)
  const after = await placeOf(page)
  expect(after.id).toBe(before.id)
  expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2)
})

it('lands on the heading that a deep link names, also from another page', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  const last = await page.evaluate(() => [...document.querySelectorAll('article h2')].at(-3)?.id ?? '')
  expect(last).not.toBe('')
  const topOf = () =>
    page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -1), last)
  const belowBar = await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().height ?? 0)

  await page.goto(`/docs/guide/docker#${last}`)
  await hydrated(page)
  await atRest(page)
  const direct = await topOf()
  expect(direct).toBeGreaterThanOrEqual(belowBar)
  expect(direct).toBeLessThan(belowBar + 60)

  await page.goto('/docs/links')
  await hydrated(page)
  await page.evaluate((id) => navigation.navigate(`/docs/guide/docker#${id}`), last)
  await page.waitForSelector('article h2')
  await atRest(page)
  expect(Math.abs((await topOf()) - direct)).toBeLessThanOrEqual(2)
})

it('steps through the hashes of one page', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 1400, height: 900 } })
  await hydrated(page)
  const entries = page.locator('nav ol a[href^="#"]')
  await entries.nth(1).click()
  await atRest(page)
  const first = await placeOf(page)
  await entries.nth(4).click()
  await atRest(page)
  await page.goBack()
  await atRest(page)
  const after = await placeOf(page)
  expect(after.id).toBe(first.id)
  expect(Math.abs(after.top - first.top)).toBeLessThanOrEqual(2)
})
