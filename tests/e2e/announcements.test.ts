import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { holdRequests } from './hold-requests.ts'
import { openSearch } from './search-dialog.ts'

const browser = useBrowser()

/** Records every text of the given live region. */
const listen = (page: Page, region: string) =>
  page.evaluate((region) => {
    const said: string[] = []
    Object.assign(window, { said })
    const note = () => {
      const text = document.querySelector(region)?.textContent ?? ''
      if (text !== '' && said.at(-1) !== text) said.push(text)
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, region)
/** The recorded texts. The message of a slow search is left out, because it depends on the machine. */
const said = (page: Page) =>
  page.evaluate(() => (window as unknown as { said: string[] }).said.filter((text) => text !== 'Searching…'))

/**
 * Opens a page whose clock can be stopped. Timers that started before the installation of a clock would fire by the
 * real time: it cannot clear them.
 */
const openWithClock = (path: string) => browser.open(path, { prepare: (page) => page.clock.install() })

/** Stops the clock of the page, so that the reader rests only when the test advances the clock. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

it('says how many results there are once the reader rests, not at each letter', async () => {
  const page = await openWithClock('/docs/links')
  const { options } = await openSearch(page)
  await page.keyboard.type('r')
  await options.first().waitFor()
  await listen(page, 'dialog output')
  await stopClock(page)
  for (const letter of 'eact hooks') await page.keyboard.press(letter)
  const isSaid = async () => {
    await page.clock.runFor(1000)
    return (await said(page)).at(-1) === (await page.locator('dialog [role=listbox]').getAttribute('aria-label'))
  }
  await expect.poll(isSaid).toBe(true)
  // The announcement for the first letter may be among them.
  expect((await said(page)).length).toBeLessThanOrEqual(2)
})

it('announces the same on the page of results, and also an empty result', async () => {
  const page = await openWithClock('/search')
  await hydrated(page)
  await listen(page, 'main output')
  await stopClock(page)
  await page.getByRole('searchbox').pressSequentially('docker')
  const saidLater = async () => {
    await page.clock.runFor(1000)
    return said(page)
  }
  await expect.poll(saidLater).toEqual([expect.stringMatching(/^\d+ results$/)])
  await page.getByRole('searchbox').fill('qzxwvk jjjqqq')
  await expect.poll(async () => (await saidLater()).at(-1)).toBe('No results for “qzxwvk jjjqqq”')
  expect((await said(page)).length).toBe(2)
})

it('announces a page that loads slowly, then the title of that page', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  const { hold, release } = holdRequests('**/docs/links.json')
  await hold(page)
  await listen(page, '#announcer')
  await page.evaluate(() => void navigation.navigate('/docs/links').finished?.catch(() => {}))
  await expect.poll(() => said(page)).toEqual(['Loading…'])
  release()
  await expect.poll(() => said(page)).toEqual(['Loading…', 'Links | Dev Handbook'])
  await page.evaluate(() => void navigation.navigate('/docs/tags').finished?.catch(() => {}))
  // On a busy machine, this page loads slowly, too.
  const saidLater = async () => (await said(page)).slice(2).filter((text) => text !== 'Loading…')
  await expect.poll(saidLater).toEqual(['Tags | Dev Handbook'])
})

it('does not announce the value of a slider a second time', async () => {
  const page = await browser.open('/docs/algorithms-data-structures/intro-algorithms')
  await hydrated(page)
  const output = page.locator('.growth output')
  await output.scrollIntoViewIfNeeded()
  expect(await output.evaluate((element) => element.ariaLive)).toBe('off')
})

it('marks titles and tags in another language than the site’s with their language', async () => {
  const page = await browser.open('/docs/cheatsheet/mastering-ts')
  const foreign = await page
    .locator('main footer :is(a, strong)')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.children.length === 0 && /\p{Script=Cyrillic}/u.test(part.textContent))
        .map((part) => part.closest('[lang]')?.getAttribute('lang')),
    )
  expect(foreign.length).toBeGreaterThan(0)
  expect(new Set(foreign)).toEqual(new Set(['ru']))
  expect(
    await page.locator('main footer a[rel=tag]', { hasText: 'TypeScript' }).first().getAttribute('lang'),
  ).toBeNull()
})

it('keeps the words of a heading apart in its name', async () => {
  const page = await browser.open('/docs/tags/docker')
  await hydrated(page)
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const names = nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => String(name?.value))
  expect(names).toContain('Guides 1')
})

it('announces copied code inside the practice dialog, because the page behind it is inert', async () => {
  const page = await browser.open('/docs/other/js-questions', { permissions: ['clipboard-read', 'clipboard-write'] })
  await hydrated(page)
  await page.getByRole('button', { name: 'Practise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Practice' })
  await dialog.getByRole('button', { name: 'Show the answer' }).click()
  await dialog
    .getByRole('button', { name: /^Copy \d/ })
    .first()
    .click()
  await expect.poll(() => dialog.locator('output[aria-live=polite]').textContent({ timeout: 1000 })).toBe('Copied')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Copy page' }).click()
  await expect.poll(() => page.locator('#announcer').textContent()).toBe('Copied')
})
