import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { frames } from './rest.ts'

const browser = useBrowser()
const path = '/docs/guide/shorelark'

/** Opens the guide, and waits until its birds are hydrated. */
const openIsland = async (options: Parameters<typeof browser.open>[1] = {}) => {
  const page = await browser.open(path, options)
  await hydrated(page)
  await page.evaluate(() => document.querySelector('[data-island=evolution]')?.scrollIntoView({ block: 'center' }))
  await page.waitForSelector('[data-island=evolution][data-alive]')
  // The first drawing makes the canvas a square: its style sheet has given it its size.
  await page.waitForFunction(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.evolution canvas')
    if (!canvas) return false
    const { width, height, clientWidth } = canvas
    return width === height && width === Math.round(clientWidth * devicePixelRatio)
  })
  const island = page.locator('.evolution')
  return { page, island, button: (name: string) => island.getByRole('button', { name }) }
}

const momentOf = (page: Page) => page.locator('.evolution .moment').innerText()

/** Pixels of the drawn world. */
const pictureOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLCanvasElement>('.evolution canvas')?.toDataURL())

it('runs a generation when asked, and shows how much it has eaten', async () => {
  const { page, island, button } = await openIsland()
  expect(await island.locator('tbody').innerText()).toBe('No generation has ended yet.')
  await button('Run a generation').click()
  await island.getByRole('row', { name: '0 0 2.47 15' }).waitFor()
  expect(await island.locator('output.sr-only').innerText()).toBe('Generation 0: least 0, average 2.47, most 15.')
  await button('Run a generation').click()
  await island.getByRole('row', { name: '1 0 3.90 15' }).waitFor()
  expect(
    await island.getByRole('img', { name: 'the average went from 2.5 in generation 0 to 3.9 in generation 1' }).count(),
  ).toBe(1)
  expect(await momentOf(page)).toContain('Generation 2')
  expect(browser.errorsOf(page)).toEqual([])
})

it('does not move before it is played, moves on Play and stops on Pause', async () => {
  const { page, island, button } = await openIsland()
  const start = await pictureOf(page)
  await frames(page, 12)
  expect(await pictureOf(page)).toBe(start)
  await button('Step').click()
  expect(await momentOf(page)).toContain('step 1 of 1,000')
  await button('Play').press('Enter')
  await page.waitForFunction(() =>
    /step \d\d+ of/.test(document.querySelector('.evolution .moment')?.textContent ?? ''),
  )
  expect(await pictureOf(page)).not.toBe(start)
  await button('Pause').click()
  const paused = await momentOf(page)
  await frames(page, 12)
  expect(await momentOf(page)).toBe(paused)
  await button('Start over').click()
  expect(await momentOf(page)).toContain('step 0 of 1,000')
  expect(await pictureOf(page)).toBe(start)
  expect(await island.locator('tbody').innerText()).toBe('No generation has ended yet.')
})

it('rests while it is out of view, and continues afterwards', async () => {
  const { page, button } = await openIsland()
  await button('Play').click()
  await page.waitForFunction(() =>
    /step \d\d+ of/.test(document.querySelector('.evolution .moment')?.textContent ?? ''),
  )
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const moment = () => page.locator('.evolution .moment').textContent()
  // The browser reports only a few frames later that the island is out of view.
  let away = ''
  const hasRested = async () => {
    away = (await moment()) ?? ''
    await frames(page, 20)
    return (await moment()) === away
  }
  await expect.poll(hasRested).toBe(true)
  await page.evaluate(() => document.querySelector('.evolution')?.scrollIntoView({ block: 'center' }))
  await page.waitForFunction((was) => document.querySelector('.evolution .moment')?.textContent !== was, away)
})

it('starts a new world for another seed or number of birds, and continues with another mutation', async () => {
  const { page, island, button } = await openIsland()
  const first = await pictureOf(page)
  await island.getByLabel('Seed').fill('42')
  await page.waitForFunction(
    (was) => document.querySelector<HTMLCanvasElement>('.evolution canvas')?.toDataURL() !== was,
    first,
  )
  await button('Run a generation').click()
  await island.getByRole('row', { name: '0 0 2.87 18' }).waitFor()
  await island.getByLabel('Mutation chance').fill('0.2')
  expect(await island.locator('tbody tr').count()).toBe(1)
  expect(await island.getByLabel('Mutation chance').getAttribute('aria-valuetext')).toBe('20%')
  await island.getByLabel('Birds', { exact: true }).fill('10')
  expect(await island.getByRole('img', { name: '10 birds among 40 pieces of food' }).count()).toBe(1)
  expect(await island.locator('tbody').innerText()).toBe('No generation has ended yet.')
})

it('follows the colour mode without moving', async () => {
  const { page } = await openIsland()
  const light = await pictureOf(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await page.waitForFunction(
    (was) => document.querySelector<HTMLCanvasElement>('.evolution canvas')?.toDataURL() !== was,
    light,
  )
  expect(await momentOf(page)).toContain('step 0 of')
})

it('fits a narrow window', async () => {
  const { page, island } = await openIsland({ viewport: { width: 320, height: 700 } })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await island.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  expect(await island.locator('.table').evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0)
})

it('is a picture of the start without script', async () => {
  const page = await browser.open(path, { javaScriptEnabled: false })
  const island = page.locator('.evolution')
  expect(await island.locator('svg circle').count()).toBe(40)
  expect(await island.locator('.unscripted').isVisible()).toBe(true)
  expect(await island.getByRole('button', { includeHidden: false }).count()).toBe(0)
  expect(await island.getByRole('table').count()).toBe(0)
})
