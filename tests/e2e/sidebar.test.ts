import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

it('contains only the current branch, fetches another one when it is opened, and closes its siblings', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  const aside = page.locator('aside')
  const branches: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The link below the pointer may be prefetched, because the pointer rests there after the click.
    if (pathname.startsWith('/sidebars/')) branches.push(pathname)
  })
  expect(await aside.locator('a[href="/docs/cheatsheet/regexp"]').count()).toBe(0)
  await aside.getByRole('button', { name: 'Expand Cheat sheets' }).click()
  await aside.locator('a[href="/docs/cheatsheet/regexp"]').waitFor()
  expect(branches).toEqual([expect.stringMatching(/^\/sidebars\/tutorialSidebar\/[^/]+\.json$/)])
  expect(await aside.locator('a[href="/docs/guide/docker"]').count()).toBe(0)
  expect(await aside.getByRole('button', { name: 'Expand Guides' }).getAttribute('aria-expanded')).toBe('false')
  await aside.locator('a[href="/docs/cheatsheet/regexp"]').click()
  await page.waitForURL('/docs/cheatsheet/regexp')
  await page.waitForFunction(
    () => document.querySelector('aside [aria-current=page]')?.getAttribute('href') === '/docs/cheatsheet/regexp',
  )
})

it('shows that a branch cannot be fetched, and tries again', async () => {
  const page = await browser.open('/docs/guide/docker', { expectErrors: true })
  await hydrated(page)
  await page.route('**/sidebars/tutorialSidebar/*.json', (route) => route.abort())
  await page.locator('aside').getByRole('button', { name: 'Expand Cheat sheets' }).click()
  const failure = page.locator('aside [role=alert]')
  await failure.waitFor()
  await page.unroute('**/sidebars/tutorialSidebar/*.json')
  await failure.getByRole('button', { name: 'Retry' }).click()
  await page.locator('aside a[href="/docs/cheatsheet/regexp"]').waitFor()
})

it('can be hidden and brought back, and remembers it without a flash', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  const current = page.locator('aside a[aria-current=page]')
  await page.getByRole('button', { name: 'Hide the sidebar' }).click()
  expect(await current.isVisible()).toBe(false)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  expect(await current.isVisible()).toBe(false)
  await page.unroute('**/assets/*.js')
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Show the sidebar' }).click()
  expect(await current.isVisible()).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('sidebar'))).toBeNull()
})

it('scrolls to the current document at first, and keeps its place between pages', async () => {
  const page = await browser.open('/docs/other/js-questions', { viewport: { width: 1200, height: 320 } })
  await hydrated(page)
  const scroll = () => page.evaluate(() => document.querySelector('aside nav')?.scrollTop)
  const next = await page.evaluate(() => {
    const scroller = document.querySelector('aside nav')
    const links = [...document.querySelectorAll<HTMLAnchorElement>('aside nav ul ul a')]
    const current = links.findIndex((link) => link.ariaCurrent === 'page')
    if (scroller) scroller.scrollTop = (links[current]?.offsetTop ?? 0) - 40
    return links[current + 1]?.getAttribute('href')
  })
  const before = await scroll()
  await page.locator(`aside a[href="${next}"]`).evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(String(next))
  await page.waitForFunction(
    (href) => document.querySelector('aside [aria-current=page]')?.getAttribute('href') === href,
    next,
  )
  expect(await scroll()).toBe(before)
})

it('keeps its button in view when it is shown again, below all parts that may be above it', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 1440, height: 800 } })
  await hydrated(page)
  await page.getByRole('button', { name: 'Hide the sidebar' }).focus()
  await page.keyboard.press('Enter')
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Show the sidebar' }).focus()
  await page.keyboard.press('Enter')
  const bottom = () =>
    page.getByRole('button', { name: 'Hide the sidebar' }).evaluate((button) => button.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBeLessThanOrEqual(800)
})

it('distinguishes the current page from the focused link where the system forces its colours', async () => {
  const page = await browser.open('/docs/guide/docker', {
    viewport: { width: 1440, height: 800 },
    forcedColors: 'active',
  })
  await hydrated(page)
  const current = page.locator('aside a[aria-current=page]')
  const look = () =>
    current.evaluate((link) => [getComputedStyle(link).textDecorationLine, getComputedStyle(link).outlineStyle])
  expect(await look()).toEqual(['underline', 'none'])
  await current.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  expect(await look()).toEqual(['underline', 'solid'])
})
