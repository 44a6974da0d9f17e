import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { endOf, linesOf, pressRun, putCode, runPath } from './run-page.ts'

const browser = useBrowser()

/** Opens the page of a sample, on which requests for `pattern` fail until `mend` is called. */
const openBroken = async (pattern: string, path = runPath) => {
  const page = await browser.open(path, { expectErrors: true })
  await hydrated(page)
  await page.route(pattern, (route) => route.abort())
  return { page, mend: () => page.unroute(pattern) }
}

const alertOf = (page: Page) => page.getByRole('alert')

it('says that the code that runs samples did not come, and tries again with the next press', async () => {
  const { page, mend } = await openBroken('**/assets/run-sample-*.js*')
  const block = await putCode(page, 'console.log(1)')
  for (let press = 0; press < 2; press++) {
    await pressRun(block)
    await expect.poll(() => alertOf(page).allTextContents()).toEqual([expect.stringContaining('press Run again')])
  }
  await mend()
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  expect(await linesOf(block)).toEqual(['1'])
  expect(await alertOf(page).count()).toBe(0)
})

it('says that a library did not come, and tries again with the next press', async () => {
  const { page, mend } = await openBroken('**/run/**', '/docs/cheatsheet/zod')
  const block = page.locator('figure.code:has(> [data-run="script"])').first()
  await pressRun(block)
  await expect.poll(() => linesOf(block)).toEqual([expect.stringContaining('A library of this sample')])
  await mend()
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  expect(await block.locator('.run-error').count()).toBe(0)
})

it('says that the page that runs samples did not come, and tries again with the next press', async () => {
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
