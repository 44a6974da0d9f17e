import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { roundTrip, sentinel } from './rest.ts'

const browser = useBrowser()

const requestsOf = (page: Page): string[] => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return requests
}

/** Lets the pointer or the focus rest for a second, by the page's clock, and waits for the resulting requests. */
const rest = async (page: Page) => {
  await page.clock.runFor(1000)
  await roundTrip(page)
}
const openRestable = async (options: Parameters<typeof browser.open>[1] = {}) => {
  const page = await browser.open('/docs/guide/docker', options)
  await hydrated(page)
  await page.clock.install()
  return page
}

const connection = (facts: object) => (page: Page) =>
  page.addInitScript((facts) => Object.defineProperty(navigator, 'connection', { value: facts }), facts)

it('fetches a page once when the pointer rests on its link, and does not fetch it again for the click', async () => {
  const page = await openRestable()
  const requests = requestsOf(page)
  await page.locator('aside a[href="/docs/links"]').hover()
  await rest(page)
  expect(requests.filter((path) => path === '/docs/links.json')).toHaveLength(1)
  await page.locator('aside a[href="/docs/links"]').click()
  await page.waitForURL('/docs/links')
  expect(requests.filter((path) => path === '/docs/links.json')).toHaveLength(1)
})

it('fetches nothing for a link when the pointer only moves across it', async () => {
  const page = await openRestable()
  const requests = requestsOf(page)
  // Both events are in one task. So the pointer does not rest, not even on a slow machine.
  await page.evaluate(() => {
    for (const href of ['/docs/links', '/docs/guide/docker'])
      document.querySelector(`aside a[href="${href}"]`)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  })
  await rest(page)
  expect(requests).toEqual([sentinel])
})

it('fetches nothing for links that do not lead to another page of the site in this tab', async () => {
  const page = await openRestable()
  await page.evaluate(() => {
    const links = [
      '<a>',
      '<a href="https://handbook.example/docs/links">',
      '<a href="/docs/links" target="_blank">',
      '<a href="/docs/links" download>',
      '<a href="/docs/links.md">',
      '<a href="/docs/guide/docker#images">',
    ]
    document.body.insertAdjacentHTML(
      'afterbegin',
      `<p id="others">${links.map((link) => `${link}other</a>`).join(' ')} <a href="/docs/links">a page</a></p>`,
    )
  })
  const requests = requestsOf(page)
  const others = () => requests.filter((path) => path !== sentinel)
  for (const link of await page.locator('#others a').all()) {
    expect(others()).toEqual([])
    await link.hover()
    await rest(page)
  }
  await expect.poll(others).toEqual(['/docs/links.json'])
})

it('fetches a page as soon as a finger touches its link', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  const requests = requestsOf(page)
  const isAhead = page.waitForRequest('**/docs/links.json')
  await page.locator('aside a[href="/docs/links"]').dispatchEvent('touchstart')
  await isAhead
  expect(requests).toEqual(['/docs/links.json'])
})

it('fetches a branch of the sidebar and the search when the pointer comes to them', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  const requests = requestsOf(page)
  await page.locator('aside a[href="/docs/cheatsheet/intro-cheatsheet"]').hover()
  await page.locator('header a[data-search]').hover()
  await expect
    .poll(() => requests)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/sidebars\/tutorialSidebar\/.+\.json$/),
        expect.stringMatching(/^\/assets\/modal-.+\.js$/),
      ]),
    )
})

it('fetches a page when its link has the focus', async () => {
  const page = await openRestable()
  const requests = requestsOf(page)
  await page.locator('aside a[href="/docs/links"]').focus()
  await rest(page)
  expect(requests).toContain('/docs/links.json')
})

for (const facts of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  it(`fetches nothing ahead with ${JSON.stringify(facts)}`, async () => {
    const page = await openRestable({ prepare: connection(facts) })
    const requests = requestsOf(page)
    // These are a page, a branch of the sidebar, and the search.
    for (const ahead of [
      'aside a[href="/docs/links"]',
      'aside a[href="/docs/cheatsheet/intro-cheatsheet"]',
      'header a[data-search]',
    ]) {
      await page.locator(ahead).hover()
      await rest(page)
    }
    expect(requests).toEqual([sentinel, sentinel, sentinel])
    await page.locator('aside a[href="/docs/links"]').click()
    await page.waitForURL('/docs/links')
    expect(requests).toContain('/docs/links.json')
  })
}

it('fetches a page again on a click when the prefetch failed', async () => {
  const page = await openRestable({ expectErrors: true })
  await page.route('**/docs/links.json', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/docs/links.json'))
  await page.locator('aside a[href="/docs/links"]').hover()
  await rest(page)
  await failed
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('aside a[href="/docs/links"]').click()
  await page.waitForURL('/docs/links')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
