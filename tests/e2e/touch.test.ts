import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { atRest } from './rest.ts'

const browser = useBrowser()

it.each([360, 390, 768])('makes the buttons of the bar large enough for a finger at %i px', async (width) => {
  const page = await browser.open('/docs/guide/docker', {
    viewport: { width, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await hydrated(page)
  for (const name of ['Menu', 'Search', 'Dark mode']) {
    const box = await page
      .getByRole(name === 'Search' ? 'link' : 'button', { name, exact: true })
      .first()
      .boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
  }
})

it('makes the buttons above the questions large enough for a finger', async () => {
  const page = await browser.open('/docs/other/react-questions', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await hydrated(page)
  for (const name of ['Open all', 'Hide all', 'Practise'])
    expect((await page.getByRole('button', { name, exact: true }).boundingBox())?.height, name).toBeGreaterThanOrEqual(
      44,
    )
})

it('scrolls wide code by touch inside its frame', async () => {
  const page = await browser.open('/docs/guide/docker', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await hydrated(page)
  const all = page.locator('article .code pre')
  const wide = all.nth(
    await all.evaluateAll((blocks) => blocks.findIndex((block) => block.scrollWidth > block.clientWidth + 150)),
  )
  await wide.evaluate((block) => block.scrollIntoView({ block: 'center' }))
  await atRest(page)
  const place = () => page.evaluate(() => [scrollX, scrollY, visualViewport?.pageLeft])
  const before = await place()
  const session = await page.context().newCDPSession(page)
  // One gesture had no effect in a run on a busy machine. The cause is unknown, so the gesture is repeated.
  const swipe = async () => {
    const box = await wide.boundingBox()
    const y = (box?.y ?? 0) + Math.min(60, (box?.height ?? 0) / 2)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: number[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((x) => ({ x, y })) })
    await touch('touchStart', [320])
    for (let x = 310; x >= 160; x -= 10) await touch('touchMove', [x])
    await touch('touchEnd', [])
    await atRest(page)
    return wide.evaluate((block) => block.scrollLeft)
  }
  await expect.poll(swipe).toBeGreaterThan(80)
  expect(await place()).toEqual(before)
})

it.each([
  ['the field of a list', '/docs/algorithms-data-structures/intro-algorithms'],
  ['a player', '/docs/algorithms-data-structures/algorithms/math/fibonacci'],
  ['a simulation', '/docs/guide/shorelark'],
  ['the tester of regular expressions', '/docs/cheatsheet/regexp'],
  ['the filters of results', '/search?q=react'],
  ['practice', '/docs/other/react-questions'],
])('has letters of 16 px in fields and lists, because phones zoom in on smaller ones: %s', async (name, path) => {
  const page = await browser.open(path, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await hydrated(page)
  if (name === 'practice') await page.getByRole('button', { name: 'Practise' }).tap()
  const fields = page
    .locator('main :is(select, textarea, input:is([type="text"], [type="search"], [type="number"]))')
    .filter({ visible: true })
  await expect.poll(() => fields.count()).toBeGreaterThan(0)
  const sizes = await fields.evaluateAll((all) =>
    all.map((field) => [field.ariaLabel ?? field.tagName, Number.parseFloat(getComputedStyle(field).fontSize) >= 16]),
  )
  expect(sizes.filter(([, enough]) => !enough)).toEqual([])
})
