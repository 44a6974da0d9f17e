import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { roundTrip } from './rest.ts'
import { openSearch } from './search-dialog.ts'

const browser = useBrowser({ mayHaveFiles: true })
const questions = '/docs/other/js-questions'
const index = '/docs/algorithms-data-structures/intro-algorithms'

describe('the page of a kind', () => {
  it('filters questions by level without script, but shows the question that a link leads to', async () => {
    const page = await browser.open(questions, { javaScriptEnabled: false })
    const seniors = await page.locator('.question[data-level="senior"]').count()
    expect(seniors).toBeGreaterThan(0)
    await page.getByRole('radio', { name: `Senior ${seniors}` }).check()
    await expect.poll(() => page.locator('.question:visible').count()).toBe(seniors)
    const hidden = await page.locator('.question[data-level="junior"] h3').first().getAttribute('id')
    await page.getByRole('radio', { name: 'All' }).check()
    expect(await page.locator('.question:visible').count()).toBeGreaterThan(seniors)
    await page.getByRole('radio', { name: 'Senior' }).check()
    await page
      .locator(`nav a[href="#${hidden}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect.poll(() => page.locator('.question:visible').count()).toBe(seniors + 1)
    expect(await page.getByRole('button', { name: 'Open all' }).isVisible()).toBe(false)
  })

  it.each([390, 1440])('gives each level a target of 24 px at %i px', async (width) => {
    const page = await browser.open(questions, { viewport: { width, height: 900 } })
    const heights = await page
      .locator('.question-tools label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(3)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
  })

  it.each(['.question summary', '.article > p > a'])(
    'shows the whole focus ring of an element at the edge: %s',
    async (focusable) => {
      const page = await browser.open(questions)
      await page
        .locator('.article > p')
        .first()
        .evaluate((paragraph) =>
          paragraph.prepend(Object.assign(document.createElement('a'), { href: '#', textContent: 'first' })),
        )
      const element = page.locator(focusable).first()
      await element.scrollIntoViewIfNeeded()
      await page.keyboard.press('Shift')
      const { x = 0, y = 0, height = 0 } = (await element.boundingBox()) ?? {}
      const beside = () => page.screenshot({ clip: { x: x - 4, y: y + height / 2, width: 3, height: 2 } })
      const before = await beside()
      await element.evaluate((one: HTMLElement) => one.focus({ preventScroll: true }))
      expect((await beside()).equals(before)).toBe(false)
    },
  )

  it('opens the answer for a reader who comes from another page, and not for one who uses the table of contents', async () => {
    const page = await browser.open(`${questions}#deep-clone`)
    await hydrated(page)
    const answerTo = (id: string) => page.locator(`.question:has(> #${id}) > details`)
    const isOpen = (id: string) => answerTo(id).evaluate((answer: HTMLDetailsElement) => answer.open)
    await expect.poll(() => isOpen('deep-clone')).toBe(true)
    expect(await page.locator('.question > details[open]').count()).toBe(1)
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await links.filter({ hasText: 'Summary of this' }).click()
    await expect.poll(() => new URL(page.url()).hash).not.toBe('#deep-clone')
    const other = new URL(page.url()).hash.slice(1)
    expect(await isOpen(other)).toBe(false)
    await page.goto('/docs/links')
    await hydrated(page)
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: `${path}#closure`, textContent: 'Closure' })
      document.querySelector('main')?.append(link)
      link.click()
    }, questions)
    await page.waitForURL('**#closure')
    await expect.poll(() => isOpen('closure')).toBe(true)
  })

  it('opens the answer that a search result or a text on the same page leads to, and not the one of a pressed heading', async () => {
    const page = await browser.open(questions)
    await hydrated(page)
    const isOpen = (id: string) =>
      page.locator(`.question:has(> #${id}) > details`).evaluate((answer: HTMLDetailsElement) => answer.open)
    const { field, dialog } = await openSearch(page)
    await field.fill('what is a closure')
    await dialog.locator(`.search-option[href="${questions}#closure"]`).click()
    await page.waitForURL('**#closure')
    await expect.poll(() => isOpen('closure')).toBe(true)
    expect(await page.locator('.question > details[open]').count()).toBe(1)

    await page.locator('#deep-clone .heading-anchor').evaluate((link: HTMLElement) => link.click())
    await page.waitForURL('**#deep-clone')
    await roundTrip(page)
    expect(await isOpen('deep-clone')).toBe(false)

    await page.evaluate(() => {
      const text = document.createElement('p')
      text.append(Object.assign(document.createElement('a'), { href: '#tdz', textContent: 'Dead zone' }))
      document.querySelector('article')?.prepend(text)
      text.querySelector('a')?.click()
    })
    await expect.poll(() => isOpen('tdz')).toBe(true)
  })

  it('opens and hides all answers', async () => {
    const page = await browser.open(questions)
    await hydrated(page)
    await page.getByRole('button', { name: 'Open all' }).click()
    expect(await page.locator('.answer:not([open])').count()).toBe(0)
    await page.getByRole('button', { name: 'Hide all' }).click()
    expect(await page.locator('.answer[open]').count()).toBe(0)
  })

  it('filters a long list by all words, in titles and descriptions, and reports when no entry is left', async () => {
    const page = await browser.open(index)
    await hydrated(page)
    const field = page.getByRole('searchbox', { name: 'Filter this list' })
    const shown = () => page.locator('.index a:visible').allTextContents()
    const all = (await shown()).length
    await field.fill('heap BINARY')
    expect(await shown()).toContain('Binary heap')
    expect((await shown()).length).toBeLessThan(all / 4)
    await field.fill('nothing like this')
    expect(await shown()).toEqual([])
    await expect.poll(() => page.locator('.filter output').textContent()).toBe('Nothing in this list matches.')
    await field.fill('')
    expect((await shown()).length).toBe(all)
  })

  it('puts the entries of a cheat sheet side by side where there is room, with links to them at the top', async () => {
    const page = await browser.open('/docs/cheatsheet/regexp', { viewport: { width: 1440, height: 900 } })
    const places = () =>
      page
        .locator('.entries')
        .nth(1)
        .locator('.entry')
        .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().left))
    expect(new Set(await places()).size).toBe(2)
    expect(await page.locator('.jump').isVisible()).toBe(true)
    await page.setViewportSize({ width: 800, height: 900 })
    expect(new Set(await places()).size).toBe(1)
  })

  it('lists groups without entries in one line, none of which looks like the name of the line', async () => {
    const page = await browser.open('/docs/cheatsheet/html5', { viewport: { width: 1440, height: 900 } })
    const names = page.locator('.jump > ul > li:not(:has(ul))').last().locator('> span a')
    const boxes = await names.evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))
    expect(boxes.length).toBeGreaterThan(2)
    const gaps = boxes.slice(1).map(({ left }, number) => left - (boxes[number]?.right ?? 0))
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1)
  })
})

describe('the filter of questions', () => {
  it('shows the questions of a subject that contain every word, and a question that a link leads to', async () => {
    const page = await browser.open(questions)
    await hydrated(page)
    const shown = () => page.locator('.question:visible').count()
    const all = await shown()
    const field = page.getByRole('searchbox', { name: 'Filter the questions' })
    await field.fill('closure')
    await expect.poll(shown).toBeLessThan(all / 2)
    const withWord = await shown()
    expect(withWord).toBeGreaterThan(0)
    const subject = page.getByRole('combobox', { name: 'Subjects' })
    const first = (await subject.locator('option').nth(1).getAttribute('value')) ?? ''
    await subject.selectOption(first)
    await expect.poll(shown).toBeLessThan(withWord)
    await field.fill('')
    await subject.selectOption({ index: 2 })
    const hidden = await page.locator('.question:not(:visible) h3').first().getAttribute('id')
    await page.evaluate((id) => navigation.navigate(`#${id}`), hidden)
    await page.locator(`[id="${hidden}"]`).waitFor({ state: 'visible' })
    await subject.selectOption('')
    await field.fill('no question has these words')
    await expect.poll(shown).toBe(0)
    await expect.poll(() => page.locator('.filter output').textContent()).toBe('No question matches.')
    await field.fill('')
    await expect.poll(shown).toBe(all)
  })
})
