import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { holdRequests } from './hold-requests.ts'

const browser = useBrowser()

const holdScripts = () => holdRequests('**/assets/*.js')

it('presses a control again that was clicked before hydration', async () => {
  const { hold, release } = holdScripts()
  const page = await browser.open('/docs/guide/docker', { prepare: hold })
  await page.getByRole('button', { name: 'Dark mode' }).click()
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light')
  release()
  await hydrated(page)
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark')
})

for (const [name, keys, opens] of [
  ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }, true],
  ['Cmd+K', { key: 'k', code: 'KeyK', metaKey: true }, true],
  ['Ctrl+K of a Russian keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }, true],
  ['the slash key', { key: '/', code: 'Slash' }, true],
  ['Ctrl+Shift+K, which is the browser’s', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, false],
] as const) {
  it(`${opens ? 'opens' : 'does not open'} the search for ${name}, pressed before hydration`, async () => {
    const { hold, release } = holdScripts()
    const page = await browser.open('/docs/guide/docker', { prepare: hold })
    // The key is sent as an event, because only an event can have the letter of another keyboard layout.
    const prevented = await page.evaluate(
      (keys) =>
        !document.body.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true })),
      keys,
    )
    expect(prevented).toBe(opens)
    release()
    await hydrated(page)
    await expect.poll(() => page.locator('dialog:popover-open input').count()).toBe(opens ? 1 : 0)
    expect(new URL(page.url()).pathname).toBe('/docs/guide/docker')
  })
}

it('follows links and opens menus before hydration', async () => {
  const page = await browser.open('/docs/guide/docker', {
    prepare: holdScripts().hold,
    viewport: { width: 390, height: 800 },
  })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('dialog:popover-open').getByRole('link', { name: 'Links' }).click()
  await page.waitForURL('/docs/links')
})

it('fetches its script only after the load event, or when the reader first acts', async () => {
  const page = await browser.open('/', {
    prepare: (page) =>
      page.addInitScript(() =>
        addEventListener('load', () =>
          Object.assign(window, {
            before: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
          }),
        ),
      ),
  })
  await hydrated(page)
  expect(await page.evaluate(() => (window as unknown as { before: number }).before)).toBe(0)
})
