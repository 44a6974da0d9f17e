import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

const browser = useBrowser()

it('can be read and navigated without script', async () => {
  const page = await browser.open('/docs/guide/docker', { javaScriptEnabled: false })
  expect(await page.locator('h1').textContent()).toBe('Docker')
  expect((await page.locator('article').innerText()).length).toBeGreaterThan(500)
  expect(await page.locator('aside a[aria-current=page]').textContent()).toBe('Docker')
  expect(
    await page
      .locator('button[data-copy]:visible, [data-control=copy-page]:visible, [data-control=color-mode]:visible')
      .count(),
  ).toBe(0)
  await page.locator('aside a', { hasText: 'Cheat sheets' }).first().click()
  await page.waitForURL('/docs/cheatsheet/**')
  expect(await page.locator('article').count()).toBe(1)
})

it('has menus that open without script', async () => {
  const page = await browser.open('/docs/guide/docker', {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const dialog = page.locator('dialog:popover-open')
  await dialog.getByRole('link', { name: 'Links' }).click()
  await page.waitForURL('/docs/links')
  await page.locator('aside a', { hasText: 'Guides' }).first().waitFor()
  expect(await page.locator('aside').isVisible()).toBe(true)
})

it('shows a narrow screen the page first, and the documents beside it below', async () => {
  const page = await browser.open('/docs/guide/docker', {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  const boxOf = async (selector: string) =>
    (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [main, aside] = [await boxOf('main'), await boxOf('aside')]
  expect((await boxOf('h1')).y).toBeLessThan(300)
  expect(aside.y).toBeGreaterThanOrEqual(main.y + main.height)
  expect(main.width).toBe(aside.width)
})

it('opens the table of contents without script', async () => {
  const page = await browser.open('/docs/guide/docker', {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  const first = page.locator('nav details ol a').first()
  expect(await first.isVisible()).toBe(false)
  await page.locator('nav details summary').click()
  expect(await first.isVisible()).toBe(true)
})

it('shows no slider that does nothing', async () => {
  const page = await browser.open('/docs/algorithms-data-structures/intro-algorithms', { javaScriptEnabled: false })
  expect(await page.locator('.growth table').isVisible()).toBe(true)
  expect(await page.locator('.growth input').isVisible()).toBe(false)
})
