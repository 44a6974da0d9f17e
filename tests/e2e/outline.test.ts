import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser({ mayHaveFiles: true })

it('marks the heading at the reader’s place, and follows it', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 1440, height: 900 } })
  await hydrated(page)
  const marked = () => page.evaluate(() => document.querySelector('nav ol [aria-current]')?.getAttribute('href'))
  const target = page.locator('nav ol a').nth(5)
  const href = await target.getAttribute('href')
  await target.click()
  await page.waitForFunction(
    (href) => document.querySelector('nav ol [aria-current]')?.getAttribute('href') === href,
    href,
  )
  // The page is scrolled with the wheel, as a reader does. While the page still settles at the heading, it may undo the
  // scrolling of a script.
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, -100_000)
  await page.waitForFunction(
    (href) => document.querySelector('nav ol [aria-current]')?.getAttribute('href') !== href,
    href,
  )
  expect(await marked()).not.toBe(href)
})

it('marks the question at the reader’s place, also when questions of other levels are hidden', async () => {
  const page = await browser.open('/docs/other/js-questions', { viewport: { width: 1440, height: 900 } })
  await hydrated(page)
  const marks = (href: string) =>
    page.waitForFunction((href) => document.querySelector('nav ol [aria-current]')?.getAttribute('href') === href, href)
  for (const level of ['All', 'Senior']) {
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('radio', { name: level }).click()
    const id = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('.question')].filter(({ clientHeight }) => clientHeight > 0)
      const heading = shown[Math.floor(shown.length / 2)]?.querySelector('h3')
      heading?.scrollIntoView({ behavior: 'instant' })
      return heading?.id
    })
    await marks(`#${id}`)
  }
})

it('lists headings of the levels 2 and 3 only, and never the title', async () => {
  const page = await browser.open('/docs/guide/docker')
  const listed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('nav ol a')].map(
      (link) => document.getElementById(decodeURIComponent(link.hash.slice(1)))?.tagName,
    ),
  )
  expect(listed.length).toBeGreaterThan(3)
  expect(new Set(listed)).toEqual(new Set(['H2', 'H3']))
})

it('is beside the article on wide screens, and a fold on narrow screens', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 1440, height: 900 } })
  const entry = page.locator('nav ol a').first()
  expect(await entry.isVisible()).toBe(true)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await entry.isVisible()).toBe(false)
  await page.locator('nav summary').click()
  expect(await entry.isVisible()).toBe(true)
})

it('indents deeper headings', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 1440, height: 900 } })
  await hydrated(page)
  // Articles of the handbook go down to level 3. Those of other sites may go down to level 6.
  const insets = await page.evaluate(() => {
    const deeper = (depth: number): string =>
      `<ol><li><a href="#x">Deeper</a>${depth > 1 ? deeper(depth - 1) : ''}</li></ol>`
    document.querySelector('nav ol ol li')?.insertAdjacentHTML('beforeend', deeper(3))
    return ['nav ol a', 'nav ol ol a', 'nav ol ol ol a', 'nav ol ol ol ol a', 'nav ol ol ol ol ol a'].map((path) => {
      const link = document.querySelector(path)
      return link ? Number.parseFloat(getComputedStyle(link).paddingInlineStart) : 0
    })
  })
  const [second = 0, third = 0, ...deeper] = insets
  expect(third).toBeGreaterThan(second)
  for (const inset of deeper) expect(inset).toBeGreaterThan(third)
})
