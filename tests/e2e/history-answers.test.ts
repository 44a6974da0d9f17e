import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { atRest } from './rest.ts'

const browser = useBrowser()
const questions = '/docs/other/js-questions'

/** The open answers, the chosen level, and the place of an element in the window. */
const stateOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const open = [...document.querySelectorAll('details')].flatMap((fold, index) => (fold.open ? [index] : []))
    const level = document.querySelector<HTMLInputElement>('[name="level"]:checked')?.value
    return { open, level, top: Math.round(document.querySelector(wanted)?.getBoundingClientRect().top ?? 0) }
  }, selector)

/** A link to another page inside an answer. Another open answer is above it. */
const link = 'article .answer a[href="/docs/algorithms-data-structures/data-structures/lru"]'

const readAnswers = async (page: Page) => {
  await hydrated(page)
  await page.getByRole('radio', { name: /^Senior/ }).check()
  const answer = page.locator('article .question', { has: page.locator('a[href$="/lru"]') })
  for (const question of [
    page.locator('article .question[data-level="senior"]').nth(2),
    page.locator('article .question[data-level="senior"]').nth(8),
    answer,
  ]) {
    await question.locator('summary').first().scrollIntoViewIfNeeded()
    await question.locator('summary').first().click()
    await atRest(page)
  }
  await page.locator(link).scrollIntoViewIfNeeded()
  await atRest(page)
}

const expectSame = async (page: Page, before: Awaited<ReturnType<typeof stateOf>>) => {
  await atRest(page)
  const after = await stateOf(page, link)
  expect({ open: after.open, level: after.level }).toEqual({ open: before.open, level: before.level })
  expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2)
}

it.each([390, 1280])(
  'restores open answers, level and place on going back at %i px, and the folds of the other page on going forward',
  async (width) => {
    const page = await browser.open(questions, { viewport: { width, height: 800 } })
    await readAnswers(page)
    const before = await stateOf(page, link)
    expect(before).toMatchObject({ level: 'senior' })
    expect(before.open.length).toBe(3)

    await page.locator(link).click()
    await page.waitForURL('**/lru')
    const exercise = page.locator('article details').last()
    await exercise.locator('summary').click()
    const opened = await stateOf(page, 'article details[open] summary')
    await page.goBack()
    await page.waitForURL(`**${questions}`)
    await expectSame(page, before)

    await page.goForward()
    await page.waitForURL('**/lru')
    await atRest(page)
    const again = await stateOf(page, 'article details[open] summary')
    expect(again.open).toEqual(opened.open)
    expect(Math.abs(again.top - opened.top)).toBeLessThanOrEqual(2)
  },
)

it('restores them after a reload, and after a visit to another site', async () => {
  const page = await browser.open(questions)
  await readAnswers(page)
  const before = await stateOf(page, link)
  await page.reload()
  await hydrated(page)
  await expectSame(page, before)
  await page.goto('about:blank')
  await page.goBack()
  await hydrated(page)
  await expectSame(page, before)
})

it('keeps a closed fold closed on going back and on reload, and opens it for a link that leads to it', async () => {
  const path = '/docs/algorithms-data-structures/data-structures/lru'
  const fold = 'article details'
  const page = await browser.open(path, {
    prepare: (page) =>
      page.route(`**${path}{,.json}`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replaceAll('<details', '<details open') })
      }),
  })
  await hydrated(page)
  expect(await page.locator(`${fold}:not([open])`).count()).toBe(0)
  await page.locator(`${fold} summary`).first().click()
  const closed = () => page.locator(fold).evaluateAll((folds) => folds.map((element) => !element.hasAttribute('open')))
  const left = await closed()
  expect(left.filter(Boolean).length).toBe(1)
  await page.reload()
  await hydrated(page)
  await expect.poll(closed).toEqual(left)
  await page.locator('header').getByRole('link', { name: 'Links' }).first().click()
  await page.waitForURL('**/docs/links')
  await page.goBack()
  await page.waitForURL(`**${path}`)
  await expect.poll(closed).toEqual(left)
  await page.evaluate(
    (to) => navigation.navigate('/docs/links').finished?.then(() => navigation.navigate(to).finished),
    path,
  )
  await page.waitForURL(`**${path}`)
  await expect.poll(closed).toEqual(left.map(() => false))
})

it('begins at the top after a link to the page', async () => {
  const page = await browser.open(questions)
  await readAnswers(page)
  await page.locator(link).click()
  await page.waitForURL('**/lru')
  await page.evaluate((path) => navigation.navigate(path), questions)
  await page.waitForURL(`**${questions}`)
  await atRest(page)
  expect(await stateOf(page, link)).toMatchObject({ open: [], level: '' })
})

it('closes nothing on steps between places of one page', async () => {
  const page = await browser.open(questions)
  await readAnswers(page)
  const { open } = await stateOf(page, link)
  await page
    .locator('.question-tools nav a')
    .first()
    .evaluate((anchor: HTMLElement) => anchor.click())
  await page.goBack()
  await atRest(page)
  expect((await stateOf(page, link)).open).toEqual(open)
})

it('restores the text in the field of a list', async () => {
  const page = await browser.open('/docs/algorithms-data-structures/intro-algorithms')
  await hydrated(page)
  await page.locator('article [data-filter]').fill('heap')
  const shown = () => page.locator('article .index li:visible').count()
  await expect.poll(shown).toBeLessThan(20)
  const found = await shown()
  await page.locator('article .index li:visible a').first().click()
  await page.waitForURL((url) => !url.pathname.endsWith('intro-algorithms'))
  await page.goBack()
  await page.waitForURL('**/intro-algorithms')
  expect(await page.locator('article [data-filter]').inputValue()).toBe('heap')
  await expect.poll(shown).toBe(found)
})

it('restores open answers after a sample has printed an object that opens', async () => {
  const page = await browser.open(questions)
  await hydrated(page)
  const answer = page.locator('article .question', { has: page.locator('[data-run="script"]') }).first()
  await answer.locator('summary').first().click()
  await answer
    .locator('figure.code:has([data-run="script"]) pre code')
    .first()
    .evaluate((code) => (code.textContent = 'console.log({ a: { b: [1] } })'))
  await answer.locator('[data-run="script"]').first().click()
  await answer.locator('.run-panel details').first().waitFor()
  await page.locator('header nav a[href="/docs/links"]').first().click()
  await page.waitForURL('**/docs/links')
  await page.goBack()
  await page.waitForURL(`**${questions}`)
  await expect
    .poll(() =>
      answer
        .locator('details')
        .first()
        .evaluate((fold) => (fold as HTMLDetailsElement).open),
    )
    .toBe(true)
})
