import { deflateRawSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { codesOf, editable, editPath, pressEdit, replaceCode } from './edit-page.ts'
import { frames, idle } from './rest.ts'

const browser = useBrowser()

/** A link to a sample that the page does not have. */
const badLink = `${editPath}#edit=1${deflateRawSync('["abcdefghij","code()"]').toString('base64url')}`

const loseNetwork = async (page: Page) => {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await idle(page)
}

it('keeps the reader’s place when the network comes back, and at Back', async () => {
  const page = await browser.open(editPath, { permissions: ['clipboard-read', 'clipboard-write'] })
  const sample = editable(page)
  await pressEdit(page, sample)
  await replaceCode(page, 'changed()')
  await sample.getByRole('button', { name: 'Copy link' }).click()
  await page.waitForURL((url) => url.hash.startsWith('#edit='))
  const far = editable(page, 8)
  await far.evaluate((figure) => figure.scrollIntoView({ block: 'center' }))
  await idle(page)
  const top = () => far.evaluate((figure) => figure.getBoundingClientRect().top)
  const place = await top()
  await loseNetwork(page)
  await frames(page)
  expect(Math.abs((await top()) - place)).toBeLessThan(20)

  await page.evaluate(() => navigation.navigate('/docs/links').finished?.then(() => undefined))
  await page.goBack()
  await sample.locator('.cm-content').waitFor()
  expect(await codesOf(sample)).toEqual(['changed()'])
  await frames(page)
  expect(Math.abs((await top()) - place)).toBeLessThan(100)
})

it('removes the message about a bad link when the reader leaves the page', async () => {
  const page = await browser.open(badLink)
  await page.locator('.edit-notice').waitFor()
  await page.evaluate(() => navigation.navigate('/docs/links').finished?.then(() => undefined))
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
  expect(await page.locator('.edit-notice').count()).toBe(0)
})

it('forgets a bad link when its message is closed, and moves the focus to the title', async () => {
  const page = await browser.open(badLink)
  await page.locator('.edit-notice').waitFor()
  await hydrated(page)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Close')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(new URL(page.url()).hash).toBe('')
  await loseNetwork(page)
  expect(await page.locator('.edit-notice').count()).toBe(0)
})

it('opens the sample of a link when the network comes back', async () => {
  const page = await browser.open(badLink, {
    prepare: async (page) => {
      let failures = 0
      await page.route(/\/assets\/edit-sample-/, (route) => (failures++ === 0 ? route.abort() : route.continue()))
    },
  })
  await page.locator('.island-failed').waitFor()
  await loseNetwork(page)
  await page.locator('.edit-notice').waitFor()
})
