import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

it('lists the tags of the handbook, each with a page of the documents that have it', async () => {
  const page = await browser.open('/docs/tags')
  const tags = await page.locator('main a[rel=tag]').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      count: Number(link.lastElementChild?.textContent),
    })),
  )
  expect(tags.length).toBeGreaterThanOrEqual(230)
  expect(tags.length).toBeLessThanOrEqual(250)
  expect(new Set(tags.map(({ href }) => href)).size).toBe(tags.length)
  expect(tags.filter(({ count }) => !(count > 0))).toEqual([])
  for (const slug of [
    'react',
    'redux',
    'typescript',
    'docker',
    'graphql',
    'nextjs',
    'css',
    'sql',
    'websocket',
    'algorithms',
  ])
    expect(tags.map(({ href }) => href)).toContain(`/docs/tags/${slug}`)
  const listed = await page.evaluate(
    (tags) =>
      Promise.all(
        tags.map(async ({ href, count }) => {
          const { documents } = (await (await fetch(`${href}.json`)).json()) as { documents: unknown[] }
          return documents.length === count
        }),
      ),
    tags,
  )
  expect(listed).toEqual(tags.map(() => true))
})

it('shows the page of a Russian tag, from the list and after a reload', async () => {
  const page = await browser.open('/docs/tags')
  await hydrated(page)
  const link = page.locator('main a[rel=tag]:has([lang=ru])').first()
  const address = (await link.getAttribute('href')) ?? ''
  expect(decodeURIComponent(address)).toMatch(/^\/docs\/tags\/[а-яё\d-]+$/)
  await link.click()
  await page.waitForURL(address)
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('Documents tagged'))
  const shown = await page.locator('main').innerText()
  await page.reload()
  expect(await page.locator('main').innerText()).toBe(shown)
})
