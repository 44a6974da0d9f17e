import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { hydrated, useBrowser } from './browser.ts'
import { openSearch } from './search-dialog.ts'

const browser = useBrowser({ mayHaveFiles: true })
// The shortest page of questions: the mode collects all questions of a page when it opens.
const questions = '/docs/other/css-questions'

const practise = async (page: Page) => {
  await hydrated(page)
  await page.getByRole('button', { name: 'Practise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Practice' })
  await dialog.waitFor()
  return dialog
}
const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('practice'))

describe('the practice mode', () => {
  it('asks one question at a time by keyboard, keeps the grades, and continues where the reader stopped', async () => {
    const page = await browser.open(questions)
    const dialog = await practise(page)
    const heading = dialog.getByRole('heading', { level: 3 }).first()
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
    const first = await heading.textContent()
    expect(await dialog.getByRole('button', { name: /^Easily/ }).count()).toBe(0)
    await page.keyboard.press('Space')
    expect(await dialog.locator('.practice-answer').textContent()).not.toBe('')
    expect(await dialog.getByRole('button', { name: 'No 1 min' }).isVisible()).toBe(true)
    await page.keyboard.press('4')
    await expect.poll(() => heading.textContent()).not.toBe(first)
    expect(await dialog.locator('.practice-counts').textContent()).toBe('0 due, 19 new, 1 started')
    const second = await heading.textContent()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Practise')
    await page.reload()
    const again = await practise(page)
    expect(await again.getByRole('heading', { level: 3 }).first().textContent()).toBe(second)
  })

  it('undoes the last grade', async () => {
    const page = await browser.open(questions)
    const dialog = await practise(page)
    const heading = dialog.getByRole('heading', { level: 3 }).first()
    const first = await heading.textContent()
    expect(await dialog.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
    await dialog.getByRole('button', { name: 'Show the answer' }).click()
    await dialog.getByRole('button', { name: /^Yes/ }).click()
    await expect.poll(() => heading.textContent()).not.toBe(first)
    await page.keyboard.press('u')
    await expect.poll(() => heading.textContent()).toBe(first)
    expect(await stored(page)).not.toContain('stability')
  })

  it('undoes only grades of this tab: a later grade from another tab stays', async () => {
    const page = await browser.open(questions)
    const other = await page.context().newPage()
    await other.goto(questions)
    // Both tabs begin with the same question, before either of them has graded it.
    const otherDialog = await practise(other)
    const dialog = await practise(page)
    const titles = await Promise.all(
      [dialog, otherDialog].map((one) => one.getByRole('heading', { level: 3 }).first().textContent()),
    )
    expect(titles[0]).toBe(titles[1])
    await page.keyboard.press('Space')
    await page.keyboard.press('4')
    await expect.poll(() => stored(page)).toContain('stability')
    const first = await stored(page)
    await other.bringToFront()
    await other.keyboard.press('Space')
    await other.keyboard.press('1')
    await expect.poll(() => stored(page)).not.toBe(first)
    const later = await stored(page)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => dialog.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
    expect(await stored(page)).toBe(later)
    await otherDialog.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => stored(page)).toBe(first)
  })

  it('asks only questions of the chosen level and subject, and starts with the level that the page shows', async () => {
    const page = await browser.open(questions)
    await hydrated(page)
    await page.getByRole('radio', { name: /^Senior/ }).check()
    const dialog = await practise(page)
    const level = dialog.getByRole('combobox', { name: 'Level' })
    expect(await level.inputValue()).toBe('senior')
    expect(await dialog.locator('.practice-question small').first().textContent()).toBe('Senior')
    const subject = dialog.getByRole('combobox', { name: 'Subject' })
    const none = await subject.locator('option', { hasText: '(0)' }).count()
    if (none > 0)
      await subject.selectOption({
        label: (await subject.locator('option', { hasText: '(0)' }).first().textContent()) ?? '',
      })
    expect(await dialog.getByText('No question matches this choice.').count()).toBe(Math.min(none, 1))
    await level.selectOption('junior')
    await subject.selectOption('')
    expect(await dialog.locator('.practice-question small').first().textContent()).toBe('Junior')
  })

  it('exports progress, deletes it, and imports it again; another file changes nothing', async () => {
    const page = await browser.open(questions)
    const dialog = await practise(page)
    await page.keyboard.press('Space')
    await page.keyboard.press('3')
    await dialog.getByText('Your progress', { exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ])
    const file = await download.path()
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ format: 'dev-handbook-practice', version: 1 })
    expect(await dialog.isVisible()).toBe(true)
    page.once('dialog', (question) => void question.accept())
    await dialog.getByRole('button', { name: 'Forget this page' }).click()
    await expect.poll(() => stored(page)).not.toContain('stability')
    const field = dialog.locator('input[type="file"]')
    const other = { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"some":"file"}') }
    await field.setInputFiles(other)
    await dialog.getByText('This file holds no exported progress. Nothing was changed.').waitFor()
    await field.setInputFiles(file)
    await dialog.getByText('Imported. Questions with progress: 1.').waitFor()
    expect(await stored(page)).toContain('stability')
  })

  it('stays open also when a browser reports the export as a navigation', async () => {
    const page = await browser.open(questions)
    const dialog = await practise(page)
    const told = await page.evaluate(() => {
      let downloadRequest: string | null | undefined
      navigation.addEventListener('navigate', (event) => {
        ;({ downloadRequest } = event)
        event.preventDefault()
      })
      location.assign(URL.createObjectURL(new Blob(['{}'])))
      return downloadRequest
    })
    expect(told).toBe(null)
    expect(await dialog.isVisible()).toBe(true)
  })

  it('works until the page is left when nothing can be stored, and reports it', async () => {
    const page = await browser.open(questions, {
      prepare: (opened) =>
        opened.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError')
          }
        }),
    })
    const dialog = await practise(page)
    for (const known of [1, 2]) {
      await page.keyboard.press('Space')
      await page.keyboard.press('4')
      await expect
        .poll(() => dialog.locator('.practice-counts').textContent())
        .toBe(`0 due, ${20 - known} new, ${known} started`)
    }
    expect(await dialog.getByRole('alert').textContent()).toContain('stores no data')
  })

  it('works until the page is left when earlier data fills the storage', async () => {
    const page = await browser.open(questions)
    const dialog = await practise(page)
    for (const known of [1, 2, 3]) {
      await page.keyboard.press('Space')
      await page.keyboard.press('4')
      await expect
        .poll(() => dialog.locator('.practice-counts').textContent())
        .toBe(`0 due, ${20 - known} new, ${known} started`)
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      })
    }
    expect(await dialog.getByRole('alert').textContent()).toContain('stores no data')
  })

  it('keeps the search closed, which nobody could use behind a modal dialog', async () => {
    const page = await browser.open(questions)
    // The code of the search is loaded, so it would open at once.
    const { dialog: search } = await openSearch(page)
    await page.keyboard.press('Escape')
    await search.waitFor({ state: 'hidden' })
    const dialog = await practise(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Space')
    await dialog.locator('.practice-answer').waitFor()
    expect(await page.locator(':popover-open').count()).toBe(0)
  })

  it('leads to the question on the page', async () => {
    const page = await browser.open(questions)
    const dialog = await practise(page)
    await page.keyboard.press('Space')
    const link = dialog.getByRole('link', { name: 'Show on the page' })
    const id = (await link.getAttribute('href'))?.slice(1) ?? ''
    await link.click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${id}`)
    await expect
      .poll(() => page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top < innerHeight))
      .toBe(true)
  })

  it('shows that it could not be fetched, and opens with the next press', async () => {
    const page = await browser.open(questions, { expectErrors: true })
    await hydrated(page)
    await page.route(/practice-[^/]*\.js/, (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Practise' }).click()
    await page.getByText('The practice mode could not be loaded. Press the button to try again.').waitFor()
    await practise(page)
    expect(await page.getByText('The practice mode could not be loaded').count()).toBe(0)
  })

  it('fills a phone, and has the language of its article', async () => {
    const page = await browser.open('/docs/other/js-questions2', {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    await hydrated(page)
    await page.getByRole('button', { name: 'Тренировка' }).click()
    const dialog = page.getByRole('dialog', { name: 'Тренировка' })
    await dialog.getByRole('button', { name: 'Показать ответ' }).click()
    expect(
      await dialog.evaluate((element) => [element.clientWidth, element.clientHeight, element.scrollWidth]),
    ).toEqual([390, 844, 390])
    expect(
      await dialog
        .getByRole('button', { name: /^С трудом/ })
        .evaluate((element) => element.getBoundingClientRect().bottom < innerHeight),
    ).toBe(true)
    await dialog.locator('summary', { hasText: 'Ваши результаты' }).click()
    const controls = dialog.locator(':is(button, select, summary):not(.practice-answer *)')
    expect(
      await controls.evaluateAll((found) =>
        found
          .map((control) => [control.textContent, control.getBoundingClientRect().height >= 44])
          .filter(([, isTall]) => !isTall),
      ),
    ).toEqual([])
  })

  it('shows whole questions in a window of 320 by 256 (400 % zoom), each scrolled to its beginning', async () => {
    const page = await browser.open('/docs/other/js-questions', { viewport: { width: 320, height: 256 } })
    const dialog = await practise(page)
    const heading = dialog.getByRole('heading', { level: 3 }).first()
    const isInView = () =>
      heading.evaluate((element) => {
        const { top, bottom, left, right, height } = element.getBoundingClientRect()
        const isOnTop = [top + 4, bottom - 4].every((y) =>
          element.contains(document.elementFromPoint((left + right) / 2, y)),
        )
        return top >= 0 && (bottom <= innerHeight || height > innerHeight) && isOnTop
      })
    await expect.poll(isInView).toBe(true)
    await dialog.getByRole('button', { name: 'Show the answer' }).click()
    const answer = dialog.locator('.practice-answer')
    await expect.poll(() => answer.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(128)
    await answer.locator(':scope > :last-child').scrollIntoViewIfNeeded()
    await dialog.getByRole('button', { name: /^Easily/ }).click()
    await expect.poll(isInView).toBe(true)
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })

  it.each(['light', 'dark'])('has nothing that axe finds, %s', async (theme) => {
    const page = await browser.open(questions, {
      prepare: (opened) => opened.addInitScript((stored) => localStorage.setItem('theme', stored), theme),
    })
    const dialog = await practise(page)
    await dialog.getByText('Your progress', { exact: true }).click()
    expect(await violationsOf(page, { within: '.practice' })).toEqual([])
    await dialog.getByRole('button', { name: 'Show the answer' }).click()
    expect(await violationsOf(page, { within: '.practice' })).toEqual([])
  })
})
