import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import type { PageData } from '../../src/model/page.ts'
import { hydrated, useBrowser } from './browser.ts'

const docs = resolve(import.meta.dirname, '../../dist/docs')
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(docs, file), 'utf8')) as PageData)
const paths = pages.flatMap((page) => (page.kind === 'document' && page.html.includes('<iframe') ? [page.path] : [])).toSorted()

const browser = useBrowser()

it('finds the pages with demos', () => {
  expect(paths).toContain('/docs/cheatsheet/js-dom')
})

it.each(paths)('shows the demos of %s without a word in the console', { timeout: 120_000 }, async (path) => {
  const page = await browser.open(path)
  await hydrated(page)
  for (const frame of await page.locator('main iframe').all()) {
    await frame.scrollIntoViewIfNeeded()
    // Demos load when they come near.
    await page.waitForTimeout(100)
  }
  await page.waitForTimeout(300)
  expect([...new Set(browser.errorsOf(page))]).toEqual([])
})
