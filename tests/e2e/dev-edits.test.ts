import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { holdRequests } from './hold-requests.ts'
import { useDevServer } from './dev-server.ts'
import { idle } from './rest.ts'
import { endOf, linesOf, pressRun } from './run-page.ts'

const browser = useBrowser()
// Two servers run at once, each on a free port. Edits of one server arrive only through its own sockets.
const other = useDevServer(0, (edit) =>
  edit(
    'content/intro.md',
    (text) => `${text}\n\n\`\`\`ts run\nconst a: number = 1\na // => 2\nconsole.log('a', a)\n\`\`\`\n`,
  ),
)
const server = useDevServer(0)
/** A document as it is in the fixture: a test that is tried again begins with it. */
const originalOf = (file: string) => readFile(resolve(import.meta.dirname, '../fixtures/site', file), 'utf8')

it('puts edits into the open page, keeps the rest of it, and shows an error until it is repaired', async () => {
  const file = 'content/intro.md'
  const details = '<details>\n<summary>More</summary>\n\nInside.\n\n</details>\n'
  const original = await originalOf(file)
  await server.edit(file, () => `${original}\n${details}\nLast words.\n`)
  const page = await browser.open('/base/docs/intro', { site: server.origin })
  // The first page of a development server compiles every module of the client, while the machine also runs other
  // programs.
  await hydrated(page, 150_000)
  const article = page.locator('main article')

  await server.edit(file, (text) => text.replace('Last words.', 'First edit.'))
  await article.getByText('First edit.').waitFor()
  await article.getByText('More').click()
  await server.edit(file, (text) =>
    text.replace('First edit.', 'Second edit.\n\n```ts\nlet copied = 1\n```\n\nAfter it.'),
  )
  await article.getByText('After it.').waitFor()
  expect(await article.getByText('First edit.').count()).toBe(0)
  expect(await article.getByText('Inside.').isVisible()).toBe(true)
  expect(await article.locator('figure', { hasText: 'let copied' }).locator('button[data-copy]').isVisible()).toBe(true)

  await server.edit(file, (text) => text.replace('Second edit.', '[Nowhere](nowhere.md)'))
  const overlay = page.locator('vite-error-overlay')
  await overlay.getByText('nowhere.md').first().waitFor()
  await overlay.getByText('the last state without errors').waitFor()
  expect(await overlay.getByText('vite.config').first().isVisible()).toBe(false)
  expect(await article.getByText('Second edit.').count()).toBe(1)
  await server.edit(file, (text) => text.replace('[Nowhere](nowhere.md)', 'Third edit.'))
  await article.getByText('Third edit.').waitFor()
  await overlay.waitFor({ state: 'detached' })

  await server.edit(file, (text) => text.replace(/^# .*$/m, '# Another title {#start}'))
  await page.getByRole('heading', { name: 'Another title', level: 1 }).waitFor()
})

it('shows an edit that was made while the page was loading', async () => {
  const file = 'content/late.md'
  const served = (words: string) =>
    expect.poll(async () => (await fetch(`${server.origin}/base/docs/late`)).text()).toContain(words)
  const original = await originalOf(file)
  // The page cannot follow edits while its script is held back, so it must begin with this one.
  await server.edit(file, () => `${original}\nBefore the page.\n`)
  await served('Before the page.')
  const { hold, release } = holdRequests('**/entry-client.tsx*')
  const open = () => browser.open('/base/docs/late', { site: server.origin, prepare: hold })
  // The server may ask a page to load again while it loads, for example when it has prepared more packages.
  const page = await open().catch(open)
  const article = page.locator('main article')
  await article.getByText('Before the page.').waitFor()
  await server.edit(file, (text) => text.replace('Before the page.', 'While it loads.'))
  await served('While it loads.')
  release()
  await article.getByText('While it loads.').waitFor()
})

it('shows the error on every page that is opened before it is repaired', async () => {
  const file = 'content/late.md'
  const original = await originalOf(file)
  await server.edit(file, () => `${original}\n[Nowhere](nowhere.md)\n`)
  const page = await browser.open('/base/docs/intro', { site: server.origin })
  const overlay = page.locator('vite-error-overlay')
  await overlay.getByText('nowhere.md').first().waitFor()
  await page.reload()
  await overlay.getByText('nowhere.md').first().waitFor()
  await server.edit(file, (text) => text.replace('[Nowhere](nowhere.md)', 'Somewhere.'))
  await overlay.waitFor({ state: 'detached' })
})

it('shows a new document in the sidebar of open pages without loading them again', async () => {
  const [open, missing] = [
    await browser.open('/base/docs/guide/', { site: server.origin }),
    await browser.open('/base/docs/guide/born', { site: server.origin }),
  ]
  await hydrated(open)
  await hydrated(missing)
  await open.evaluate(() => Object.assign(window, { isSamePage: true }))
  await server.create('content/01-guide/born.md', '# Born just now\n\nText.\n')
  const sidebar = open.getByRole('navigation', { name: 'Documentation' })
  await sidebar.getByRole('link', { name: 'Born just now' }).waitFor()
  expect(await open.evaluate(() => 'isSamePage' in window)).toBe(true)
  await missing.getByRole('heading', { name: 'Born just now', level: 1 }).waitFor()
})

it('applies changed settings, including the texts of another language', async () => {
  const page = await browser.open('/base/docs/late', { site: server.origin })
  await hydrated(page)
  expect(await page.getByRole('link', { name: 'Skip to content' }).count()).toBe(1)
  const locale = (code: string) => `{ code: '${code}', label: '${code}', direction: 'ltr', calendar: 'gregory' }`
  await server.edit('site.config.ts', (text) =>
    text.replace(
      "title: 'Fixture',",
      `title: 'Renamed',\n  lang: 'ru',\n  locales: [${locale('ru')}, ${locale('en')}],`,
    ),
  )
  await page.getByRole('link', { name: 'К содержанию' }).waitFor({ state: 'attached' })
  expect(await page.title()).toMatch(/ \| Renamed$/)
})

it('writes nothing to the console, and removes the worker of a build at the same origin', async () => {
  let connected: Promise<unknown> | undefined
  const page = await browser.open('/base/docs/intro', {
    site: other.origin,
    serviceWorkers: 'allow',
    prepare: (opened) => {
      connected = opened.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
      // The fixture has no icon.
      return opened.route('**/favicon.svg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      )
    },
  })
  await hydrated(page)
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await connected
  await idle(page)
  expect(browser.errorsOf(page)).toEqual([])

  await page.context().route('**/old-worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.evaluate(() => navigator.serviceWorker.register('/base/old-worker.js'))
  expect(await workers()).toBe(1)
  await page.reload()
  await hydrated(page)
  await expect.poll(workers).toBe(0)
})

it('has a table of contents exactly when the edited document has headings, without console messages', async () => {
  const page = await browser.open('/base/docs/late', {
    site: other.origin,
    prepare: (opened) =>
      opened.route('**/favicon.svg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      ),
  })
  await hydrated(page)
  const outlines = page.getByRole('navigation', { name: 'On this page' })
  const article = page.locator('main article')
  for (const [body, count] of [
    ['## Part {#part}\n\nOne.', 1],
    ['None.', 0],
    ['## Another {#another}\n\nOne more.', 1],
    ['None again.', 0],
  ] as const) {
    await other.edit('content/late.md', () => `---\ntitle: Written on another system\n---\n\n${body}\n`)
    await article.getByText(body.split('\n').at(-1) ?? '', { exact: true }).waitFor()
    await expect.poll(() => outlines.count()).toBe(count)
  }
  expect(browser.errorsOf(page)).toEqual([])
})

it('runs edited samples without loading the page again', async () => {
  const page = await browser.open('/base/docs/intro', { site: other.origin, expectErrors: true })
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  const block = page.locator('figure.code:has([data-run])').first()
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  expect(await linesOf(block)).toEqual(['Line 2: The value is 1', 'a 1'])
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
})

it('does not load the page again while samples are checked', async () => {
  const reloads: string[] = []
  const page = await browser.open('/base/docs/intro', {
    site: server.origin,
    prepare: async (opened) =>
      opened.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).includes('full-reload')) reloads.push(String(payload))
        }),
      ),
  })
  await hydrated(page, 150_000)
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  // `check:samples` compiles in this folder. The server also watches the program.
  const folder = resolve(import.meta.dirname, '../../handbook/examples/.samples', `of-test-${process.pid}`)
  await mkdir(folder, { recursive: true })
  for (const words of ['After one compilation.', 'After two compilations.', 'After three compilations.']) {
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: {}, words }))
    await server.edit('content/intro.md', (text) => `${text}\n\n${words}\n`)
    await page.getByText(words).waitFor()
  }
  await rm(folder, { recursive: true })
  // A message of Vite has a path, a message of the follower of the files has none.
  expect(reloads).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
})
