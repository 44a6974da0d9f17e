import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { holdRequests } from './hold-requests.ts'

const browser = useBrowser()

/** Serves the application's shell as the offline worker does: a page without an article and without a payload. */
const serveShell = (page: Page) =>
  page.route('**/docs/links', async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace(
        /<div id="handbook:app">[^]*<\/div>(?=<script type="application\/json")/,
        '<div id="handbook:app"></div>',
      )
      .replace(/<script type="application\/json" id="handbook:payload">[^<]*<\/script>/, '')
    await route.fulfill({ response, body: html })
  })

const holdData = () => holdRequests('**/docs/links.json')

it('shows the spinner after a short delay, then the page', async () => {
  const { hold, release } = holdData()
  const page = await browser.open('/docs/links', {
    prepare: async (page) => {
      await serveShell(page)
      await hold(page)
    },
  })
  const spinner = page.locator('main svg')
  await spinner.waitFor()
  expect(await spinner.boundingBox()).toMatchObject({ width: 128, height: 110 })
  const cycles = await spinner.evaluate((svg) =>
    [...svg.children].map((part) => getComputedStyle(part).animationDuration),
  )
  expect(cycles).toEqual(['3s', '1.5s'])
  release()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
  expect(await page.title()).toMatch(/^Links \| /)
})

it('keeps the spinner still for readers who want less motion', async () => {
  const page = await browser.open('/docs/links', {
    reducedMotion: 'reduce',
    prepare: async (page) => {
      await serveShell(page)
      await holdData().hold(page)
    },
  })
  const spinner = page.locator('main svg')
  await spinner.waitFor()
  expect(await spinner.evaluate((svg) => svg.getAnimations({ subtree: true }).length)).toBe(0)
})

it('shows that a page could not be loaded, and tries again', async () => {
  const page = await browser.open('/docs/links', {
    expectErrors: true,
    prepare: async (page) => {
      await serveShell(page)
      await page.route('**/docs/links.json', (route) => route.abort(), { times: 1 })
    },
  })
  const failure = page.locator('main [role=alert]')
  await failure.waitFor()
  expect(await failure.textContent()).toContain('This page could not be loaded.')
  await failure.getByRole('button', { name: 'Retry' }).click()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
})

it('keeps the focus near the page after “Retry”, whether it fails again or loads', async () => {
  const data = '**/docs/links.json'
  const page = await browser.open('/docs/links', {
    expectErrors: true,
    prepare: async (page) => {
      await serveShell(page)
      await page.route(data, (route) => route.abort())
    },
  })
  const focused = () => page.evaluate(() => document.activeElement?.id)
  const retry = page.getByRole('button', { name: 'Retry' })
  await retry.press('Enter')
  await expect.poll(focused).toBe('main')
  await retry.waitFor()
  await page.unroute(data)
  await retry.press('Enter')
  await page.locator('main h1').waitFor()
  await expect.poll(focused).toBe('main')
})

it('fetches the chunk of a screen again after a failure', async () => {
  const chunk = '**/assets/document-*.js'
  const page = await browser.open('/docs/links', {
    expectErrors: true,
    prepare: async (page) => {
      await serveShell(page)
      // Every request for the chunk fails, also the preload before its use. A later request could succeed.
      await page.route(chunk, (route) => route.abort())
    },
  })
  const retry = page.getByRole('button', { name: 'Retry' })
  await retry.waitFor()
  await page.unroute(chunk)
  await retry.click()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Links')
})

it('names a page module without a default export', async () => {
  const page = await browser.open('/docs/links', {
    expectErrors: true,
    prepare: async (page) => {
      await serveShell(page)
      await page.route('**/assets/document-*.js', (route) =>
        // Other modules may import other parts of this file, so only the default export is removed. The bundler also
        // puts it into an object that represents the whole module.
        route.fetch().then(async (response) => {
          const body = (await response.text())
            .replace(/[\w$]+ as default,?/, '')
            .replace(/\bdefault:\(\)=>/, 'nothing:()=>')
          await route.fulfill({ contentType: 'text/javascript', body })
        }),
      )
    },
  })
  const failure = page.locator('main [role=alert]')
  await failure.waitFor()
  expect(await failure.textContent()).toContain('The page module “document” has no default export.')
})
