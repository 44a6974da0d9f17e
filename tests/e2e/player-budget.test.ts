import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

it('fetches at most 12 kB of script for shell and stage, 15 kB with the subject and its traced algorithm, when it comes into view', async () => {
  const page = await browser.open('/docs/algorithms-data-structures/algorithms/sort/quick-sort')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const sizes = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
    )
  const before = await sizes()
  expect(before.filter(({ name }) => name.includes('player'))).toEqual([])
  await page.evaluate(() => document.querySelector('[data-island=step-player]')?.scrollIntoView({ block: 'center' }))
  await page.waitForFunction(() => document.querySelector('.player')?.parentElement?.matches('[data-island]'))
  const fetched = (await sizes()).slice(before.length)
  expect(fetched.length).toBeGreaterThan(2)
  const total = (some: typeof fetched) => some.reduce((sum, { size }) => sum + size, 0)
  const ofThisSort = fetched.filter(({ name }) => /\/(?:quick-sort|sort-|numbers|compare|random|swap)/.test(name))
  expect(ofThisSort.length).toBeGreaterThan(3)
  expect(total(fetched) - total(ofThisSort)).toBeLessThanOrEqual(12_000)
  expect(total(fetched)).toBeLessThanOrEqual(15_000)
})

it('changes only few parts of the page at a step, with 100 elements', async () => {
  const page = await browser.open('/docs/algorithms-data-structures/algorithms/sort/quick-sort')
  await hydrated(page)
  await page.evaluate(() => document.querySelector('[data-island=step-player]')?.scrollIntoView({ block: 'center' }))
  await page.waitForFunction(() => document.querySelector('.player')?.parentElement?.matches('[data-island]'))
  const player = page.locator('.player').first()
  await player.getByLabel('Input', { exact: true }).selectOption('100 random')
  await page.waitForFunction(() => document.querySelectorAll('.player .i').length === 100)
  await page.evaluate(() => {
    const changed: unknown[] = []
    Object.assign(window, { changed })
    new MutationObserver((records) => changed.push(...records)).observe(document.querySelector('.player') as Element, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  await player.locator('.stage').focus()
  const steps = 60
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight')
  const changes = await page.evaluate(() => (window as unknown as { changed: unknown[] }).changed.length)
  expect(changes).toBeGreaterThan(steps)
  // A step changes the sentence, the counters, the current line, and two or three items.
  expect(changes / steps).toBeLessThan(25)
})
