import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { contentHash } from '../../packages/search/src/index-format/content-hash.ts'
import { writeLink } from '../../packages/generator/src/client/edit-sample/share-link.ts'
import { hydrated, useBrowser } from './browser.ts'
import { codesOf, editable, pressEdit } from './edit-page.ts'
import { endOf, linesOf, pressRun, putCode, runPath } from './run-page.ts'

const browser = useBrowser()

/** Opens the page of a sample. Requests for `pattern` fail until `mend` is called. */
const openBroken = async (pattern: string, path = runPath) => {
  const page = await browser.open(path, { expectErrors: true })
  await hydrated(page)
  await page.route(pattern, (route) => route.abort())
  return { page, mend: () => page.unroute(pattern) }
}

const alertOf = (page: Page) => page.getByRole('alert')

it('shows that the code for running samples could not be loaded, and tries again with the next press', async () => {
  const { page, mend } = await openBroken('**/assets/run-sample-*.js*')
  const block = await putCode(page, 'console.log(1)')
  for (let press = 0; press < 2; press++) {
    await pressRun(block)
    await expect
      .poll(() => alertOf(page).allTextContents())
      .toEqual([expect.stringContaining('Check the connection and try again')])
  }
  await mend()
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  expect(await linesOf(block)).toEqual(['1'])
  expect(await alertOf(page).count()).toBe(0)
})

it('shows that the editor could not be loaded, and tries again with the next press', async () => {
  const { page, mend } = await openBroken('**/assets/edit-sample-*.js*')
  const block = editable(page)
  for (let press = 0; press < 2; press++) {
    await block.locator('.code-buttons > [data-edit]').click()
    await expect.poll(() => alertOf(page).allTextContents()).toEqual([expect.stringContaining('and try again')])
  }
  await mend()
  await block.locator('.code-buttons > [data-edit]').click()
  await block.locator('.cm-content').waitFor()
  expect(await alertOf(page).count()).toBe(0)
})

it('reloads the page with the next press when a new publication has removed the editor’s file', async () => {
  const page = await browser.open(runPath, { expectErrors: true })
  await hydrated(page)
  await page.route('**/assets/edit-sample-*.js*', (route) => route.fulfill({ status: 404 }))
  const edit = editable(page).locator('.code-buttons > [data-edit]')
  await edit.click()
  await alertOf(page).waitFor()
  const reloaded = page.waitForEvent('domcontentloaded')
  await edit.click()
  await reloaded
  await page.unroute('**/assets/edit-sample-*.js*')
  await pressEdit(page, editable(page))
})

it('shows that the sample of a link could not be opened, and opens it when the network is back', async () => {
  const { page, mend } = await openBroken('**/assets/edit-sample-*.js*')
  const original = (await editable(page).locator('> pre').textContent())?.replace(/\n$/, '') ?? ''
  const payload = await writeLink({ id: contentHash(original), codes: ['shared()'] })
  await page.evaluate((hash) => (location.hash = hash), `edit=${payload}`)
  await expect.poll(() => alertOf(page).allTextContents()).toEqual([expect.stringContaining('and try again')])
  await mend()
  // Browsers remember a failed address, so the second attempt uses another one.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      return codesOf(editable(page))
    })
    .toEqual(['shared()'])
  expect(await alertOf(page).count()).toBe(0)
})

it('shows that a library could not be loaded, and tries again with the next press', async () => {
  const { page, mend } = await openBroken('**/run/**', '/docs/cheatsheet/zod')
  const block = page.locator('figure.code:has([data-run="script"])').first()
  await pressRun(block)
  await expect.poll(() => linesOf(block)).toEqual([expect.stringContaining('A library of this sample')])
  await mend()
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  expect(await block.locator('.run-error').count()).toBe(0)
})

it('shows that the page for running samples could not be loaded, and tries again with the next press', async () => {
  const { page, mend } = await openBroken('**/sandbox')
  await page.clock.install()
  const block = await putCode(page, 'console.log(1)')
  await pressRun(block)
  await expect
    .poll(async () => {
      await page.clock.fastForward(15_000)
      return linesOf(block)
    })
    .toEqual([expect.stringContaining('The page that runs samples')])
  await mend()
  await page.clock.resume()
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  expect(await linesOf(block)).toEqual(['1'])
})
