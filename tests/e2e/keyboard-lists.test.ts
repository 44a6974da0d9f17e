import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { openSearch } from './search-dialog.ts'

const browser = useBrowser({ mayHaveFiles: true })
const wide = { viewport: { width: 1440, height: 900 } }

/** Number of pixels by which the focus ring of the focused element extends beyond the scrolling box around it. */
const ringBeyond = () => {
  const { activeElement } = document
  let scroller = activeElement
  while (scroller && getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement
  if (!activeElement || !scroller) return Infinity
  const { outlineOffset, outlineWidth } = getComputedStyle(activeElement)
  const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth)
  const [inner, outer] = [activeElement.getBoundingClientRect(), scroller.getBoundingClientRect()]
  return (
    Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom) +
    ring
  )
}

it.each(['On this page', 'Documentation'])(
  'shows the whole ring around each link of “%s”, which scrolls by itself',
  async (name) => {
    const page = await browser.open('/docs/guide/docker', { viewport: { width: 1440, height: 600 } })
    await hydrated(page)
    const links = page.getByRole('navigation', { name }).getByRole('link')
    const count = await links.count()
    await links.first().focus()
    let seen = 0
    let beyond = 0
    while (await page.evaluate((name) => document.activeElement?.closest('nav')?.ariaLabel === name, name)) {
      beyond = Math.max(beyond, await page.evaluate(ringBeyond))
      seen++
      await page.keyboard.press('Tab')
    }
    expect(seen).toBeGreaterThanOrEqual(count)
    // The limit is less than one pixel of the screen.
    expect(beyond).toBeLessThan(0.75)
  },
)

it('closes the menu of languages when the focus leaves it', async () => {
  const page = await browser.open('/docs/guide/docker', wide)
  await hydrated(page)
  const english = page.getByRole('link', { name: 'English' })
  await page.getByRole('button', { name: /^Language/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await english.evaluate((link) => document.activeElement === link)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  expect(await english.isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await english.isVisible()).toBe(false)
})

it('moves the focus from the search field only to its buttons, because arrows choose from the list', async () => {
  const page = await browser.open('/docs/links', wide)
  const { field, options } = await openSearch(page)
  await field.fill('react')
  await options.last().waitFor()
  await expect
    .poll(() => page.locator('dialog [role=listbox]').evaluate((list) => list.scrollHeight > list.clientHeight))
    .toBe(true)
  const stops: (string | null)[] = []
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(() =>
        document.activeElement?.closest('dialog')
          ? (document.activeElement.ariaLabel ?? document.activeElement.textContent)
          : null,
      ),
    )
  }
  // After the last button, the focus goes to the browser's own bar.
  expect(stops).toEqual(['Clear the query', 'Cancel', 'Filter', null])
})

it('puts the focus on the first result that “More results” adds, also when the button disappears', async () => {
  const page = await browser.open('/search?q=docker', wide)
  const links = page.locator('main ol a')
  const more = page.getByRole('button', { name: 'More results' })
  let presses = 0
  await more.waitFor()
  while (await more.isVisible()) {
    const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const before = await hrefs()
    await more.focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction((count) => document.querySelectorAll('main ol a').length > count, before.length)
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main ol a'))).toBe(true)
    // New results may also join documents further up. The first new result after the previous last one gets the focus,
    // or the first one further up when all of them are there.
    const after = await hrefs()
    const isNew = (href: string | null) => !before.includes(href)
    const below = after.slice(after.lastIndexOf(before.at(-1) ?? null) + 1)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      below.find(isNew) ?? after.find(isNew),
    )
    presses++
  }
  expect(presses).toBeGreaterThan(1)
})

it('shows the focus in the field of the search when the system forces its colours', async () => {
  const page = await browser.open('/docs/links', { ...wide, forcedColors: 'active' })
  const { field } = await openSearch(page)
  expect(
    await field.evaluate((input) => [getComputedStyle(input).outlineStyle, getComputedStyle(input).outlineColor]),
  ).toEqual(['solid', expect.not.stringMatching(/, 0\)$/)])
})
