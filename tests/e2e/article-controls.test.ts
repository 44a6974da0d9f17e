import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

it('copies code, and shows a message', async () => {
  const page = await browser.open('/docs/guide/docker', clipboard)
  await hydrated(page)
  const figure = page.locator('article figure.code').first()
  const code = await figure.locator('pre').textContent()
  await figure.hover()
  await figure.locator('[data-copy]').click()
  await page.waitForFunction(() => document.querySelector('#announcer')?.textContent?.startsWith('Copied'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code?.replace(/\n$/, ''))
})

it('shows a message when the browser refuses the clipboard', async () => {
  const page = await browser.open('/docs/guide/docker', {
    prepare: (page) => page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
  })
  await hydrated(page)
  await page
    .locator('article [data-copy]')
    .first()
    .evaluate((button: HTMLElement) => button.click())
  await page.waitForFunction(() => document.querySelector('#announcer')?.textContent === 'Could not copy')
})

it('wraps long lines on demand', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 390, height: 800 } })
  await hydrated(page)
  const wrap = page.locator('article [data-wrap]').first()
  await wrap.evaluate((button: HTMLElement) => button.click())
  expect(await wrap.getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('article figure.code').first().getAttribute('data-wrapped')).toBe('')
  await wrap.evaluate((button: HTMLElement) => button.click())
  expect(await wrap.getAttribute('aria-pressed')).toBe('false')
})

it('copies the address of a heading', async () => {
  const page = await browser.open('/docs/guide/docker', clipboard)
  await hydrated(page)
  const link = page.locator('article a.heading-anchor').first()
  const href = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)
  await link.evaluate((anchor: HTMLElement) => anchor.click())
  await page.waitForFunction(() => document.querySelector('#announcer')?.textContent === 'Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(href)
  expect(page.url()).toBe(href)
})

it('copies the page as Markdown', async () => {
  const page = await browser.open('/docs/guide/docker', clipboard)
  await hydrated(page)
  await page.getByRole('button', { name: 'Copy page' }).click()
  await page.waitForFunction(() => document.querySelector('#announcer')?.textContent === 'Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Docker')
})

it.each([
  '/docs/guide/docker',
  '/docs/guide/intro-guide',
  '/docs/cheatsheet/regexp',
  '/docs/other/js-questions',
  '/docs/other/snippets-css',
  '/docs/algorithms-data-structures/algorithms/sort/quick-sort',
  '/docs/algorithms-data-structures/data-structures/lru',
])('copies the same Markdown when the file cannot be fetched: %s', async (path) => {
  const page = await browser.open(path, clipboard)
  await hydrated(page)
  const file = await page.evaluate(async (address) => (await fetch(address)).text(), `${path}.md`)
  await page.route('**/*.md', (route) => route.abort())
  await page.getByRole('button', { name: 'Copy page' }).click()
  await page.waitForFunction(() => document.querySelector('#announcer')?.textContent === 'Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file)
})

it('copies the complete file of a quoted module, which is fetched when the button is pressed', async () => {
  const page = await browser.open('/docs/algorithms-data-structures/algorithms/sort/quick-sort', clipboard)
  await hydrated(page)
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('.complete.')) requests.push(pathname)
  })
  const group = page.getByRole('group', { name: 'Complete file: quick-sort' })
  for (const [language, ending] of [
    ['TypeScript', 'ts'],
    ['JavaScript', 'js'],
  ] as const) {
    const link = group.getByRole('link', { name: `quick-sort.${ending}` })
    const file = await page.evaluate(
      async (address) => {
        const response = await fetch(address)
        return { text: await response.text(), type: response.headers.get('Content-Type') }
      },
      await link.evaluate((anchor: HTMLAnchorElement) => anchor.href),
    )
    expect(file.type).toMatch(/^text\/plain/)
    requests.length = 0
    await group.getByRole('button', { name: language }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(file.text)
    expect(await page.locator('#announcer').textContent()).toMatch(/^Copied/)
    expect(file.text).toMatch(/const swap = [\s\S]*export const quickSort = /)
    expect(requests).toEqual([`/docs/algorithms-data-structures/algorithms/sort/quick-sort.complete.${ending}.txt`])
  }
})

it('shows a message when the complete file cannot be fetched', async () => {
  const page = await browser.open('/docs/algorithms-data-structures/algorithms/sort/quick-sort', clipboard)
  await hydrated(page)
  await page.route('**/*.complete.*', (route) => route.abort())
  await page.getByRole('group', { name: 'Complete file' }).getByRole('button', { name: 'TypeScript' }).click()
  await page.waitForFunction(() => document.querySelector('#announcer')?.textContent === 'Could not copy')
})

it('works on a page that was shown by client navigation', async () => {
  const page = await browser.open('/docs/links')
  await hydrated(page)
  await page.evaluate(() => navigation.navigate('/docs/guide/docker'))
  await page.waitForSelector('article [data-copy]', { state: 'attached' })
  await page.waitForFunction(() => document.querySelector<HTMLElement>('article [data-copy]')?.hidden === false)
})

it('shows the result of a second copy for two seconds, too', async () => {
  const page = await browser.open('/docs/guide/docker', clipboard)
  await hydrated(page)
  await page.clock.install()
  const announcer = page.locator('#announcer')
  const controls = [page.locator('article [data-copy]').first(), page.getByRole('button', { name: 'Copy page' })]
  for (const control of controls) {
    const button = await control.elementHandle()
    const text = () => button?.textContent()
    const press = async () => {
      // A repeated text is another text, too.
      const said = await announcer.textContent()
      await button?.evaluate((element) => (element as HTMLElement).click())
      await expect.poll(() => announcer.textContent()).not.toBe(said)
    }
    const before = await text()
    await press()
    await page.clock.runFor(1500)
    await press()
    await page.clock.runFor(1500)
    expect(await text()).toBe('Copied')
    await page.clock.runFor(1000)
    expect(await text()).toBe(before)
  }
})

it('answers in the language of the article, and tells screen readers that language', async () => {
  const page = await browser.open('/docs/other/js-questions2', {
    ...clipboard,
    prepare: (page) => page.route(/\/assets\/edit-sample-/, (route) => route.abort()),
  })
  await hydrated(page)
  const copy = page.locator('article [data-copy]').first()
  await copy.evaluate((button: HTMLButtonElement) => button.click())
  await expect.poll(() => copy.textContent()).toBe('Скопировано')
  const announcer = page.locator('#announcer')
  expect(await announcer.textContent()).toBe('Скопировано')
  expect(await announcer.getAttribute('lang')).toBe('ru')
  await page
    .locator('article [data-edit]')
    .first()
    .evaluate((button: HTMLButtonElement) => button.click())
  await expect.poll(() => page.locator('.island-failed').textContent()).toMatch(/^Не удалось загрузить код/)
  await page.getByRole('button', { name: 'Copy page' }).click()
  await expect.poll(() => announcer.textContent()).toBe('Copied')
  expect(await announcer.getAttribute('lang')).toBe('en')
})
