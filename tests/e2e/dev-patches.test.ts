import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { useDevServer } from './dev-server.ts'
import { atRest } from './rest.ts'

const file = 'content/intro.md'
const frontMatter =
  '---\ntags: [devops]\nkeywords: [start, here]\nimage: img/card.png\npagination_next: late\n---\n\n# Where to `start` {#start}\n\n'
const section = (index: number, text = 'Words.') =>
  `## Section ${index}\n\n${`${text} `.repeat(60)}\n\n<details>\n<summary>More of ${index}</summary>\n\nInside of ${index}.\n\n</details>\n`
const sections = Array.from({ length: 20 }, (_, index) => section(index + 1))
const islands = '<Slider n={30} />\n\n'

const browser = useBrowser()
const write = (body: string) => server.edit(file, () => frontMatter + body)
const server = useDevServer(0, async (edit) => edit(file, () => frontMatter + islands + sections.join('\n')))

const open = async (): Promise<Page> => {
  const page = await browser.open('/base/docs/intro', { site: server.origin, viewport: { width: 1400, height: 700 } })
  // The first page of a development server compiles every module of the client, while the machine also runs other
  // programs.
  await hydrated(page, 150_000)
  return page
}

/** Remembers the article's element, so that a later check shows whether it was replaced. */
const remember = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { remembered: document.querySelector('main article') }))
const isRemembered = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'remembered') === document.querySelector('main article'))

/**
 * HTML of the article in the page and of the article in the page's data, as the browser serializes them. Buttons that a
 * script shows count as shown.
 */
const articles = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch('/base/docs/intro.json')
    const { html } = (await response.json()) as { html: string }
    const template = document.createElement('template')
    template.innerHTML = html
    // The client has shown the controls of the code, and has given them names.
    const module = '/base/packages/generator/src/client/document/show-controls.ts'
    // Vitest would replace a plain `import()`, which has to run in the page.
    const importModule = new Function('path', 'return import(path)')
    const { showControls } = (await importModule(module)) as { showControls: (article: DocumentFragment) => void }
    showControls(template.content)
    return { shown: document.querySelector('main article')?.innerHTML, whole: template.innerHTML }
  })

it('keeps the reader’s place, open folds and values after the first edit and all later ones', async () => {
  await write(islands + sections.join('\n'))
  const page = await open()
  await remember(page)
  const explorer = page.locator('main article input[type="range"]')
  await explorer.scrollIntoViewIfNeeded()
  await expect
    .poll(() => explorer.evaluate((input) => Object.keys(input).some((key) => key.startsWith('__react'))))
    .toBe(true)
  await explorer.fill('77')
  await page.getByText('More of 12', { exact: true }).click()
  await page.getByRole('heading', { name: 'Section 12' }).evaluate((heading) => heading.scrollIntoView())
  const top = () =>
    page.getByText('Inside of 12.').evaluate((element) => Math.round(element.getBoundingClientRect().top))
  // Sections that come into view are laid out, which changes their height.
  await atRest(page)
  const before = await top()

  const edited = sections
    .with(2, section(3, 'Many more words than there were.'))
    .with(3, section(4, 'Other words.'))
    .join('\n')
  await write(islands + edited)
  await expect.poll(() => page.locator('main article').textContent()).toContain('Many more words')
  await atRest(page)
  expect(Math.abs((await top()) - before)).toBeLessThan(3)
  expect(await page.getByText('Inside of 12.').isVisible()).toBe(true)
  expect(await explorer.inputValue()).toBe('77')

  // This edit is inside the open fold.
  await write(islands + edited.replace('Inside of 12.', 'Inside of 12, edited.'))
  await page.getByText('Inside of 12, edited.').waitFor()
  expect(await page.getByText('Inside of 12, edited.').isVisible()).toBe(true)
  expect(await isRemembered(page)).toBe(true)

  // A new heading is in the outline, and its link leads to the section.
  await write(`${islands + edited}\n## Added at the end\n\nLast words.\n`)
  const link = page.locator('a[href="#added-at-the-end"]:not(.heading-anchor)').first()
  await link.waitFor({ state: 'attached' })
  expect(await page.locator('h2#added-at-the-end').count()).toBe(1)
  expect(await explorer.inputValue()).toBe('77')

  // An edited island is created from scratch.
  await write(`${islands.replace('30', '40') + edited}\n## Added at the end\n\nLast words.\n`)
  await expect.poll(() => explorer.inputValue()).toBe('40')
  expect(await isRemembered(page)).toBe(false)
})

it('marks the section that the reader is in when an edit has replaced its heading', async () => {
  const first = 'Nothing but sections.\n\n'
  const page = await open()
  const shows = (text: string) => page.locator('main article').getByText(text).first().waitFor({ state: 'attached' })
  await write(first + sections.join('\n'))
  await shows(first.trim())
  await page.reload()
  await hydrated(page)
  // For three frames, the page still restores the position from before the reload, and would undo the test's scrolling.
  await atRest(page)
  await remember(page)
  const marked = () => page.evaluate(() => document.querySelector('nav ol [aria-current]')?.getAttribute('href'))
  const goTo = (index: number) =>
    page.locator(`main h2#section-${index}`).evaluate((heading) => heading.scrollIntoView())
  await goTo(12)
  await expect.poll(marked).toBe('#section-12')

  // This edit replaces everything between the first and the last difference. The reading time stays the same, so
  // nothing else changes.
  await page.evaluate(() => void Object.assign(globalThis, { heading: document.querySelector('#section-12') }))
  await write(first + sections.with(1, section(2, 'Other.')).with(18, section(19, 'There.')).join('\n'))
  await shows('There.')
  expect(await isRemembered(page)).toBe(true)
  expect(await page.evaluate(() => (Reflect.get(globalThis, 'heading') as HTMLElement).isConnected)).toBe(false)
  await goTo(5)
  await expect.poll(marked).toBe('#section-5')
})

it('shows after every edit the same as a reload would show', async () => {
  const blocks = fc.constantFrom(
    'Plain words.',
    'Words with **weight**, `code` and [a link](late.md).',
    '## Heading',
    '### Deeper',
    '- One\n- Two\n  - Three',
    '1. First\n2. Second',
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
    '```ts\nconst a = 1 < 2\n```',
    ':::note\n\nNoted.\n\n:::',
    '> Quoted.',
    '---',
    'A note[^1].\n\n[^1]: Below.',
    '<details>\n<summary>Fold</summary>\n\nFolded.\n\n</details>',
    '<p>Raw <b>HTML</b></p>',
    '<p>Torn <div>markup</div></p>',
    'Привет, мир — 🎉',
  )
  const edits = fc.sample(
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      removed: fc.nat(3),
      added: fc.array(blocks, { maxLength: 3 }),
    }),
    { numRuns: 40, seed: 20 },
  )
  let body = ['Start.', '## Heading', 'Words.', '- One']
  await write(body.join('\n\n'))
  const page = await open()
  let patched = 0
  for (const [index, { at, removed, added }] of edits.entries()) {
    await remember(page)
    const last = `Edit ${index}.`
    const place = Math.floor(at * (body.length + 1))
    // A second footnote with the same name would be an error.
    const isNew = (block: string) => !block.includes('[^1]') || !body.includes(block)
    // With broken markup, the article is shown from scratch each time. The next edit removes the broken markup.
    body = body
      .map((block) => (block.includes('Torn') ? 'Mended.' : block))
      .toSpliced(place, removed, ...new Set(added.filter(isNew)), last)
    const text = body.join('\n\n')
    await write(text)
    const isShown = async () => {
      const { shown, whole } = await articles(page)
      return shown === whole && (await page.locator('main article').textContent())?.includes(last)
    }
    await expect.poll(isShown, { message: text }).toBe(true)
    if (await isRemembered(page)) patched++
  }
  expect(patched).toBeGreaterThan(edits.length / 2)
})
