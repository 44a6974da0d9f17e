import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { useDevServer } from './dev-server.ts'

const browser = useBrowser()
const server = useDevServer(0, undefined, 'components')

const open = async (path: string): Promise<Page> => {
  // The fixture has no icon.
  const page = await browser.open(path, { site: server.origin, expectErrors: true })
  // The first page of a development server compiles every module of the client, while the machine also runs other
  // programs.
  await hydrated(page, 150_000)
  return page
}
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

it('shows an edited component, a module behind it, data and style sheets at once', async () => {
  const page = await open('/docs/imports')
  const article = page.locator('main article')
  await server.edit('src/components/Panel/index.js', (text) => text.replace('Named {name}', 'Called {name}'))
  await article.getByText('Called').waitFor()
  await server.edit('content/parts/join.ts', (text) => text.replace("' '", "'-'"))
  await article.getByText('the-second').waitFor()
  await server.edit('content/parts/facts.yml', (text) => text.replace('From', 'Out of'))
  await article.getByText('Out of YAML').first().waitFor()
  await server.edit('data/years.json', () => '[2024, 2031]')
  await article.getByText('the last year 2031').waitFor()
  await server.edit('content/parts/box.module.css', (text) => text.replace('3px', '5px'))
  await expect.poll(() => styleOf(page, 'main article [class^=box_]', 'outline-width')).toBe('5px')
  await server.edit('theme-more.css', (text) => text.replace('7', '8'))
  await expect.poll(() => styleOf(page, 'main article p', 'orphans')).toBe('8')
})

it('shows an edited island at once, and it works', async () => {
  const page = await open('/docs/imports')
  const island = page.locator('[data-island^=dial-]')
  await page.waitForSelector('[data-island^=dial-][data-alive]')
  await island.getByRole('button', { name: 'Dial: 5' }).click()
  await island.getByRole('button', { name: 'Dial: 6' }).waitFor()
  await server.edit('content/parts/dial.tsx', (text) => text.replace('Dial: ', 'Knob: '))
  const button = island.getByRole('button', { name: /^Knob: \d$/ })
  await button.waitFor()
  await page.waitForSelector('[data-island^=dial-][data-alive]')
  const [, value] = /(\d)$/.exec((await button.textContent()) ?? '') ?? []
  await button.click()
  await island.getByRole('button', { name: `Knob: ${Number(value) + 1}` }).waitFor()
})

it('hydrates an island that a document has just imported', async () => {
  const page = await open('/docs/intro')
  // The list of islands has arrived when this island is hydrated.
  await page.waitForSelector('[data-island=counter][data-alive]')
  await server.edit('content/intro.mdx', (text) => `${text}\nimport Lamp from './parts/lamp'\n\n<Lamp />\n`)
  await page.waitForSelector('[data-island^=lamp-][data-alive]')
  await page.getByRole('button', { name: 'Lamp off' }).click()
  await page.getByRole('button', { name: 'Lamp on' }).waitFor()
})

it('shows the error of an edited component until it is repaired', async () => {
  const page = await open('/docs/imports')
  await server.edit('src/components/highlight.jsx', (text) => text.replace('{children}', '{missing()}'))
  const overlay = page.locator('vite-error-overlay')
  await overlay.getByText('missing is not defined').first().waitFor()
  await server.edit('src/components/highlight.jsx', (text) => text.replace('{missing()}', '{children}'))
  await overlay.waitFor({ state: 'detached' })
})
