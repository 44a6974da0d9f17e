import type { Page } from 'playwright-core'
import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GrowthExplorer } from '../../handbook/components/growth-explorer/growth-explorer.tsx'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()
const island = '[data-island="growth-explorer"]'

/** Puts an island at the end of an article, in the markup of the compiler. */
const addIsland = async (page: Page) => {
  const frame = renderToString(createElement(Fragment, null, null, createElement(GrowthExplorer, { n: 10 })), {
    identifierPrefix: 'i0-',
  })
  const html = `<div style="block-size: 200vh"></div><div data-island="growth-explorer" data-id="i0-" data-props='${JSON.stringify({ n: 10 })}'>${frame}</div>`
  await page.route('**/docs/links', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</article>', `${html}</article>`) })
  })
}

it('hydrates an island when it comes near the window, and unmounts it with its page', async () => {
  const page = await browser.open('/docs/links', { prepare: addIsland })
  await hydrated(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  expect(await page.locator(island).getAttribute('data-alive')).toBeNull()
  await page.locator(island).scrollIntoViewIfNeeded()
  await page.waitForSelector(`${island}[data-alive]`)
  expect(requests.filter((url) => url.includes('growth-explorer'))).toHaveLength(1)
  const before = await page.locator(island).innerText()
  await page.locator(`${island} input[type=range]`).fill('64')
  await page.waitForFunction(
    ({ island, before }) => document.querySelector<HTMLElement>(island)?.innerText !== before,
    { island, before },
  )
  await page.evaluate(() => navigation.navigate('/docs/guide/docker'))
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Docker')
  expect(browser.errorsOf(page)).toEqual([])
})

it('keeps the static frame when an island cannot be loaded, and tries again', async () => {
  const page = await browser.open('/docs/links', {
    expectErrors: true,
    prepare: async (page) => {
      await addIsland(page)
      await page.route('**/assets/growth-explorer-*.js', (route) => route.abort(), { times: 1 })
    },
  })
  await hydrated(page)
  await page.locator(island).scrollIntoViewIfNeeded()
  const failure = page.locator('article [role=alert]')
  await failure.waitFor()
  expect((await page.locator(island).innerText()).length).toBeGreaterThan(50)
  await failure.getByRole('button', { name: 'Retry' }).click()
  await page.waitForSelector(`${island}[data-alive]`)
  expect(await failure.count()).toBe(0)
})

it('affects no other part of the page when it fails to render', async () => {
  const page = await browser.open('/docs/links', {
    expectErrors: true,
    prepare: async (page) => {
      await addIsland(page)
      await page.route('**/assets/growth-explorer-*.js', async (route) => {
        const response = await route.fetch()
        const body = await response.text()
        const name = /export\s*\{\s*(\S+) as (\w+)/.exec(body)
        await route.fulfill({
          contentType: 'text/javascript',
          body: `const broken = () => { throw new Error('The island broke.') }\nexport { broken as ${name?.[2]} }`,
        })
      })
    },
  })
  await hydrated(page)
  await page.locator(island).scrollIntoViewIfNeeded()
  const failure = page.locator(`${island} [role=alert]`)
  await failure.waitFor()
  expect(await failure.getAttribute('title')).toBe('The island broke.')
  expect(await page.locator('h1').textContent()).toBe('Links')
  await page.locator('header a[href="/docs/guide/intro-guide"]').first().click()
  await page.waitForURL('/docs/guide/intro-guide')
})
