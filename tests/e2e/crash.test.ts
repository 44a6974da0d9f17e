import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

/** Sends data that no screen can show: the page of all tags, without its tags. */
const breakTags = (page: Page) =>
  page.route('**/docs/tags.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), tags: null } })
  })

it('shows the crash page inside the chrome, with the message, and leaves it with the page', async () => {
  const page = await browser.open('/docs/guide/docker', { expectErrors: true })
  await hydrated(page)
  await breakTags(page)
  await page.evaluate(() => void navigation.navigate('/docs/tags').finished?.catch(() => {}))
  const crash = page.locator('main [role=alert]')
  await crash.waitFor()
  expect(await crash.locator('h1').textContent()).toBe('This page crashed.')
  expect(await crash.textContent()).toMatch(/null/)
  expect(await page.locator('header').isVisible()).toBe(true)
  await page.locator('header a[href="/docs/links"]').first().click()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
})

it('shows the causes, and recovers on "Try again"', async () => {
  const page = await browser.open('/docs/guide/docker', { expectErrors: true })
  await hydrated(page)
  await page.evaluate(() => {
    const { Collator } = Intl
    Object.assign(window, { heal: () => Object.assign(Intl, { Collator }) })
    Object.assign(Intl, {
      Collator: function () {
        throw new Error('The tags cannot be sorted.', { cause: new Error('There is no collator.') })
      },
    })
    void navigation.navigate('/docs/tags').finished?.catch(() => {})
  })
  const crash = page.locator('main [role=alert]')
  await crash.waitFor()
  expect(await crash.locator('p').allTextContents()).toEqual([
    'The tags cannot be sorted.',
    'Caused by: There is no collator.',
  ])
  await page.evaluate(() => (window as unknown as { heal: () => void }).heal())
  await crash.getByRole('button', { name: 'Try again' }).click()
  await page.waitForSelector('main a[rel=tag]')
  expect(await crash.count()).toBe(0)
})

const parts = [
  // The menu of narrow screens is in the navbar, and islands are in the article.
  ['around the page', 'matchMedia', '/docs/guide/docker'],
  ['on the page', 'IntersectionObserver', '/docs/algorithms-data-structures/intro-algorithms'],
] as const

for (const [place, name, path] of parts) {
  it(`shows the article again on "Try again" when code ${place} failed on the first page`, async () => {
    const page = await browser.open(path, {
      expectErrors: true,
      prepare: (page) =>
        page.addInitScript((name) => {
          const real = window[name] as unknown as (...input: unknown[]) => object
          Object.assign(window, { heal: () => Object.assign(window, { [name]: real }) })
          Object.assign(window, {
            [name]: function (...input: unknown[]) {
              if (name === 'matchMedia' && !String(input[0]).includes('em)')) return real.apply(window, input)
              throw new Error('This browser has a bad day.')
            },
          })
        }, name),
    })
    const crash = page.getByRole('alert')
    await crash.waitFor()
    expect(await crash.locator('p').allTextContents()).toEqual(['This browser has a bad day.'])
    await page.evaluate(() => (window as unknown as { heal: () => void }).heal())
    await crash.getByRole('button', { name: 'Try again' }).click()
    await expect
      .poll(async () => (await page.locator('article').textContent({ timeout: 1000 }))?.length)
      .toBeGreaterThan(1000)
    expect(await crash.count()).toBe(0)
    expect(await page.getByRole('banner').isVisible()).toBe(true)
  })
}
