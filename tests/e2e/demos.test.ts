import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Frame, Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { stayInFrame } from '../../packages/generator/src/model/demo-frame.ts'
import type { PageData } from '../../packages/generator/src/model/page.ts'
import { rulesForPieces, violationsOf } from './axe.ts'
import { hydrated, useBrowser } from './browser.ts'
import { frames, idle } from './rest.ts'

const docs = resolve(import.meta.dirname, '../../dist/docs')
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(docs, file), 'utf8')) as PageData)
const paths = pages
  .flatMap((page) => (page.kind === 'document' && page.html.includes('class="demo-frame"') ? [page.path] : []))
  .toSorted()

const browser = useBrowser({ mayHaveFiles: true })

it('finds the pages with demos', () => {
  expect(paths).toContain('/docs/cheatsheet/js-dom')
})

/** The page in the frame of a demo. Running code in it needs less processor time than a locator in the frame. */
const demoIn = async (frame: Locator): Promise<Frame> => {
  const element = await frame.elementHandle()
  const content = await element?.contentFrame()
  if (!content) throw new Error('The frame of the demo has no page.')
  return content
}

/** Waits until the frame of a demo contains the demo, and the page around it has drawn two frames. */
const loaded = async (page: Page, frame: Locator): Promise<Frame> => {
  // Before the demo, the frame contains an empty page and then the page of the sandbox.
  const isDemo = (script: string) => document.querySelector('script')?.text === script
  await expect.poll(async () => (await demoIn(frame)).evaluate(isDemo, stayInFrame)).toBe(true)
  const demo = await demoIn(frame)
  await demo.evaluate(async () => {
    if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done))
  })
  await frames(page)
  return demo
}

/** Scrolls to a demo, and waits until its frame shows it. Browsers do not draw frames that are out of view. */
const shown = async (page: Page, demo: Locator): Promise<Locator> => {
  await demo.evaluate((element) => {
    for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
    // The frame's element may be replaced in the meantime.
    element.scrollIntoView()
  })
  const frame = demo.locator('> iframe')
  await frame.waitFor()
  await frame.scrollIntoViewIfNeeded()
  await loaded(page, frame)
  return frame
}

/** Acts on a demo like a curious reader: follows its links, and submits its forms. */
const tryEverything = () => {
  const { body } = document
  for (const link of body.querySelectorAll<HTMLElement>('a[href]')) link.click()
  for (const form of body.querySelectorAll('form')) {
    form.noValidate = true
    form.requestSubmit()
  }
  return body.isConnected
}

/**
 * Whether a demo has something that a reader operates: a control, or a box that scrolls. Only there does axe look for
 * faults, because it takes as much processor time as the rest of the test.
 */
const isOperated = () =>
  document.querySelector('input, select, textarea, button, [tabindex], [role]') !== null ||
  [...document.body.querySelectorAll('*')].some(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
  )

it.each(paths)(
  'shows the demos of %s without console messages and faults that axe finds, and keeps them in their frames when the reader uses them',
  async (path) => {
    const page = await browser.open(path)
    await hydrated(page)
    for (const demo of await page.locator('main .demo').all()) {
      // Demos load when they come near the window.
      const frame = await shown(page, demo)
      const content = await demoIn(frame)
      const violations = (await content.evaluate(isOperated))
        ? await violationsOf(content, { rules: rulesForPieces })
        : []
      const title = await demo.locator('> [data-title]').getAttribute('data-title')
      expect({ title, violations }).toEqual({ title, violations: [] })
      expect([...new Set(browser.errorsOf(page))]).toEqual([])
      await (await demoIn(frame)).evaluate(tryEverything)
      const after = await loaded(page, frame)
      expect(await after.evaluate(() => document.body.innerHTML)).not.toBe('')
    }
    await idle(page)
    expect([...new Set(browser.errorsOf(page))]).toEqual([])
  },
)

it('follows the fields of a demo', async () => {
  const page = await browser.open('/docs/cheatsheet/html5')
  await hydrated(page)
  const frame = await shown(page, page.locator('.demo:has(> [data-title="Input types in this browser"])'))
  const { range, output } = {
    range: frame.contentFrame().locator('[type="range"]'),
    output: frame.contentFrame().locator('output'),
  }
  await range.fill('7')
  await expect.poll(() => output.textContent()).toBe('7')
})

it('follows links to places inside a demo', async () => {
  const page = await browser.open('/docs/other/snippets-css')
  await hydrated(page)
  const frame = await shown(page, page.locator('.demo:has(> [data-title="Anchor below a sticky header"])'))
  const entries = await page.evaluate(() => history.length)
  // The link is pressed by keyboard: the page above may still change its height, and a click would miss the link.
  await frame.contentFrame().getByRole('link').press('Enter')
  await expect.poll(() => frame.contentFrame().locator(':target').textContent()).toBe('Heading')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(browser.errorsOf(page)).toEqual([])
})
