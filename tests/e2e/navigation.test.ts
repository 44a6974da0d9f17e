import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { countLoads } from './full-loads.ts'

const browser = useBrowser()

it('shows the next page without loading a document, with its head, its title focused and announced', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  const loads = countLoads(page)
  await page.evaluate(() => scrollTo(0, 600))
  await page.locator('aside a[href="/docs/links"]').click()
  await page.waitForURL('/docs/links')
  await page.waitForFunction(() => document.title.startsWith('Links | '))
  const facts = await page.evaluate(() => ({
    heading: document.querySelector('h1')?.textContent,
    focus: document.activeElement?.tagName,
    spoken: document.querySelector('#announcer')?.textContent,
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    markdown: document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    scroll: scrollY,
    current: [...document.querySelectorAll('header [aria-current="page"]')].map((element) => element.textContent),
  }))
  expect(loads.count).toBe(0)
  expect(facts).toMatchObject({ heading: 'Links', focus: 'H1', spoken: facts.title, scroll: 0 })
  expect(facts.canonical).toMatch(/\/docs\/links$/)
  expect(facts.markdown).toMatch(/\/docs\/links\.md$/)
  expect(facts.description).toBeTruthy()
  expect(new Set(facts.current)).toEqual(new Set(['Links']))
  expect(browser.errorsOf(page)).toEqual([])
})

it('takes the language of the page that it shows', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  await page.route('**/docs/links.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), lang: 'ru' } })
  })
  await page.locator('aside a[href="/docs/links"]').click()
  await page.waitForURL('/docs/links')
  await page.waitForSelector('article[lang=ru]')
  expect(
    await page.evaluate(() => [
      document.documentElement.lang,
      document.querySelector('header')?.closest('[lang]')?.getAttribute('lang'),
    ]),
  ).toEqual(['ru', 'en'])
})

it('leaves links to files to the browser', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  const link = page.locator('a[href="/docs/guide/docker.md"]')
  // An element that comes into view is laid out one frame later. Without this line, the link sometimes moved between
  // the press and the release of the button.
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await page.waitForURL('**/docs/guide/docker.md')
  expect(await page.evaluate(() => document.contentType)).toBe('text/markdown')
})
