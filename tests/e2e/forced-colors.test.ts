import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()
const sorting = '/docs/algorithms-data-structures/algorithms/sort/quick-sort'

/** Opens a page for a reader whose system chooses all colours. */
const openForced = async (path: string) => {
  const page = await browser.open(path, { forcedColors: 'active' })
  await hydrated(page)
  return page
}

it('marks the chosen tab visibly', async () => {
  const page = await openForced('/docs/cheatsheet/zustand')
  const grounds = () =>
    page
      .locator('.tabs')
      .first()
      .locator('.tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor))
  const [chosen, ...others] = await grounds()
  expect(new Set(others).size).toBe(1)
  expect(others).not.toContain(chosen)
  await page.locator('.tabs').first().locator('.tab').nth(1).click()
  expect(await grounds()).toEqual([others[0], chosen, ...others.slice(1)])
})

it('gives icons of controls the colours of the system, and pictures a background of their own', async () => {
  const page = await openForced(sorting)
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.locator('.player').scrollIntoViewIfNeeded()
  expect(await ground('.player button svg')).toBe('rgba(0, 0, 0, 0)')
  const [icon, text] = await page
    .locator('.player')
    .getByRole('button', { name: 'Play' })
    .evaluate((button) => [
      getComputedStyle(button.querySelector('path') ?? button).stroke,
      getComputedStyle(button).color,
    ])
  expect(icon).toBe(text)
  expect(await ground('.player .stage svg')).not.toBe('rgba(0, 0, 0, 0)')
})

it('keeps bars that show a size', async () => {
  const page = await openForced('/docs/algorithms-data-structures/intro-algorithms')
  const [bar, ground] = await page
    .locator('.growth-bar')
    .first()
    .evaluate((element) =>
      [element, document.body.parentElement ?? element].map((one) => getComputedStyle(one).backgroundColor),
    )
  expect(bar).not.toBe(ground)
  expect(bar).not.toBe('rgba(0, 0, 0, 0)')
})

it('marks the place in the outline by more than a colour', async () => {
  const page = await openForced('/docs/guide/docker')
  await page
    .locator('article h2')
    .nth(1)
    .evaluate((heading) => heading.scrollIntoView())
  const [current, other] = ['[aria-current]', ':not([aria-current])'].map((state) =>
    page
      .locator(`nav ol a${state}`)
      .first()
      .evaluate((link) => getComputedStyle(link).textDecorationLine),
  )
  expect([await current, await other]).toEqual(['underline', 'none'])
})
